import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { systemClock } from '#server/clock.ts';
import { readRedirects } from '#server/http/files/redirects.ts';
import { securityOf } from '#server/http/headers/headers.ts';
import { createCurrentNotice } from '#server/http/notice.ts';
import type { LogFields } from '#server/log.ts';
import type { SiteSettings } from '#server/site-settings.ts';
import { buildDirectory } from '#shared/build-directory.ts';
import type { Site } from '#site/open-site.server.ts';
import { headersFile, redirectsFile, withPoliciesPastLimit } from './header-rules.ts';
import { type SiteRules, siteRules } from './site-rules.ts';

/**
 * Writes `site/`, the folder to publish on a static host, with the settings that Netlify and Cloudflare Pages read in it.
 */
export function publishSite(rules: SiteRules, directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  for (const { file, bytes } of [...withPoliciesPastLimit(rules).files, ...rules.notFound])
    write(join(directory, 'site', file), bytes);
  write(join(directory, 'site', '_headers'), headersFile(rules));
  write(join(directory, 'site', '_redirects'), redirectsFile(rules));
}

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** The built site, with what its server would answer, for static hosts. */
export function publishBuild(site: Site, settings: SiteSettings): void {
  const target = `${buildDirectory}/hosts`;
  // A public static host uses https, unless the site is published for a plain http address.
  const security = securityOf({ ...settings, SITE_URL: settings.SITE_URL ?? 'https://localhost' });
  const warn = (event: string, fields?: LogFields) => {
    if (event === 'notice-unusable') process.stderr.write(`${fields?.problem}\n`);
  };
  const notice = createCurrentNotice(process.env.NOTICE_FILE || 'content/notice.yaml', () => site, systemClock, warn);
  const rules = siteRules(
    site,
    `${buildDirectory}/client`,
    security,
    [...site.ordinaryAddresses(), ...readRedirects('content/redirects.yaml')],
    notice(),
  );
  publishSite(rules, target);
  process.stdout.write(`Wrote ${rules.files.length} files to ${target}/site.\n`);
}
