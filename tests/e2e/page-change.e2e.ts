import type { Page } from '@playwright/test';
import { loadCompany, loadPage, loadSite } from '#app/content/load.server.ts';
import { pageTitle } from '#app/seo/page-title.ts';
import { countScrolls, expect, open, restingScroll, test } from './journey.ts';

const { name } = loadCompany();
const { footer, nav, skipToContent } = loadSite('en');
const privacy = loadPage('en', { path: '/privacy', kind: 'legal' });
const home = loadPage('en', { path: '/', kind: 'home' });

test('a new page scrolls smoothly to its top, with its title and the focus on its headline', async ({ page }) => {
  await open(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.privacy });
  await link.scrollIntoViewIfNeeded();
  await restingScroll(page);
  const scrolls = await countScrolls(page);
  await link.click();
  await expect(page).toHaveTitle(pageTitle(privacy.meta.title, name));
  await expect(page.getByRole('heading', { level: 1, name: privacy.hero.title })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await scrolls()).toBeGreaterThan(3);
});

test('a way to a part of another page gives the focus to the heading of that part', async ({ page }) => {
  await open(page, '/sap');
  await page.getByRole('main').getByRole('link', { name: nav.menus.erp, exact: true }).click();
  await expect(page).toHaveURL('/services#erp');
  await expect(page.getByRole('heading', { level: 2, name: nav.menus.erp, exact: true })).toBeFocused();
});

test('pages cross-fade as pictures of the window, not of a page in all its length', async ({ page }) => {
  await page.addInitScript(() => {
    performance.now = () => 0;
    const pictures: { name: string; height: number }[] = [];
    Object.assign(window, { pictures });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (this: Document, ...update) {
      const transition = start.apply(this, update);
      transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const name = (effect as KeyframeEffect).pseudoElement;
          if (!name?.startsWith('::view-transition')) continue;
          const { height } = getComputedStyle(document.documentElement, name);
          pictures.push({ name, height: Number.parseFloat(height) });
        }
      });
      return transition;
    };
  });
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.privacy }).click();
  await expect(page).toHaveTitle(pageTitle(privacy.meta.title, name));

  const pictures = await page.evaluate(
    () => (window as unknown as { pictures: { name: string; height: number }[] }).pictures,
  );
  expect(pictures.map((picture) => picture.name)).toContain('::view-transition-new(root)');
  expect(Math.max(...pictures.map(({ height }) => height))).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
});

test('on a slow device the next page comes at once, with no cross-fade', async ({ page }) => {
  await page.addInitScript(() => {
    let now = 0;
    performance.now = () => {
      now += 1000;
      return now;
    };
    const started: number[] = [];
    Object.assign(window, { started });
    const start = Document.prototype.startViewTransition;
    Document.prototype.startViewTransition = function (this: Document, ...update) {
      started.push(now);
      return start.apply(this, update);
    };
  });
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.privacy }).click();
  await expect(page).toHaveTitle(pageTitle(privacy.meta.title, name));
  await expect(page.getByRole('heading', { level: 1, name: privacy.hero.title })).toBeFocused();

  expect(await page.evaluate(() => (window as unknown as { started: number[] }).started)).toEqual([]);
});

test('with reduced motion a new page begins at its top at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: footer.privacy }).click();
  await expect(page).toHaveTitle(pageTitle(privacy.meta.title, name));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('without a cross-fade the page that was pointed at is there before its address', async ({ page }) => {
  await withoutCrossFade(page);
  await open(page, '/');
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelectorAll('h1').length > 1) return;
      observer.disconnect();
      Object.assign(window, { addressOfNext: window.location.pathname });
    });
    const watch = () => observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('click', watch, { capture: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: footer.privacy }).hover();
  await expect(page.locator('h1')).toHaveCount(2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveTitle(pageTitle(privacy.meta.title, name));

  expect(await page.evaluate(() => (window as unknown as { addressOfNext: string }).addressOfNext)).toBe('/');
  await expect(page.getByRole('heading', { level: 1, name: privacy.hero.title })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const [manner, prepare] of [
  ['', async () => {}],
  [', also where pages do not cross-fade', withoutCrossFade],
] as const) {
  test(`Back and Forward restore where the reader was${manner}`, async ({ page }) => {
    await prepare(page);
    await open(page, '/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: footer.privacy });
    await link.scrollIntoViewIfNeeded();
    const left = await restingScroll(page);
    expect(left).toBeGreaterThan(1000);
    await link.hover();
    await expect(page.locator('h1')).toHaveCount(2);
    await link.click();
    await expect(page).toHaveURL('/privacy');
    await restingScroll(page);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    await restingScroll(page);
    await page.goBack();
    await expect(page).toHaveTitle(pageTitle(home.meta.title, name));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1);
    await page.goForward();
    await expect(page).toHaveTitle(pageTitle(privacy.meta.title, name));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(300, -1);
  });
}

for (const [manner, openAnew] of [
  ['is loaded again', async (page) => void (await page.reload())],
  [
    'is come back to from elsewhere',
    async (page) => {
      await page.goto('/robots.txt');
      await page.goBack();
    },
  ],
] as [string, (page: Page) => Promise<void>][]) {
  test(`a page that ${manner} shows the same where the reader was`, async ({ page }) => {
    await open(page, '/');
    const heading = page.getByRole('heading', { name: home.testimonials.title });
    await heading.scrollIntoViewIfNeeded();
    const left = await restingScroll(page);
    const before = await heading.boundingBox();
    await openAnew(page);
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    expect(await restingScroll(page)).toBe(left);
    expect(await heading.boundingBox()).toEqual(before);
  });
}

test('words that an address leads to are in view, also where the style sheet is late', async ({ page }) => {
  await page.route('**/assets/site-*.css', async (route) => {
    await new Promise((late) => setTimeout(late, 1500));
    await route.continue();
  });
  await page.goto(`/#:~:text=${encodeURIComponent(home.advisory.title)}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(page.getByRole('heading', { name: home.advisory.title })).toBeInViewport({ ratio: 1 });
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
  await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeFocused();
  await restingScroll(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await restingScroll(page);
  const scrolls = await countScrolls(page);
  await logo.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await scrolls()).toBeGreaterThan(3);
});

test('a page asked for with a slash at its end or in capitals is the one canonical page', async ({ page }) => {
  await page.goto('/SAP/');
  await expect(page).toHaveURL('/sap');
});

/** As on a device that is slow, or has no view transitions. */
async function withoutCrossFade(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
}
