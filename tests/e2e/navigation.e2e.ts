import type { Locale } from '#site/languages.ts';
import { contentOf, titleOf } from '#tests/content-of.ts';
import { countScrolls, expect, open, settledScroll, test } from './fixtures.ts';
import { pageWith } from './pages.ts';
import { findLanguage, firstAddressOf, firstLocale, fixedPaths, locales, localizedPath, site } from './site.ts';

const { nav, skipToContent } = site.shellWords(firstLocale);
const [, other = firstLocale] = locales;

test('a link leads to the top of its page; Back and Forward restore where the reader was', async ({ page }) => {
  // A new site is shorter than a large window.
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, '/');
  const link = page
    .getByRole('contentinfo')
    .locator(`a[href="${firstAddressOf(fixedPaths.contact)}"]`)
    .first();
  await link.scrollIntoViewIfNeeded();
  const scrolledTo = await settledScroll(page);
  expect(scrolledTo).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(site, firstLocale, fixedPaths.contact));
  await expect.poll(() => settledScroll(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await settledScroll(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => Math.abs((await settledScroll(page)) - scrolledTo)).toBeLessThan(12);
  await page.goForward();
  await expect(page).toHaveURL(firstAddressOf(fixedPaths.contact));
  await expect.poll(async () => Math.abs((await settledScroll(page)) - 200)).toBeLessThan(12);
});

test('the first Tab reaches the skip link, which leads past the navigation', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true);
});

test('the logo leads home and, on home, smoothly to the top', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, fixedPaths.contact);
  const logo = page.getByRole('banner').getByRole('link', { name: site.company().name, exact: true });
  await logo.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(site, firstLocale, '/'));
  // A key that comes while the page fades in is lost.
  await expect(async () => {
    await page.keyboard.press('End');
    expect(await settledScroll(page)).toBeGreaterThan(300);
  }).toPass();
  const scrolls = await countScrolls(page);
  await logo.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await scrolls()).toBeGreaterThan(1);
});

test('the first button of home scrolls smoothly down by a window and takes the focus along', async ({ page }) => {
  const { path, content } = pageWith('hero', ({ phrases }) => phrases !== undefined);
  await open(page, path);
  const scrolls = await countScrolls(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: content.buttons?.[0]?.label ?? '' })
    .press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  expect(await scrolls()).toBeGreaterThan(1);
  await page.keyboard.press('Tab');
  expect(await settledScroll(page)).toBeGreaterThanOrEqual(900);
});

test('a button that leads to a part of its page scrolls smoothly until it stands 100 px below the top, as does an address with that part', async ({
  page,
}) => {
  const { path, content } = pageWith('hero', ({ buttons = [], phrases }) => !phrases && buttons.some(leadsDown));
  const { label = '', to = '' } = content.buttons?.find(leadsDown) ?? {};
  const top = () => page.locator(to).evaluate((part) => part.getBoundingClientRect().top);
  await open(page, path);
  const scrolls = await countScrolls(page);
  await page.getByRole('main').getByRole('link', { name: label }).first().click();
  await expect.poll(top).toBeCloseTo(100, 0);
  expect(await scrolls()).toBeGreaterThan(1);
  await page.goto('about:blank');
  await open(page, path + to);
  await expect.poll(top).toBeCloseTo(100, 0);
});

function leadsDown({ to }: { to: string }): boolean {
  return to.startsWith('#');
}

test('the switch of the bar leads to the page in the other language, that of the footer back', async ({ page }) => {
  test.skip(locales.length < 2, 'The site has one language.');
  const path = fixedPaths.contact;
  async function expectPageIn(locale: Locale): Promise<void> {
    await expect(page).toHaveURL(localizedPath(path, locale));
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  await open(page, path);
  const link = page.getByRole('banner').getByRole('link', { name: findLanguage(other).name });
  await expect(link).toHaveAttribute('lang', other);
  await link.click();
  await expectPageIn(other);
  await expect(page.getByRole('navigation', { name: site.shellWords(other).nav.label })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: findLanguage(firstLocale).name })
    .click();
  await expectPageIn(firstLocale);
});

test('an unknown address answers 404 with a page that leads home, in the language of the address', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  for (const locale of locales) {
    const { title, buttons = [] } = contentOf(site, locale, fixedPaths.notFound, 'hero');
    const response = await page.goto(localizedPath('/no-such-page', locale));
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('link', { name: buttons[0]?.label ?? '' }).click();
    await expect(page).toHaveURL(localizedPath('/', locale));
  }
});

test('in print what needs a screen is gone, and all panels are there', async ({ page }) => {
  const { path, content } = pageWith('tabs');
  await open(page, path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: nav.label })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const { title } of Object.values(content.tabContent))
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
});
