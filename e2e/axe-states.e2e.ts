import type { Page } from '@playwright/test';
import { loadPage, loadSite } from '#content/load.server.ts';
import { findAll, findInColors } from './axe.ts';
import { expect, open, test } from './journey.ts';
import { findSmallTargets } from './small-targets.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const site = loadSite('en');
const { form } = loadPage('en', { path: '/contact-us', kind: 'contact' });

async function expectNothing(page: Page): Promise<void> {
  expect(await findAll(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findInColors(page)).toEqual([]);
}

test('axe finds nothing while a group of the bar is open', async ({ page }) => {
  await open(page, '/sap');
  await page.getByRole('button', { name: site.nav.menus.digital }).click();
  await expectNothing(page);
});

test('axe finds nothing in the open menu with an open group', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/sap');
  await page.getByRole('button', { name: site.nav.openMenu }).click();
  await page.getByRole('dialog').getByText(site.nav.menus.erp, { exact: true }).click();
  await expectNothing(page);
});

test('axe finds nothing in a form with errors and their summary', async ({ page }) => {
  await open(page, '/contact-us');
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.locator('.field-error')).toHaveCount(3);
  expect(await findSmallTargets(page)).toEqual([]);
  await expectNothing(page);
});

for (const { outcome, body } of [
  { outcome: 'success', body: { success: true, message: '', reference: 'AB12-CD34' } },
  { outcome: 'failure', body: { success: false, message: 'The mailbox is being moved.' } },
])
  test(`axe finds nothing while a ${outcome} is told by toast and form`, async ({ page }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ json: body }));
    await open(page, '/contact-us');
    await page.locator('#name').fill('Ana Rivera');
    await page.locator('#email').fill('ana@empresa.pr');
    await page.locator('#message').fill('Our close takes nine days.');
    await page.getByRole('button', { name: form.send }).click();
    await page.locator('.toast').hover();
    await expectNothing(page);
  });

test('axe finds nothing in any tab of a service page', async ({ page }) => {
  await open(page, '/sap');
  const tabs = page.getByRole('tab');
  for (let index = 1; index < (await tabs.count()); index++) {
    await tabs.nth(index).click();
    expect(await findAll(page)).toEqual([]);
  }
});
