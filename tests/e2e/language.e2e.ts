import { loadCompany, loadPage, loadSite } from '#app/content/load.server.ts';
import { findLanguage } from '#app/content/locale.ts';
import { pageTitle } from '#app/seo/page-meta.ts';
import { titleOf } from '#app/testing/content-of.ts';
import { expect, open, test } from './fixtures.ts';

const spanish = loadSite('es');
const sap = { path: '/sap' };

test('the switch in the bar leads to the same page in the other language, the one in the footer back', async ({
  page,
}) => {
  await open(page, '/sap');
  const { name } = loadCompany();
  const link = page.getByRole('banner').getByRole('link', { name: findLanguage('es').name });
  await expect(link).toHaveAttribute('lang', 'es');
  await expect(link).toHaveAttribute('hreflang', 'es');
  await link.click();
  await expect(page).toHaveURL('/es/sap');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(pageTitle(loadPage('es', sap).meta.title, name));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(titleOf('es', sap.path));
  await expect(page.getByRole('navigation', { name: spanish.nav.label })).toBeVisible();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: findLanguage('en').name })
    .click();
  await expect(page).toHaveURL('/sap');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(pageTitle(loadPage('en', sap).meta.title, name));
});

test('the language of a page is never guessed from the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'es-PR', baseURL });
  const page = await context.newPage();
  await open(page, '/');
  await expect(page).toHaveURL('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});
