import type { Page } from '@playwright/test';
import { timings } from '#app/browser/timings.ts';
import { linksOfEntries } from '#site/menus.server.ts';
import { menuNames } from '#tests/content-of.ts';
import { expect, mobile, open, openWithHeldTime, test } from './fixtures.ts';
import { firstLocale, site } from './site.ts';

const { nav } = site.shellWords(firstLocale);
const names = menuNames(site, firstLocale);
/** The groups of the menu, each with the names and addresses of its links. */
const groups = site
  .menus()
  .groups.filter(({ id }) => id in names)
  .map(({ id, entries }) => ({ name: names[id] ?? '', links: linksOfEntries(site, entries, firstLocale) }));
type Group = (typeof groups)[number];

/** A group of the menu; the test is left out where there are not so many. */
function groupAt(place: number): Group {
  const group = groups[place];
  test.skip(!group, `The menu has ${groups.length} groups.`);
  return group as Group;
}

test.describe('the bar', () => {
  const bar = (page: Page) => page.getByRole('banner');
  const button = (page: Page, { name }: Group) =>
    bar(page).getByRole('navigation', { name: nav.label }).locator('summary').filter({ hasText: name });
  const link = (page: Page, { links }: Group, index = 0) =>
    bar(page).getByRole('link', { name: links.at(index)?.label ?? '', exact: true });
  const leave = (page: Page) => page.mouse.move(5, 890);

  test('opens one group at a time as the mouse comes, and closes it a moment after it has left', async ({ page }) => {
    const [first, second] = [groupAt(0), groupAt(1)];
    await openWithHeldTime(page, '/');
    await button(page, first).hover();
    await expect(link(page, first)).toBeVisible();
    await button(page, second).hover();
    await expect(link(page, second)).toBeVisible();
    await expect(link(page, first)).toBeHidden();
    await leave(page);
    await page.clock.runFor(timings.dropdownClose - 1);
    await button(page, second).hover();
    await page.clock.runFor(2 * timings.dropdownClose);
    await expect(link(page, second)).toBeVisible();
    await leave(page);
    await page.clock.runFor(timings.dropdownClose - 1);
    await expect(link(page, second)).toBeVisible();
    await page.clock.runFor(1);
    await expect(link(page, second)).toBeHidden();
  });

  test('keeps a group open that is clicked; a second click and one elsewhere close it', async ({ page }) => {
    const first = groupAt(0);
    await openWithHeldTime(page, '/');
    await button(page, first).click();
    await leave(page);
    await page.clock.runFor(2 * timings.dropdownClose);
    await expect(link(page, first)).toBeVisible();
    await button(page, first).click();
    await expect(link(page, first)).toBeHidden();
    await button(page, first).click();
    await page.mouse.click(5, 890);
    await expect(link(page, first)).toBeHidden();
  });

  test('opens a group by Enter, keeps it open while the focus is inside, and closes it by Escape', async ({ page }) => {
    const [first, second] = [groupAt(0), groupAt(1)];
    await openWithHeldTime(page, '/');
    await button(page, first).press('Enter');
    await page.keyboard.press('Tab');
    await button(page, second).hover();
    await leave(page);
    await page.clock.runFor(2 * timings.dropdownClose);
    await expect(link(page, first)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, first)).toBeHidden();
    await expect(button(page, first)).toBeFocused();
  });

  test('leads to a page, whose group and link are then marked; Back finds it closed', async ({ page }) => {
    const first = groupAt(0);
    await open(page, '/');
    await button(page, first).hover();
    // The browser keeps the page for its fade as it is then.
    await page.evaluate(() =>
      addEventListener('pageswap', () => {
        const isShown = [...document.querySelectorAll('.nav-panel')].some((panel) => panel.checkVisibility());
        sessionStorage.setItem('menu', isShown ? 'shown' : 'hidden');
      }),
    );
    await link(page, first).click();
    await expect(page).toHaveURL(first.links[0]?.to ?? '');
    expect(await page.evaluate(() => sessionStorage.getItem('menu'))).toBe('hidden');
    await leave(page);
    await expect(link(page, first)).toBeHidden();
    await expect(button(page, first)).toHaveAttribute('aria-current', 'true');
    await button(page, first).press('Enter');
    await expect(link(page, first)).toHaveAttribute('aria-current', 'page');
    await expect(link(page, first)).toHaveCSS('text-decoration-line', 'underline');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(link(page, first)).toBeHidden();
  });

  test('gives way to a button below 768 px', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page, '/');
    await expect(page.getByRole('button', { name: nav.openMenu })).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole('button', { name: nav.openMenu })).toBeVisible();
    await expect(bar(page).getByRole('navigation', { name: nav.label })).toBeHidden();
  });
});

test.describe('the menu of a phone', () => {
  test.use(mobile);

  async function openMenu(page: Page) {
    await page.getByRole('button', { name: nav.openMenu }).tap();
    const menu = page.getByRole('dialog', { name: nav.menuTitle });
    await expect(menu).toBeVisible();
    return menu;
  }

  test('stands at the right edge, modal over a dimmed page, and closes by Escape, by its button and by a tap beside it', async ({
    page,
  }) => {
    await open(page, '/');
    for (const { screen, width } of [
      { screen: 360, width: 288 },
      { screen: 700, width: 384 },
    ]) {
      await page.setViewportSize({ width: screen, height: 800 });
      const menu = await openMenu(page);
      await expect.poll(async () => (await menu.boundingBox())?.x).toBeCloseTo(screen - width, 0);
      expect(await menu.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
      const veil = await menu.evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
      expect(veil).not.toBe('rgba(0, 0, 0, 0)');
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(page.getByRole('button', { name: nav.openMenu })).toBeFocused();
    }
    const menu = await openMenu(page);
    await page.getByRole('button', { name: nav.closeMenu }).tap();
    await expect(menu).toBeHidden();
    await openMenu(page);
    await page.touchscreen.tap(20, 400);
    await expect(menu).toBeHidden();
  });

  test('opens one group at a time and leads to a page', async ({ page }) => {
    const [first, second] = [groupAt(0), groupAt(1)];
    await open(page, '/');
    const menu = await openMenu(page);
    const summary = ({ name }: Group) => menu.locator('summary').filter({ hasText: name });
    const link = ({ links }: Group) => menu.getByRole('link', { name: links[0]?.label ?? '', exact: true });
    await summary(first).tap();
    await expect(link(first)).toBeVisible();
    await summary(second).tap();
    await expect(link(second)).toBeVisible();
    await expect(link(first)).toBeHidden();
    await summary(second).tap();
    await expect(link(second)).toBeHidden();
    await summary(first).tap();
    await link(first).tap();
    await expect(page).toHaveURL(first.links[0]?.to ?? '');
    await expect(menu).toBeHidden();
  });
});
