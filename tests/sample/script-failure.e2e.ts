import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { contentOf, titleOf } from '#app/testing/content-of.ts';
import { readLiveRegions } from '#tests/e2e/accessibility-tree.ts';
import { findEndlessMotion } from '#tests/e2e/endless-motion.ts';
import { expect, fillForm, hold, type Noise, open, test, windowTitle } from '#tests/e2e/fixtures.ts';
import { walk } from '#tests/e2e/key-walk.ts';
import { tabsPage } from '#tests/e2e/pages.ts';
import { firstLocale, fixedPaths, site } from '#tests/e2e/site.ts';

const { failure, motion, nav, skipToContent } = site.words(firstLocale);
const tabs = contentOf(site, firstLocale, tabsPage, 'tabs');
const scripts = '**/assets/*.js';

/** Lets no file of this kind come, and allows what the console says of it. */
async function fail(page: Page, noise: Noise, files: string | RegExp): Promise<void> {
  noise.allow(/ERR_FAILED|Failed to fetch|Failed to load|Error loading route module/);
  await page.route(files, (route) => route.abort());
}

async function expectAllPanels(page: Page): Promise<void> {
  for (const { title } of Object.values(tabs.tabContent))
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
}

for (const [what, files] of [
  ['the scripts', scripts],
  ['the script of pages', /\/assets\/page[^/]*\.js/],
] as const)
  test(`when ${what} cannot be had, the page reads and a notice offers to load it again`, async ({ page, noise }) => {
    await fail(page, noise, files);
    await page.goto(tabsPage);
    const notice = page.getByRole('status').filter({ hasText: failure.title });
    await expect(notice).toBeVisible();
    await expect(page.locator('.splash')).toBeHidden();
    await expectAllPanels(page);
    await page.unroute(files);
    await notice.getByRole('link', { name: failure.reload }).click();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await expect(notice).toBeHidden();
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  });

for (const { path, width, height } of [
  { path: '/', width: 320, height: 256 },
  { path: fixedPaths.contact, width: 360, height: 740 },
])
  test(`the notice on ${path} hides no stop of the Tab key and is said once`, async ({ page, noise }) => {
    await page.setViewportSize({ width, height });
    await fail(page, noise, scripts);
    const letFail = await hold(page, scripts);
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const noticed = async () => (await readLiveRegions(page))[0];
    expect(await noticed()).toEqual({ live: 'polite', text: '' });
    letFail();
    const words = `${failure.title} ${failure.description} ${failure.reload}`;
    await expect.poll(noticed).toEqual({ live: 'polite', text: words });
    await expect(page.locator('.splash')).toBeHidden();

    const { landings } = await walk(page, (controls) => Array(controls).fill('Tab'));
    expect(landings.length).toBeGreaterThan(10);
    expect(landings.filter(({ unseen }) => unseen)).toEqual([]);
  });

test('when the scripts cannot be had, nothing goes on moving and all clients are there', async ({ page, noise }) => {
  await fail(page, noise, scripts);
  await page.goto('/');
  await page.locator('html[data-failed]').waitFor({ state: 'attached' });
  await expect(page.locator('.splash')).toBeHidden();
  expect(await findEndlessMotion(page)).toEqual([]);
  const marks = page.locator('.strip img').filter({ visible: true });
  await expect(marks).toHaveCount(8);
  const ends = await marks.evaluateAll((images) => images.map((image) => image.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(1280);
});

test('when a page throws as it begins, another one says so and offers to load it again', async ({ page, noise }) => {
  noise.allow(/broken on purpose|page error|Minified React error|Failed to load/);
  await page.addInitScript(() => {
    window.IntersectionObserver = class {
      constructor() {
        throw new Error('broken on purpose');
      }
    } as unknown as typeof IntersectionObserver;
  });
  await page.goto(tabsPage);
  await expect(page.getByRole('heading', { level: 1, name: failure.title })).toBeVisible();
  await expect(page).toHaveTitle(failure.title);
  await expect(page.getByRole('link', { name: failure.reload })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: skipToContent })).toBeFocused();
});

for (const when of ['before the scripts run', 'once the page reacts'] as const)
  test(`a link leads on when an extension takes elements out of the head ${when}`, async ({ page }) => {
    const takeOut = () =>
      page.evaluate(() => {
        const taken = 'head > :is(meta, link, title), [type="application/ld+json"]';
        for (const element of document.querySelectorAll(taken)) element.remove();
      });
    const letCome = await hold(page, scripts);
    await page.goto(tabsPage, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    if (when === 'before the scripts run') await takeOut();
    letCome();
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    if (when === 'once the page reacts') await takeOut();
    await page.getByRole('contentinfo').locator(`a[href="${fixedPaths.privacy}"]`).click();
    await expect(
      page.getByRole('heading', { level: 1, name: titleOf(site, firstLocale, fixedPaths.privacy) }),
    ).toBeFocused();
    await expect(page).toHaveTitle(windowTitle(site.page(firstLocale, { path: fixedPaths.privacy }).meta.title));
  });

/** A browser whose person has forbidden all sites to keep anything, as its settings write it down. */
const storageForbidden = test.extend({
  context: async ({ playwright }, use, { outputDir }) => {
    const profile = join(outputDir, 'profile');
    mkdirSync(join(profile, 'Default'), { recursive: true });
    const settings = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(settings));
    const context = await playwright.chromium.launchPersistentContext(profile);
    await use(context);
    await context.close();
  },
});

storageForbidden(
  'where the browser forbids storage the page reacts, its switch and its form work, and links lead on',
  async ({ page }) => {
    await open(page, tabsPage);
    expect(await page.evaluate(() => Object.keys(localStorage)).catch(String)).toContain('Access is denied');
    await expect(page.locator('html')).not.toHaveAttribute('data-failed');
    const tab = page.getByRole('tab').nth(1);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: motion.pause }).click();
    await expect(page.getByRole('button', { name: motion.play })).toBeVisible();
    await page.getByRole('navigation', { name: nav.label }).getByRole('link', { name: nav.contact }).click();
    await expect(page).toHaveURL(fixedPaths.contact);
    await fillForm(page, { name: 'Ana', email: 'ana', message: 'Hola' });
    await page.locator('.form-fields button').press('Enter');
    await expect(page.locator('#email')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(tabsPage);
    await expect(page.getByRole('button', { name: motion.play })).toBeVisible();
  },
);
