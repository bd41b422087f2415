import { loadCompany } from '#app/content/load.server.ts';
import { systemClock } from '#server/clock.ts';
import { readRedirects } from '#server/http/files/redirects.ts';
import { securityOf } from '#server/http/headers/headers.ts';
import { createCurrentNotice } from '#server/http/notice/notice.ts';
import type { LogFields } from '#server/log.ts';
import { buildDirectory } from '#shared/build-directory.ts';
import { readSiteSettings } from '#shared/site-settings.ts';
import { publishSite } from './static-hosts/publish-site.ts';
import { siteRules } from './static-hosts/site-rules.ts';

const target = `${buildDirectory}/hosts`;
const settings = readSiteSettings(process.env, loadCompany().email);
// A public static host speaks https; only a site published for a plain http address says otherwise.
const security = securityOf({ ...settings, SITE_URL: settings.SITE_URL ?? 'https://localhost' });
const warn = (event: string, fields?: LogFields) => {
  if (event === 'notice-unusable') process.stderr.write(`${fields?.problem}\n`);
};
const notice = createCurrentNotice(process.env.NOTICE_FILE || 'content/notice.yaml', systemClock, warn);
const rules = siteRules(`${buildDirectory}/client`, security, readRedirects('content/redirects.yaml'), notice());
publishSite(rules, target);
process.stdout.write(`Wrote ${rules.files.length} files to ${target}/site, nginx.conf and Caddyfile beside it.\n`);
