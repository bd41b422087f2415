import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { contentSite } from '#app/site.server.ts';
import { readSiteSettings, type SiteSettings, settingsOnPages } from '#server/site-settings.ts';
import type { Site } from '#site/create-site.server.ts';
import { isDue } from '#site/page-dates.ts';
import { buildDirectory } from './build-directory.ts';

/** Written last, so that its presence means a complete build. It names the settings that the files contain. */
export const buildRecordFile = `${buildDirectory}/settings.json`;

/** Whether there is a build with the present settings, newer than its sources, and no page has come or gone since. */
export function isBuilt(): boolean {
  if (!existsSync(buildRecordFile)) return false;
  const { settings, site } = readInputs();
  const { builtAt, ...recorded } = JSON.parse(readFileSync(buildRecordFile, 'utf8'));
  if (!isDeepStrictEqual(recorded, builtSettings(settings))) return false;
  const recordedAt = statSync(buildRecordFile).mtimeMs;
  // Also folders, whose time changes when a file in them is removed.
  const exclude = ['content/notice.yaml', 'content/translations.lock'];
  if (!globSync(sources, { exclude }).every((path) => statSync(path).mtimeMs < recordedAt)) return false;
  return !isDue(site.pageList().pages, Date.parse(builtAt), Date.now());
}

const sources = [
  '{app,content,server,shared,site,tools}/**',
  '{package.json,package-lock.json,tsconfig.json,vite.config.ts}',
];

/** What the server refuses to run without, and what only the build reads. */
export function builtSettings(settings: SiteSettings): Record<string, string> {
  const { AI_CRAWLERS = '' } = process.env;
  return { ...settingsOnPages(settings), AI_CRAWLERS };
}

/** Throws SettingError or ContentError where settings or content are wrong. */
export function readInputs(): { settings: SiteSettings; site: Site } {
  const site = contentSite();
  site.pageList();
  return { settings: readSiteSettings(process.env, site.company().email), site };
}
