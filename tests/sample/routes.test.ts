import { expect, test } from 'vitest';
import { localizedPath } from '#app/content/locale.ts';
import { pagesIn } from '#app/content/pages.ts';

/** Every route of docs/requirements.md. */
const specified = [
  '/about-us-home /featured /technologies /why-choose-us /services /testimonial /contact-us /about-us /partners-clients',
  '/careers /sap /sap-business-one /salesforce-services /oracle-services /hire-an-erp-consultant',
  '/database-administration /web-development /native-mobile-applications /testing /aws-cloud-services',
  '/azure-cloud-services /managed-cloud-services /ai-ml /data-analytics /generative-ai /network-security',
  '/penetration-testing /vulnerability-assessment /data-protection /container-security /endpoint-security',
].flatMap((line) => line.split(' '));

const addresses = ['en', 'es'].flatMap((locale) => pagesIn(locale).map(({ path }) => localizedPath(path, locale)));

test.each(['/', ...specified])('%s is a page in English and, below /es, in Spanish', (path) => {
  expect(addresses).toContain(path);
  expect(addresses).toContain(path === '/' ? '/es' : `/es${path}`);
});
