import { loadCompany, loadPage } from '#app/content/load.server.ts';
import { pageTitle } from '#app/seo/page-title.ts';
import { expect, test } from './journey.ts';
import { everyPage } from './pages.ts';

/** The routes of docs/requirements.md. */
const routes = `/ /about-us-home /featured /technologies /why-choose-us /services /testimonial /contact-us /about-us
  /partners-clients /careers /sap /sap-business-one /salesforce-services /oracle-services /hire-an-erp-consultant
  /database-administration /web-development /native-mobile-applications /testing /aws-cloud-services
  /azure-cloud-services /managed-cloud-services /ai-ml /data-analytics /generative-ai /network-security
  /penetration-testing /vulnerability-assessment /data-protection /container-security /endpoint-security`.split(/\s+/);

test('every route of the requirements is a page in both languages', async () => {
  const addresses = everyPage.map(({ address }) => address);
  expect(routes).toHaveLength(32);
  expect(routes.filter((route) => !addresses.includes(route))).toEqual([]);
  expect(routes.filter((route) => !addresses.includes(route === '/' ? '/es' : `/es${route}`))).toEqual([]);
});

test('no two pages have the same title', async ({ request }) => {
  const titles = new Map<string, string>();
  for (const { address } of everyPage) {
    const title = /<title>(.*?)<\/title>/.exec(await (await request.get(address)).text())?.[1] ?? '';
    expect(title, address).not.toBe('');
    expect(titles.get(title), `${address} has the title of another page`).toBeUndefined();
    titles.set(title, address);
  }
});

test('every link inside the site leads to a page that stands, and every anchor to a part of it', async ({
  request,
}) => {
  const sources = new Map<string, string>();
  for (const { address } of everyPage) sources.set(address, await (await request.get(address)).text());
  const broken: string[] = [];
  for (const [address, source] of sources)
    for (const [, link = ''] of source.matchAll(/<a [^>]*href="([/#][^"]*)"/g)) {
      const [path, part] = link.split('#');
      const target = sources.get(path || address);
      if (!target || (part && !target.includes(`id="${part}"`))) broken.push(`${address}: ${link}`);
    }
  expect(sources.get('/sap')).toContain('href="#services"');
  expect(broken).toEqual([]);
});

for (const { locale, address, entry } of everyPage)
  test(`${address} stands: status, language, title`, async ({ request }) => {
    const response = await request.get(address);
    const source = await response.text();
    expect(response.status()).toBe(entry.kind === 'not-found' ? 404 : 200);
    expect(source).toContain(`<html lang="${locale}"`);
    const title = source
      .match(/<title>(.*?)<\/title>/)?.[1]
      ?.replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'");
    expect(title).toBe(pageTitle(loadPage(locale, entry).meta.title, loadCompany().name));
  });
