import { countScrolls, expect, open, restingScroll, test } from '#tests/e2e/fixtures.ts';

test.beforeEach(({ page }) => open(page, '/'));

test('Explore Solutions scrolls smoothly down by a window and takes the focus along', async ({ page }) => {
  const scrolls = await countScrolls(page);
  await page.getByRole('link', { name: 'Explore Solutions' }).press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  expect(await scrolls()).toBeGreaterThan(1);
  await expect(page).toHaveURL('/');
  await expect(page.locator('h2:focus')).toBeInViewport();
  await page.keyboard.press('Tab');
  expect(await restingScroll(page)).toBeGreaterThanOrEqual(900);
});

test('the client strip holds the list of eight twice, the second silent, and goes round in 30 s', async ({ page }) => {
  const lists = page.locator('.strip ul');
  await expect(lists).toHaveCount(2);
  await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true');
  const [sources, copies] = await lists.evaluateAll((both) =>
    both.map((list) => [...list.querySelectorAll('img')].map(({ src }) => src)),
  );
  expect(sources).toHaveLength(8);
  expect(copies).toEqual(sources);
  await expect(lists.nth(0)).toHaveCSS('animation-duration', '30s');
  await expect(lists.nth(0)).toHaveCSS('animation-iteration-count', 'infinite');
  const offsets = await lists.evaluateAll((both) =>
    both.map((list) => {
      const [animation] = list.getAnimations();
      if (animation) animation.currentTime = 29_999.9;
      return list.getBoundingClientRect().left;
    }),
  );
  expect(offsets[1]).toBeCloseTo(0, 0);

  // A mouse that rests on it holds it.
  const strip = page.locator('.strip');
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.locator('ul').first()).toHaveCSS('animation-play-state', 'running');
  await strip.hover({ force: true });
  await expect(strip.locator('ul').first()).toHaveCSS('animation-play-state', 'paused');
});

test('the client strip fades in once, when a tenth of it is visible', async ({ page }) => {
  const block = page.locator('section:has(> .strip)');
  await expect(block).toHaveCSS('opacity', '0');
  const { top, height } = await block.evaluate((section) => {
    const box = section.getBoundingClientRect();
    // The waiting block stands a little lower than it will.
    return { top: box.top + scrollY, height: box.height };
  });
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 900 + height * 0.08);
  await restingScroll(page);
  await expect(block).toHaveAttribute('data-reveal', 'waiting');
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 900 + height * 0.13);
  await expect(block).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await restingScroll(page);
  await expect(block).toHaveCSS('opacity', '1');
});

test('content below the first view arrives once, and what is in view is never hidden', async ({ page }) => {
  const waiting = page.locator('[data-reveal="waiting"]');
  // The parts are marked with the first word of an IntersectionObserver, after the page is ready.
  await expect.poll(() => waiting.count()).toBeGreaterThan(5);
  const tops = await waiting.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(900);
  for (let y = 0; y < 9000; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await restingScroll(page);
  }
  await expect(waiting).toHaveCount(0);
});
