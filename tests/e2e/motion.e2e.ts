import type { Page } from '@playwright/test';
import { timings } from '#app/browser/timings.ts';
import { fill } from '#shared/fill.ts';
import { expect, mobile, open, openWithHeldTime, rememberPause, settledScroll, swipe, test } from './fixtures.ts';
import { pageWith } from './pages.ts';
import { firstLocale, fixedPaths, site } from './site.ts';

const { motion, carousel } = site.shellWords(firstLocale);

const shownPhrase = (page: Page) => page.locator('.phrases > [data-current]');
const shownQuote = (page: Page) => page.locator('.testimonials [data-current] blockquote');

/** A page with time standing still and everything paused, then set going: all timers begin now. */
async function startAllTimers(page: Page, path: string): Promise<void> {
  await rememberPause(page);
  await openWithHeldTime(page, path);
  await page.getByRole('button', { name: motion.play }).click();
  await expect(page.getByRole('button', { name: motion.pause })).toBeVisible();
}

async function expectRound(page: Page, shown: typeof shownQuote, texts: string[], every: number): Promise<void> {
  for (const text of [...texts, ...texts.slice(0, 1)]) {
    await expect(shown(page)).toHaveText(text);
    await page.clock.runFor(every - 1);
    await expect(shown(page)).toHaveText(text);
    await page.clock.runFor(1);
    await expect(shown(page)).not.toHaveText(text);
  }
}

test('the phrase of the hero changes at its pace and begins again, until the motion switch pauses it', async ({
  page,
}) => {
  const { path, content } = pageWith('hero', ({ phrases }) => phrases !== undefined);
  const texts = (content.phrases ?? []).map(({ text }) => text);
  await startAllTimers(page, path);
  await expectRound(page, shownPhrase, texts, timings.phrase);
  await page.getByRole('button', { name: motion.pause }).click();
  await page.clock.runFor(20 * timings.phrase);
  await expect(shownPhrase(page)).toHaveText(texts[1] ?? '');
  await page.getByRole('button', { name: motion.play }).click();
  await page.clock.runFor(timings.phrase);
  await expect(shownPhrase(page)).not.toHaveText(texts[1] ?? '');
});

test('quotes change at their pace, a dot shows its own, and the focus stops them until a person starts them again', async ({
  page,
}) => {
  const { path, content } = pageWith('testimonials');
  const [first, second] = content.items;
  await startAllTimers(page, path);
  const track = page.locator('.testimonials .carousel-track');
  await track.scrollIntoViewIfNeeded();
  await settledScroll(page);
  await expect(track).toHaveAttribute('aria-live', 'off');
  await expectRound(
    page,
    shownQuote,
    content.items.map(({ quote }) => quote),
    timings.testimonial,
  );
  const quotes = page.getByRole('region', { name: content.title });
  const dot = quotes.getByRole('button', { name: fill(carousel.goTo, { n: 1, title: first?.author ?? '' }) });
  await dot.press('Enter');
  await expect(shownQuote(page)).toHaveText(first?.quote ?? '');
  await expect(dot).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(3 * timings.testimonial);
  await expect(shownQuote(page)).toHaveText(first?.quote ?? '');
  // What a person asked for is told, what goes round is not.
  await expect(track).toHaveAttribute('aria-live', 'polite');
  await quotes.getByRole('button', { name: carousel.play }).press('Enter');
  await expect(track).toHaveAttribute('aria-live', 'off');
  await page.clock.runFor(timings.testimonial);
  await expect(shownQuote(page)).toHaveText(second?.quote ?? '');
});

test.describe('on a phone', () => {
  test.use(mobile);

  test('a swipe shows the next quote or the last', async ({ page }) => {
    const { path, content } = pageWith('testimonials');
    await rememberPause(page);
    await open(page, path);
    const quotes = page.locator('.testimonials .carousel-track');
    await quotes.scrollIntoViewIfNeeded();
    await expect(quotes).toHaveRole('region');
    await swipe(quotes, 300, 60);
    await expect(shownQuote(page)).toHaveText(content.items[1]?.quote ?? '');
    await swipe(quotes, 60, 300);
    await expect(shownQuote(page)).toHaveText(content.items[0]?.quote ?? '');
  });
});

test('the strip of clients holds its list twice, the second silent, goes round in 30 s and waits below the mouse', async ({
  page,
}) => {
  await open(page, pageWith('logos', ({ look }) => look === 'strip').path);
  const lists = page.locator('.strip ul');
  await expect(lists).toHaveCount(2);
  await expect(lists.nth(1)).toHaveAttribute('aria-hidden', 'true');
  const [marks, copies] = await lists.evaluateAll((both) =>
    both.map((list) => [...list.querySelectorAll('img')].map(({ src }) => src)),
  );
  expect(copies).toEqual(marks);
  await expect(lists.first()).toHaveCSS('animation-duration', '30s');
  await page.locator('.strip').scrollIntoViewIfNeeded();
  await expect(lists.first()).toHaveCSS('animation-play-state', 'running');
  await page.locator('.strip').hover({ force: true });
  await expect(lists.first()).toHaveCSS('animation-play-state', 'paused');
});

test('content below the first view arrives once as one scrolls, and what is in view is never hidden', async ({
  page,
}) => {
  await open(page, '/');
  const faint = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('[data-reveal]')].map((part) => [
        getComputedStyle(part).opacity,
        part.getBoundingClientRect().top,
      ]);
      return parts.filter(([opacity]) => opacity !== '1').map(([, top]) => Number(top));
    });
  await page.mouse.move(200, 200);
  await expect.poll(async () => (await faint()).length).toBeGreaterThan(0);
  for (const top of await faint()) expect(top).toBeGreaterThanOrEqual(900);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await settledScroll(page);
  }
  await expect.poll(faint).toEqual([]);
});

test('the choice of the motion switch is remembered, whatever the device asks for, and at first follows it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await expect(page.getByRole('button', { name: motion.play })).toBeVisible();
  expect(await findMoving(page)).toEqual([]);
  await page.getByRole('button', { name: motion.play }).click();
  await open(page, fixedPaths.contact);
  await expect(page.getByRole('button', { name: motion.pause })).toBeVisible();
});

function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1)
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.className}`),
  );
}
