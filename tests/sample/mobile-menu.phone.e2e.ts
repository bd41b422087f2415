import type { Page } from '@playwright/test';
import { menuNames } from '#app/testing/content-of.ts';
import { readFocused } from '#tests/e2e/accessibility-tree.ts';
import { expect, open, test } from '#tests/e2e/fixtures.ts';
import { testedLocales } from '#tests/e2e/pages.ts';
import { findLanguage, localizedPath, site } from '#tests/e2e/site.ts';
import { findTabFaults } from '#tests/e2e/tab-faults.ts';

const { nav } = site.words('en');

async function openMenu(page: Page) {
  await page.getByRole('button', { name: nav.openMenu }).click();
  const menu = page.getByRole('dialog', { name: nav.menuTitle });
  await expect(menu).toBeVisible();
  return menu;
}

function group(page: Page, key: string) {
  return page
    .locator('dialog details')
    .filter({ has: page.getByText(menuNames(site, 'en')[key] ?? key, { exact: true }) });
}

test('the menu stands at the right edge, modal over a dimmed page, which cannot scroll below it', async ({ page }) => {
  await open(page, '/');
  for (const { screen, width } of [
    { screen: 360, width: 288 },
    { screen: 412, width: 329.6 },
    { screen: 700, width: 384 },
  ]) {
    await page.setViewportSize({ width: screen, height: 800 });
    const menu = await openMenu(page);
    await expect.poll(async () => (await menu.boundingBox())?.x).toBeCloseTo(screen - width, 0);
    expect((await menu.boundingBox())?.width).toBeCloseTo(width, 0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  const menu = await openMenu(page);
  expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  const veil = await menu.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
  expect(veil).not.toBe('rgba(0, 0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
});

test('groups expand one at a time, collapse by a second tap, and a tap that leaves the menu closes it', async ({
  page,
}) => {
  await open(page, '/');
  await openMenu(page);
  await group(page, 'erp').locator('summary').tap();
  await expect(group(page, 'erp').getByRole('link').first()).toBeVisible();
  await group(page, 'data').locator('summary').tap();
  await expect(group(page, 'data').getByRole('link').first()).toBeVisible();
  await expect(group(page, 'erp').getByRole('link').first()).toBeHidden();
  await group(page, 'data').locator('summary').tap();
  await expect(group(page, 'data').getByRole('link').first()).toBeHidden();

  await page.touchscreen.tap(20, 400);
  for (const close of [
    () => page.getByRole('button', { name: nav.closeMenu }).tap(),
    () => page.getByRole('dialog').getByRole('link', { name: nav.home, exact: true }).tap(),
  ]) {
    await expect(page.getByRole('dialog')).toBeHidden();
    await openMenu(page);
    await close();
  }
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('choosing a page, then its other language, goes there and closes the menu, the focus on the headline', async ({
  page,
}) => {
  const sap = site.page('en', { path: '/sap' });
  await open(page, '/');
  const menu = await openMenu(page);
  await group(page, 'erp').locator('summary').tap();
  await menu.getByRole('link', { name: sap.navLabel, exact: true }).tap();
  await expect(page).toHaveURL('/sap');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await openMenu(page);
  await menu.getByRole('link', { name: findLanguage('es').name }).tap();
  await expect(page).toHaveURL('/es/sap');
  await expect(menu).toBeHidden();
});

for (const locale of testedLocales)
  test(`the Tab key goes through the menu, each of its groups open, there and back, in ${locale}`, async ({ page }) => {
    const words = site.words(locale).nav;
    const opener = page.getByRole('button', { name: words.openMenu });
    // Low enough that an open group makes the menu scroll.
    await page.setViewportSize({ width: 360, height: 480 });
    await open(page, localizedPath('/', locale));
    await opener.press('Enter');
    const menu = page.getByRole('dialog', { name: words.menuTitle });
    await expect(menu.getByRole('link').first()).toBeFocused();
    expect(await findTabFaults(page, '.menu')).toEqual([]);
    for (const [index, name] of Object.values(menuNames(site, locale)).entries()) {
      await menu.locator('summary').filter({ hasText: name }).focus();
      await page.keyboard.press(index % 2 ? 'Space' : 'Enter');
      await expect(menu.locator('details[open] > summary')).toHaveText(name);
      expect(await readFocused(page)).toMatchObject({ name, expanded: true });
      expect(await findTabFaults(page, '.menu')).toEqual([]);
    }
    // Out of the last control the browser itself takes the focus, and gives it to the menu again.
    await menu.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
  });
