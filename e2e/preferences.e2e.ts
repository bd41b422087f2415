import { loadPage, loadSite } from '#content/load.server.ts';
import { findCutTexts } from './cut-texts.ts';
import { expect, open, test } from './journey.ts';

const { nav, motion } = loadSite('en');
const shown = ['/', '/sap', '/contact-us', '/es/hire-an-erp-consultant', '/es/partners-clients'];

for (const path of shown) {
  test(`${path} loses nothing at 320 px with the text spacing of WCAG 1.4.12`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
        element.style.setProperty('line-height', '1.5', 'important');
        element.style.setProperty('letter-spacing', '0.12em', 'important');
        element.style.setProperty('word-spacing', '0.16em', 'important');
        if (element.matches('p')) element.style.setProperty('margin-bottom', '2em', 'important');
      }
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await findCutTexts(page)).toEqual([]);
  });
}

test('with reduced motion nothing moves by itself and nothing waits to be revealed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => effect?.getComputedTiming().endTime)
      .filter((end) => Number(end) > 1),
  );
  expect(running).toEqual([]);
  for (const part of await page.locator('[data-reveal]').all()) await expect(part).toHaveCSS('opacity', '1');
  await expect(page.getByRole('button', { name: motion.play })).toBeVisible();
});

test('in forced colors selection, current dot and buttons are told by more than their own colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/sap');
  await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-style', 'solid');
  const border = await page.getByRole('link', { name: loadSite('en').service.start }).evaluate((button) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(button);
    return borderTopColor !== backgroundColor;
  });
  expect(border).toBe(true);
  await open(page, '/');
  const dots = await page
    .locator('.dot')
    .evaluateAll((all) => all.map((dot) => getComputedStyle(dot, '::before').backgroundColor));
  expect(new Set(dots).size).toBe(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)).toBe(
    'solid',
  );
});

test('in print splash, bar and what needs a screen are gone, and all that waits to be revealed is there', async ({
  page,
}) => {
  await open(page, '/sap');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.splash', '.skip', '.desk-nav', '.header-tools', '.carousel-controls', '.failure', '.toasts'])
    await expect(page.locator(part)).toBeHidden();
  await expect(page.getByRole('navigation', { name: nav.label })).toBeHidden();
  for (const part of await page.locator('[data-reveal]').all()) await expect(part).toHaveCSS('opacity', '1');
});

test('in print all panels of a service page and all testimonials are there', async ({ page }) => {
  const { tabs } = loadPage('en', { path: '/sap', kind: 'service' });
  await open(page, '/sap');
  await page.emulateMedia({ media: 'print' });
  for (const { title } of Object.values(tabs.tabContent))
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.emulateMedia({ media: null });
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  for (const quote of await page.locator('.quote').all()) await expect(quote).toBeVisible();
});
