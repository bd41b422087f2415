import { addressLines } from '#app/content/address.ts';
import { loadCompany, loadSite } from '#app/content/load.server.ts';
import { type Locale, localizedPath } from '#app/content/locale.ts';
import { expect, open, test } from './fixtures.ts';

/** Footer links as docs/requirements.md lists them. */
const quick = ['/', '/about-us', '/careers', '/contact-us'];
const services = [
  '/sap',
  '/salesforce-services',
  '/ai-ml',
  '/data-analytics',
  '/web-development',
  '/native-mobile-applications',
  '/oracle-services',
];
const security = [
  '/network-security',
  '/penetration-testing',
  '/vulnerability-assessment',
  '/data-protection',
  '/container-security',
  '/endpoint-security',
];

const visits: { locale: Locale; path: string }[] = [
  { locale: 'en', path: '/' },
  { locale: 'en', path: '/network-security' },
  { locale: 'es', path: '/es/careers' },
];

for (const { locale, path } of visits)
  test(`the footer of ${path} has every link, address, phone, mail and credit`, async ({ page }) => {
    const words = loadSite(locale).footer;
    const company = loadCompany();
    await open(page, path);
    const footer = page.getByRole('contentinfo');
    const lists = { [words.quick]: quick, [words.services]: services, [words.security]: security };
    for (const [name, paths] of Object.entries(lists)) {
      const links = footer.getByRole('navigation', { name }).getByRole('link');
      const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(addresses).toEqual(paths.map((route) => localizedPath(route, locale)));
    }
    await expect(footer).toContainText(words.blurb);
    for (const line of addressLines(company.address, words)) await expect(footer).toContainText(line);
    await expect(footer.locator(`a[href="tel:${company.phone.number}"]`)).toBeVisible();
    await expect(footer.locator(`a[href="mailto:${company.email}"]`)).toBeVisible();
    expect(company.social).toHaveLength(2);
    for (const network of company.social)
      await expect(footer.getByRole('link', { name: network.name })).toHaveAttribute('href', network.url);
    await expect(footer).toContainText(company.designCredit);
    await expect(footer).toContainText(`${company.founded}–20`);
    await expect(footer.getByRole('link', { name: company.name, exact: true })).toHaveAttribute(
      'href',
      localizedPath('/', locale),
    );
  });

test('a footer link goes to its page without loading the site again', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: loadSite('en').footer.privacy })
    .click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});
