import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type SiteSettings, settingsOnPages } from '#server/site-settings.ts';
import { StartError } from '#server/start-error.ts';

/** When a site was built, in milliseconds since 1970; now, if unknown. */
export function buildTimeOf(siteDirectory: string): number {
  return Date.parse(readBuilt(siteDirectory)?.builtAt ?? new Date().toISOString());
}

export function checkBuiltSettings(settings: SiteSettings, siteDirectory: string): void {
  const builtSettings = readBuilt(siteDirectory);
  if (!builtSettings) return;
  for (const [name, value] of Object.entries(settingsOnPages(settings))) {
    if (builtSettings[name] === value) continue;
    throw new StartError(
      `The site was built with ${name}=${builtSettings[name]}, the server is to run with ${name}=${value}: set it alike and run "npm run build".`,
    );
  }
}

function readBuilt(siteDirectory: string) {
  const file = join(dirname(siteDirectory), 'settings.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
