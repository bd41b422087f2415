import { loadCompany, loadPage, loadSite } from '#app/content/load.server.ts';
import { findLanguage, firstLocale, locales, localizedPath } from '#app/content/locale.ts';
import { pageTitle } from '#app/seo/page-meta.ts';
import { titleOf } from '#app/testing/content-of.ts';
import { expect, open, test } from './fixtures.ts';
import { tabsPage } from './pages.ts';

const [, other = firstLocale] = locales;
test.skip(locales.length < 2, 'The site has one language.');

test('the switch of the bar leads to the page in the other language, that of the footer back', async ({ page }) => {
  await open(page, tabsPage);
  const { name } = loadCompany();
  const link = page.getByRole('banner').getByRole('link', { name: findLanguage(other).name });
  await expect(link).toHaveAttribute('lang', other);
  await expect(link).toHaveAttribute('hreflang', other);
  await link.click();
  await expect(page).toHaveURL(localizedPath(tabsPage, other));
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveTitle(pageTitle(loadPage(other, { path: tabsPage }).meta.title, name));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf(other, tabsPage));
  await expect(page.getByRole('navigation', { name: loadSite(other).nav.label })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: findLanguage(firstLocale).name })
    .click();
  await expect(page).toHaveURL(tabsPage);
  await expect(page.locator('html')).toHaveAttribute('lang', firstLocale);
  await expect(page).toHaveTitle(pageTitle(loadPage(firstLocale, { path: tabsPage }).meta.title, name));
});

test('the language of a page is never guessed from the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: findLanguage(other).tag, baseURL });
  const page = await context.newPage();
  await open(page, '/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', firstLocale);
  await context.close();
});
