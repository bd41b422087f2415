import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadCompany } from '#app/content/load.server.ts';
import { promisesOf, readSiteSettings, type SiteSettings } from '#shared/site-settings.ts';
import { StartError } from './start-error.ts';

/** Throws StartError with one sentence when the pages were built with other settings than the server's. */
export function checkBuiltSettings(settings: SiteSettings, siteDirectory: string): void {
  // The build writes it beside the site; a build without one counts as one without settings.
  const file = join(dirname(siteDirectory), 'settings.json');
  const built = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : promisesOf(readSiteSettings({}, loadCompany().email));
  for (const [name, value] of Object.entries(promisesOf(settings))) {
    if (built[name] === value) continue;
    throw new StartError(
      `The site was built with ${name}=${built[name]}, the server is to run with ${name}=${value}: set it alike and run "npm run build".`,
    );
  }
}
