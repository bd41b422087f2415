import type { Page } from '@playwright/test';
import { titleOf } from '#app/testing/content-of.ts';
import type { Locale } from '#site/languages.ts';
import { expect, open, test, windowTitle } from './fixtures.ts';
import { tabsPage } from './pages.ts';
import { findLanguage, firstLocale, locales, localizedPath, site } from './site.ts';

const [, other = firstLocale] = locales;
test.skip(locales.length < 2, 'The site has one language.');

async function expectPageIn(page: Page, locale: Locale): Promise<void> {
  await expect(page).toHaveURL(localizedPath(tabsPage, locale));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page).toHaveTitle(windowTitle(site.page(locale, { path: tabsPage }).meta.title));
}

test('the switch of the bar leads to the page in the other language, that of the footer back', async ({ page }) => {
  await open(page, tabsPage);
  const link = page.getByRole('banner').getByRole('link', { name: findLanguage(other).name });
  await expect(link).toHaveAttribute('lang', other);
  await expect(link).toHaveAttribute('hreflang', other);
  await link.click();
  await expectPageIn(page, other);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(site, other, tabsPage));
  await expect(page.getByRole('navigation', { name: site.words(other).nav.label })).toBeVisible();
  const back = page.getByRole('contentinfo').getByRole('link', { name: findLanguage(firstLocale).name });
  await back.click();
  await expectPageIn(page, firstLocale);
});

test('the language of a page is never guessed from the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: findLanguage(other).tag, baseURL });
  const page = await context.newPage();
  await open(page, '/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', firstLocale);
  await context.close();
});
