import { copyFileSync, existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { currentSite } from '#app/site.server.ts';
import { promisesOf, readSiteSettings, SettingError, type SiteSettings } from '#server/site-settings.ts';
import { buildDirectory } from '#shared/build-directory.ts';
import { ContentError } from '#site/content-error.ts';
import type { Site } from '#site/open-site.server.ts';
import { isDue, isShown } from '#site/page-dates.ts';
import { slugOf } from '#site/slug.ts';
import { reportCause } from '#tools/report-findings.ts';
import { runCommands } from './run-commands.ts';

/** Written last, so that its presence means a complete build. It names the settings that the files contain. */
const stamp = `${buildDirectory}/settings.json`;

const generate = [
  'node tools/build/write-brand.ts',
  [
    'node tools/illustrations/render.ts && node tools/build/media/write-media.ts && node tools/build/share-pictures/write-share-pictures.ts',
    'node tools/build/make-fonts.ts',
    'node tools/content-lint/write-json-schemas.ts',
  ],
];
const finish = [
  ['node tools/build/seo/write-seo-files.ts', 'node tools/build/search/write-search-index.ts'],
  ['node tools/build/compress-build.ts', 'node tools/build/static-hosts/publish-site.ts'],
];

/** Whether there is a build with the present settings, newer than its sources, and no page has come or gone since. */
export function isBuilt(): boolean {
  if (!existsSync(stamp)) return false;
  const { settings, site } = readInputs();
  const { builtAt, ...recorded } = JSON.parse(readFileSync(stamp, 'utf8'));
  if (!isDeepStrictEqual(recorded, builtSettings(settings))) return false;
  const built = statSync(stamp).mtimeMs;
  // Also folders, whose time changes when a file in them is removed.
  const exclude = ['content/notice.yaml', 'content/translations.lock'];
  if (!globSync(sources, { exclude }).every((path) => statSync(path).mtimeMs < built)) return false;
  return !isDue(site.pageList().pages, Date.parse(builtAt), Date.now());
}

const sources = [
  '{app,content,server,shared,site,tools}/**',
  '{package.json,package-lock.json,tsconfig.json,vite.config.ts}',
];

/** What the server refuses to run without, and what only the build reads. */
function builtSettings(settings: SiteSettings): Record<string, string> {
  const { AI_CRAWLERS = '' } = process.env;
  return { ...promisesOf(settings), AI_CRAWLERS };
}

export function generateParts(log?: string): Promise<void> {
  return runCommands('pictures and fonts', generate, log);
}

/** Builds the whole site. Ends the process with the code of a failed step. With a file `log`, few lines are shown. */
export async function buildSite(log?: string): Promise<void> {
  const { settings, site } = readInputs();
  const now = new Date();
  // All steps agree on the pages that are shown.
  process.env.BUILD_TIME = now.toISOString();
  if (!settings.SITE_URL)
    process.stdout.write('SITE_URL is not set: canonical links will name this machine. Set it before you publish.\n');
  rmSync(stamp, { force: true });
  if (log) {
    writeFileSync(log, '');
    process.stdout.write(`Building the site, which takes a minute or two; ${log} tells more.\n`);
  }
  await generateParts(log);
  await runCommands('pages', ['node tools/build/build-pages.ts'], log);
  arrangeFiles(site, now.getTime());
  await runCommands('files beside the pages', finish, log);
  const built = { ...builtSettings(settings), builtAt: now.toISOString() };
  writeFileSync(stamp, `${JSON.stringify(built, undefined, 2)}\n`);
}

function readInputs(): { settings: SiteSettings; site: Site } {
  try {
    const site = currentSite();
    site.pageList();
    return { settings: readSiteSettings(process.env, site.company().email), site };
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof ContentError)) throw error;
    reportCause(error);
    process.stderr.write(`Cannot build: ${error.message}\n`);
    process.exit(1);
  }
}

/**
 * Static hosts look for `404.html`. Of pages that are not shown the share pictures go too, which are drawn for the
 * development server.
 */
function arrangeFiles({ locales, localizedPath, fixedPaths, pageList }: Site, now: number): void {
  const client = `${buildDirectory}/client`;
  for (const locale of locales) {
    const page = client + localizedPath(fixedPaths().notFound, locale);
    copyFileSync(`${page}/index.html`, `${page}.html`);
  }
  const hidden = pageList().pages.filter((page) => !isShown(page, now));
  for (const { path } of hidden) for (const file of globSync(`${client}/share/${slugOf(path)}.*`)) rmSync(file);
}
