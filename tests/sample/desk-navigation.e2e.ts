import type { Page } from '@playwright/test';
import { menuNames } from '#app/testing/content-of.ts';
import { expect, open, openWithHeldTime, test } from '#tests/e2e/fixtures.ts';
import { site } from '#tests/e2e/site.ts';

const { nav } = site.words('en');
const sap = site.page('en', { path: '/sap' });

const button = (page: Page, group: string) =>
  page.getByRole('navigation', { name: nav.label }).getByRole('button', { name: menuNames(site, 'en')[group] });
const panel = (page: Page, group: string) => page.locator(`#nav-${group}`);
const leave = (page: Page) => page.mouse.move(640, 800);

test('a group opens when the mouse comes, not when a finger passes, one at a time', async ({ page }) => {
  await open(page, '/');
  await page.locator('.nav-group').first().dispatchEvent('pointerover', { pointerType: 'touch' });
  await expect(button(page, 'corporate')).toHaveAttribute('aria-expanded', 'false');
  await button(page, 'erp').hover();
  await expect(panel(page, 'erp')).toBeVisible();
  await expect(button(page, 'erp')).toHaveAttribute('aria-expanded', 'true');
  await button(page, 'data').hover();
  await expect(panel(page, 'data')).toBeVisible();
  await expect(panel(page, 'erp')).toBeHidden();
  await expect(button(page, 'erp')).toHaveAttribute('aria-expanded', 'false');
});

test('a group closes 150 ms after the mouse has left it, and not if it comes back in time or goes to its panel', async ({
  page,
}) => {
  await openWithHeldTime(page, '/');
  await button(page, 'erp').hover();
  await leave(page);
  await page.clock.runFor(149);
  await expect(panel(page, 'erp')).toBeVisible();
  await button(page, 'erp').hover();
  await page.clock.runFor(1000);
  await expect(panel(page, 'erp')).toBeVisible();
  await leave(page);
  await page.clock.runFor(149);
  await expect(panel(page, 'erp')).toBeVisible();
  await page.clock.runFor(1);
  await expect(panel(page, 'erp')).toBeHidden();

  // There is no gap between a button and its panel.
  await button(page, 'erp').hover();
  await page.clock.runFor(1000);
  const from = await button(page, 'erp').boundingBox();
  const to = await panel(page, 'erp').getByRole('link').first().boundingBox();
  if (!from || !to) throw new Error('button or link has no box');
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.move(from.x + 20, to.y + 10, { steps: 30 });
  await page.clock.runFor(1000);
  await expect(panel(page, 'erp')).toBeVisible();
});

test('a click pins a group open, a second click or one elsewhere closes it; the focus holds it too', async ({
  page,
}) => {
  await openWithHeldTime(page, '/');
  await button(page, 'erp').click();
  await leave(page);
  await page.clock.runFor(1000);
  await expect(panel(page, 'erp')).toBeVisible();
  await button(page, 'erp').click();
  await expect(panel(page, 'erp')).toBeHidden();
  await button(page, 'erp').click();
  await page.mouse.click(640, 800);
  await expect(panel(page, 'erp')).toBeHidden();
  for (const group of ['corporate', 'erp']) {
    await button(page, group).press('Enter');
    await page.keyboard.press('Tab');
    await button(page, 'security').hover();
    await leave(page);
    await page.clock.runFor(1000);
    await expect(panel(page, group)).toBeVisible();
    await expect(panel(page, group).getByRole('link').first()).toBeFocused();
  }
});

test('Escape closes a group and gives the focus back to its button, or leaves it elsewhere', async ({ page }) => {
  await open(page, '/');
  await button(page, 'security').press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel(page, 'security').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'security')).toBeHidden();
  await expect(button(page, 'security')).toBeFocused();
  await button(page, 'erp').hover();
  await expect(panel(page, 'erp')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'erp')).toBeHidden();
});

test('choosing a page, Enter on the one that is shown and Back each close the group; the route is underlined', async ({
  page,
}) => {
  await open(page, '/');
  await button(page, 'erp').hover();
  await panel(page, 'erp').getByRole('link', { name: sap.navLabel, exact: true }).click();
  await expect(page).toHaveURL('/sap');
  await expect(panel(page, 'erp')).toBeHidden();
  const line = (group: string) =>
    button(page, group)
      .locator('span')
      .evaluate((label) => getComputedStyle(label).boxShadow);
  await leave(page);
  await expect.poll(() => line('erp')).not.toBe(await line('data'));
  await expect(button(page, 'erp')).toHaveAttribute('aria-current', 'true');
  const link = panel(page, 'erp').locator('a[aria-current="page"]');
  await expect(link).toHaveText(sap.navLabel);
  await expect(link).toHaveCSS('text-decoration-line', 'underline');

  await button(page, 'erp').press('Enter');
  await link.press('Enter');
  await expect(panel(page, 'erp')).toBeHidden();
  await expect(button(page, 'erp')).toBeFocused();

  await button(page, 'data').click();
  // A pointer that rests on the button opens the group anew.
  await leave(page);
  await expect(panel(page, 'data')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(panel(page, 'data')).toBeHidden();
});

test('every link of a group is seen in low windows, and below 768 px the bar gives way to a button', async ({
  page,
}) => {
  await open(page, '/');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(button(page, 'erp')).toBeVisible();
  await expect(page.getByRole('button', { name: nav.openMenu })).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('button', { name: nav.openMenu })).toBeVisible();
  await expect(page.locator('.desk-nav')).toBeHidden();
  for (const [width, height] of [
    [800, 400],
    [1280, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await button(page, 'erp').focus();
    await page.keyboard.press('Enter');
    for (const link of await panel(page, 'erp').getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
    await page.keyboard.press('Escape');
  }
});
