import type { Page } from '@playwright/test';
import { contentOf, menuNames } from '#app/testing/content-of.ts';
import { colorRules, findByAxe } from './axe.ts';
import { expect, fillForm, honest, open, test } from './fixtures.ts';
import { sectionOf, tabsPage, testedLocales } from './pages.ts';
import { firstLocale, fixedPaths, localizedPath, site } from './site.ts';
import { findSmallTargets } from './small-targets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const phone = { width: 360, height: 800 };

/** Expects axe to find nothing in either scheme, and targets to be large enough and apart. */
async function expectNothing(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await findByAxe(page)).toEqual([]);
  expect(await findSmallTargets(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findByAxe(page, colorRules)).toEqual([]);
}

for (const locale of testedLocales) {
  const { nav } = site.words(locale);
  const form = contentOf(site, locale, fixedPaths.contact, 'contact-form');
  const { toasts } = site.contactTexts(locale);
  const service = localizedPath(tabsPage, locale);
  const contact = localizedPath(fixedPaths.contact, locale);

  test(`nothing is found while a group of the bar is open, in ${locale}`, async ({ page }) => {
    test.skip(Object.keys(menuNames(site, locale)).length === 0, 'No menu leads to a page yet.');
    await open(page, service);
    await page.getByRole('banner').locator('button[aria-controls]').first().click();
    await expectNothing(page);
  });

  test(`nothing is found in the open menu of a phone, whichever group is open, in ${locale}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, service);
    await page.getByRole('button', { name: nav.openMenu }).click();
    const menu = page.getByRole('dialog', { name: nav.menuTitle });
    for (const label of Object.values(menuNames(site, locale))) {
      // By key: a link that comes to lie below the pointer has its page rendered, hidden, with the same ids once more.
      await menu.locator('summary').filter({ hasText: label }).press('Enter');
      await expect(menu.locator('details[open] a').first()).toBeVisible();
      expect(await findSmallTargets(page)).toEqual([]);
    }
    await expectNothing(page);
  });

  test(`nothing is found in a form with errors, after a failure and after a success, in ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, contact);
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.locator('.field-error')).toHaveCount(3);
    await expectNothing(page);
    await fillForm(page, honest);
    for (const json of [
      { success: false, message: 'The mailbox is being moved.' },
      { success: true, message: '', reference: 'AB12-CD34' },
    ]) {
      await page.route('**/api/contact', (route) => route.fulfill({ json }));
      await page.getByRole('button', { name: form.send }).click();
      await expect(page.locator(json.success ? '.toast-success' : '.toast-error')).toBeVisible();
      await page.locator('.toast').hover();
      await expect(page.getByRole('button', { name: toasts.close })).toBeVisible();
      await expectNothing(page);
    }
  });
}

test('axe finds nothing in any tab of a service page', async ({ page }) => {
  sectionOf(firstLocale, tabsPage, 'tabs');
  await open(page, tabsPage);
  const tabs = page.getByRole('tab');
  for (let index = 1; index < (await tabs.count()); index++) {
    await tabs.nth(index).click();
    expect(await findByAxe(page)).toEqual([]);
  }
});
