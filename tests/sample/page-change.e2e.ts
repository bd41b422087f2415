import { contentOf, menuNames, titleOf } from '#app/testing/content-of.ts';
import { countScrolls, expect, open, restingScroll, test, windowTitle } from '#tests/e2e/fixtures.ts';
import { site } from '#tests/e2e/site.ts';

const { name } = site.company();
const { footer, motion, skipToContent } = site.words('en');
const privacy = site.page('en', { path: '/privacy' });
const home = site.page('en', { path: '/' });

test('a new page scrolls smoothly to its top, with its title and the focus on its headline', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.privacy });
  await link.scrollIntoViewIfNeeded();
  await restingScroll(page);
  const scrolls = await countScrolls(page);
  await link.click();
  await expect(page).toHaveTitle(windowTitle(privacy.meta.title));
  await expect(page.getByRole('heading', { level: 1, name: titleOf(site, 'en', '/privacy') })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await scrolls()).toBeGreaterThan(1);
});

test('a way to a part of another page gives the focus to the heading of that part', async ({ page }) => {
  const { erp } = menuNames(site, 'en');
  await open(page, '/sap');
  await page.getByRole('main').getByRole('link', { name: erp, exact: true }).click();
  await expect(page).toHaveURL('/services#erp');
  await expect(page.getByRole('heading', { level: 2, name: erp, exact: true })).toBeFocused();
});

test('pages cross-fade, and not while motion is paused', async ({ page }) => {
  await page.addInitScript(() => {
    const transitions: string[] = [];
    Object.assign(window, { transitions });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (this: Document, ...update) {
      transitions.push(window.location.pathname);
      return start.apply(this, update);
    };
  });
  const transitions = () => page.evaluate(() => (window as unknown as { transitions: string[] }).transitions);
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.privacy }).click();
  await expect(page).toHaveTitle(windowTitle(privacy.meta.title));
  expect(await transitions()).toHaveLength(1);

  await page.getByRole('button', { name: motion.pause }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: footer.accessibility }).click();
  await expect(page).toHaveURL('/accessibility');
  expect(await transitions()).toHaveLength(1);
});

test('with reduced motion a new page begins at its top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.privacy }).click();
  await expect(page).toHaveTitle(windowTitle(privacy.meta.title));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Back and Forward restore where the reader was', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.privacy });
  await link.scrollIntoViewIfNeeded();
  const left = await restingScroll(page);
  expect(left).toBeGreaterThan(1000);
  await link.click();
  await expect(page).toHaveTitle(windowTitle(privacy.meta.title));
  await expect.poll(() => restingScroll(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await restingScroll(page);
  await page.goBack();
  await expect(page).toHaveTitle(windowTitle(home.meta.title));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page).toHaveTitle(windowTitle(privacy.meta.title));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
});

test('Back leads from each part of a page to where the reader was before', async ({ page }) => {
  await open(page, '/services');
  const left: number[] = [];
  for (const part of ['#security', '#erp']) {
    const link = page.getByRole('main').locator(`a[href="${part}"]`).first();
    await link.scrollIntoViewIfNeeded();
    left.push(await restingScroll(page));
    await link.click();
    await expect(page).toHaveURL(`/services${part}`);
    expect(Math.abs((await restingScroll(page)) - Number(left.at(-1)))).toBeGreaterThan(100);
  }
  for (const place of left.reverse()) {
    await page.goBack();
    await expect.poll(() => restingScroll(page)).toBe(place);
  }
  await expect(page).toHaveURL('/services');
});

test('a link and Back at once end on the page that Back leads to', async ({ page }) => {
  await open(page, '/accessibility');
  const own = page.getByRole('heading', { level: 1, name: titleOf(site, 'en', '/accessibility') });
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.privacy });
  for (const moment of [0, 120]) {
    await link.evaluate(async (element: HTMLElement, wait) => {
      element.click();
      while (location.pathname !== '/privacy') await new Promise((go) => setTimeout(go));
      await new Promise((go) => setTimeout(go, wait));
      history.back();
    }, moment);
    await expect(page).toHaveURL('/accessibility');
    // What comes late comes within a second.
    await page.waitForTimeout(1000);
    await expect(own).toBeFocused();
  }
});

test('a page whose data is gone is loaded as a document, and Back restores where the reader was', async ({
  page,
  noise,
}) => {
  noise.allow(/404/);
  await page.route('**/privacy.data', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route('**/privacy', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Gone</h1>' }),
  );
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.privacy });
  await link.scrollIntoViewIfNeeded();
  const left = await restingScroll(page);
  // Chromium notes where the reader is within a second; whoever leaves sooner for another document finds the top again.
  await page.waitForTimeout(1500);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Gone' })).toBeVisible();
  await expect(page).toHaveURL('/privacy');
  await page.goBack();
  await expect(page).toHaveTitle(windowTitle(home.meta.title));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test('a page that is loaded again shows the same where the reader was', async ({ page }) => {
  await open(page, '/');
  const heading = page.getByRole('heading', { name: contentOf(site, 'en', '/', 'testimonials').title });
  await heading.scrollIntoViewIfNeeded();
  const left = await restingScroll(page);
  const top = async () => (await heading.boundingBox())?.y ?? 0;
  const before = await top();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  // Text in the fallback font is a few pixels higher or lower until the font is there.
  await expect.poll(async () => Math.abs((await restingScroll(page)) - left)).toBeLessThan(12);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(12);
});

test('words that an address leads to are in view', async ({ page }) => {
  const { title } = contentOf(site, 'en', '/', 'advisory');
  await page.goto(`/#:~:text=${encodeURIComponent(title)}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
});

test('the first Tab reaches the skip link, which leads past the navigation', async ({ page }) => {
  await open(page, '/sap');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('the logo leads home and, on home, smoothly to the top', async ({ page }) => {
  await open(page, '/sap');
  const logo = page.getByRole('banner').getByRole('link', { name, exact: true });
  await logo.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: titleOf(site, 'en', '/') })).toBeFocused();
  await restingScroll(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await restingScroll(page);
  const scrolls = await countScrolls(page);
  await logo.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await scrolls()).toBeGreaterThan(1);
});

test('a document draws its first view by itself, without script too; the next page shows a file', async ({
  page,
  browser,
}) => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/sap');
  await expect(plain.locator('.hero-picture path').first()).toBeVisible();
  await plain.close();

  await open(page, '/sap');
  const drawn = page.locator('svg.hero-picture');
  await expect(drawn.locator('path').first()).toBeVisible();
  await page.getByRole('main').locator('a[href="/contact-us"]').first().click();
  await expect(page.locator('img.hero-picture')).toBeVisible();
  await page.goBack();
  await expect(drawn.locator('path').first()).toBeVisible();
});
