import { expect, test } from './journey.ts';
import { everyPage } from './pages.ts';

/** The routes of the specification (section 2, Route table). */
const routes = `/ /about-us-home /featured /technologies /why-choose-us /services /testimonial /contact-us /about-us
  /partners-clients /careers /sap /sap-business-one /salesforce-services /oracle-services /hire-an-erp-consultant
  /database-administration /web-development /native-mobile-applications /testing /aws-cloud-services
  /azure-cloud-services /managed-cloud-services /ai-ml /data-analytics /generative-ai /network-security
  /penetration-testing /vulnerability-assessment /data-protection /container-security /endpoint-security`.split(/\s+/);

test('every route of the specification is a page in both languages', async () => {
  const addresses = everyPage.map(({ address }) => address);
  expect(routes).toHaveLength(32);
  expect(routes.filter((route) => !addresses.includes(route))).toEqual([]);
  expect(routes.filter((route) => !addresses.includes(route === '/' ? '/es' : `/es${route}`))).toEqual([]);
});

for (const { locale, address, entry } of everyPage)
  test(`${address} is served with its status and language`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(entry.kind === 'not-found' ? 404 : 200);
    expect(await response.text()).toContain(`<html lang="${locale}"`);
  });
