import { chromium, type Page } from '@playwright/test';
import { speculationRules } from '#server/http/headers/headers.ts';
import { chromiumFlags, findChromium } from '#tools/dev/find-chromium.ts';
import { expect, open, settle, test } from './fixtures.ts';
import { pageWith } from './pages.ts';
import { firstLocale, fixedPaths, site } from './site.ts';

const { motion } = site.words(firstLocale);

test('pages fade into each other, and not while motion is paused or reduced', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = viewTransition ? 'yes' : 'no';
      viewTransition?.ready.then(
        () => {
          const moves = document.getAnimations().filter(({ effect }) => {
            return (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition-new');
          });
          document.documentElement.dataset.fades = String(moves.length);
        },
        () => {},
      );
    });
  });
  const { privacy, accessibility, contact } = fixedPaths;
  const follow = async (path: string) => {
    await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
  };
  await open(page, '/');
  await follow(privacy);
  await expect(page.locator('html')).toHaveAttribute('data-fades', '1');
  await page.getByRole('button', { name: motion.pause }).click();
  await follow(accessibility);
  await expect(page.locator('html')).toHaveAttribute('data-fades', '0');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await follow(contact);
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'no');
});

test('Back shows the very page that was left, with its menus closed', async ({ baseURL }) => {
  // Playwright turns the browser's cache of whole pages off, and loses sight of a page that comes from it.
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  const run = async (expression: string) =>
    (await session.send('Runtime.evaluate', { expression })).result.value as unknown;
  const go = async (path: string, then: string) => {
    await run(path === 'back' ? 'history.back()' : `location.assign('${new URL(path, baseURL)}')`);
    await expect.poll(() => run(then).catch(String)).toBe(true);
  };
  await page.goto(new URL('/', baseURL).href);
  await run(`window.kept = true; document.querySelector('.nav-group').open = true`);
  await go(fixedPaths.privacy, `location.pathname === '${fixedPaths.privacy}' && document.readyState === 'complete'`);
  await go('back', `location.pathname === '/' && window.kept === true`);
  expect(await run(`document.querySelector('.nav-group[open]') === null`)).toBe(true);
  await browser.close();
});

test('a page that is pointed at is fetched before it is opened', async ({ page, request }) => {
  const answer = await page.goto('/');
  expect(answer?.headers()['speculation-rules']).toBe(`"${speculationRules}"`);
  const rules = await request.get(speculationRules);
  expect(rules.headers()['content-type']).toBe('application/speculationrules+json');
  expect(await rules.json()).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
});

test('where a browser lacks speculation rules, a page that is pointed at is fetched once', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await open(page, '/');
  for (const path of ['/', fixedPaths.contact, fixedPaths.contact]) {
    await page.mouse.move(0, 0);
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().hover();
  }
  const fetched = page.locator(`link[rel="prefetch"][href="${fixedPaths.contact}"]`);
  await expect(fetched).toHaveCount(1);
});

test('React comes once an island is in view or used, and a button that was pressed before acts then', async ({
  page,
}) => {
  const { path, content } = pageWith('testimonials');
  const react = scriptsOfReact(page);
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(path);
  await settle(page);
  expect(react).toEqual([]);
  const island = page.locator('[data-island="testimonials"]');
  const dot = island.locator('.dot').last();
  await dot.evaluate((button: HTMLElement) => {
    button.focus({ preventScroll: true });
    button.click();
  });
  await expect(island).toHaveAttribute('data-started', '');
  await expect(page.locator('.quote[data-current] blockquote')).toHaveText(content.items.at(-1)?.quote ?? '');
  expect(react).toHaveLength(1);
});

test('from the first sign of a visitor on React comes within a screen of an island', async ({ page }) => {
  const { path } = pageWith('tabs');
  const react = scriptsOfReact(page);
  const island = page.locator('[data-island="tabs"]');
  await page.goto(path);
  const top = await island.evaluate((part) => part.getBoundingClientRect().top);
  // The island begins just below the window.
  await page.setViewportSize({ width: 1280, height: Math.floor(top * 0.9) });
  react.length = 0;
  await page.reload();
  await settle(page);
  expect(react).toEqual([]);
  await page.mouse.move(10, 10);
  await expect(island).toHaveAttribute('data-started', '');
  expect(react).toHaveLength(1);
});

/** Fills with the addresses of React that the page fetches. */
function scriptsOfReact(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => request.url().includes('/react') && urls.push(request.url()));
  return urls;
}
