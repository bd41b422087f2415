import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSiteSettings, type SiteSettings } from './env.ts';
import { StartError } from './start-error.ts';

/** Takes the folder of the built site, gives the file beside it. A build without one is taken for one without settings. */
function recordOf(siteDirectory: string): string {
  return join(dirname(siteDirectory), 'settings.json');
}

/** Settings of which the pages tell or on which they rely: a server that runs by others would make them untrue. */
function promisesOf(settings: SiteSettings): Record<string, string> {
  return {
    // Canonical links, the sitemap and the pictures of shared links name it.
    SITE_URL: settings.SITE_URL ?? 'none',
    VISITS: settings.VISITS ? 'on' : 'off',
    RETENTION_DAYS: String(settings.RETENTION_DAYS),
    VITE_CONTACT_ENDPOINT: settings.VITE_CONTACT_ENDPOINT,
    CONTACT_TO: settings.CONTACT_TO.join(','),
  };
}

/** Notes for the server what the pages were built with. */
export function recordBuiltSettings(settings: SiteSettings, siteDirectory: string): void {
  writeFileSync(recordOf(siteDirectory), `${JSON.stringify(promisesOf(settings), undefined, 2)}\n`);
}

/** Throws StartError with one sentence when the pages were built with other settings than the server's. */
export function checkBuiltSettings(settings: SiteSettings, siteDirectory: string): void {
  const file = recordOf(siteDirectory);
  const built = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : promisesOf(readSiteSettings({}));
  for (const [name, value] of Object.entries(promisesOf(settings))) {
    if (built[name] === value) continue;
    throw new StartError(
      `The site was built with ${name}=${built[name]}, the server is to run with ${name}=${value}: set it alike and run "npm run build".`,
    );
  }
}
