import { expect, test } from 'vitest';
import config from '../../react-router.config.ts';

/** Every route of docs/requirements.md. */
const specified = [
  '/about-us-home /featured /technologies /why-choose-us /services /testimonial /contact-us /about-us /partners-clients',
  '/careers /sap /sap-business-one /salesforce-services /oracle-services /hire-an-erp-consultant',
  '/database-administration /web-development /native-mobile-applications /testing /aws-cloud-services',
  '/azure-cloud-services /managed-cloud-services /ai-ml /data-analytics /generative-ai /network-security',
  '/penetration-testing /vulnerability-assessment /data-protection /container-security /endpoint-security',
].flatMap((line) => line.split(' '));

test.each(['/', ...specified])('%s is a page in English and, below /es, in Spanish', (path) => {
  expect(config.prerender).toContain(path);
  expect(config.prerender).toContain(path === '/' ? '/es' : `/es${path}`);
});
