import { readRedirects } from '#server/files/redirects.ts';
import { siteSecurity } from '#server/headers/security.ts';
import { publishSite } from './static-hosts/publish-site.ts';
import { siteRules } from './static-hosts/site-rules.ts';

const [directory = 'build/client', target = 'build/hosts'] = process.argv.slice(2);
// A public static host speaks https; only a site published for a plain http address says otherwise.
const siteUrl = process.env.SITE_URL ?? 'https://localhost';
const security = siteSecurity({ siteUrl, contactEndpoint: process.env.VITE_CONTACT_ENDPOINT });
const rules = siteRules(directory, security, readRedirects('content/redirects.yaml'));
for (const warning of publishSite(rules, target)) process.stderr.write(`${warning}\n`);
process.stdout.write(`Wrote ${rules.files.length} files to ${target}/site, nginx.conf and Caddyfile beside it.\n`);
