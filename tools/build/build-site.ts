import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { ContentError } from '#app/content/content-error.ts';
import { loadCompany } from '#app/content/load.server.ts';
import { promisesOf, readSiteSettings, SettingError, type SiteSettings } from '#shared/site-settings.ts';

/** Written last: a build is complete when it is there, and it names the settings that the pages contain. */
const stamp = 'build/settings-of-pages.json';

const generate = [
  'node tools/build/write-brand.ts',
  'node tools/illustrations/render.ts',
  'node tools/build/make-fonts.ts',
  'node tools/build/share-pictures/write-share-pictures.ts',
];
const finish = [
  'node tools/build/finish-pages.ts',
  'node tools/build/seo/write-seo-files.ts',
  'node tools/build/compress-build.ts',
  'node tools/build/write-static-host-files.ts',
];

/** Whether `build/` holds a site with the present settings that is younger than all it is built from. */
export function isBuilt(): boolean {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== pageSettings()) return false;
  const built = statSync(stamp).mtimeMs;
  // Folders too: their time changes when a file in them is removed.
  return globSync(sources, { exclude: ['content/notice.yaml', 'content/translations.lock'] }).every(
    (path) => statSync(path).mtimeMs < built,
  );
}

const sources = [
  '{app,content,server,shared,tools}/**',
  '{package.json,package-lock.json,react-router.config.ts,tsconfig.json,vite.config.ts}',
];

function pageSettings(): string {
  const names = ['SITE_URL', 'VITE_CONTACT_ENDPOINT', 'RETENTION_DAYS', 'AI_CRAWLERS', 'HSTS', 'VISITS'];
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, process.env[name] ?? ''])));
}

/** Makes what the site is built from: pictures and fonts, into `.generated/`. */
export function generateParts(): void {
  for (const command of generate) run(command);
}

/** Builds the whole site into `build/`. Ends the process with the failed step's code when a step fails. */
export function buildSite(): void {
  const settings = settingsOfBuild();
  if (!settings.SITE_URL)
    process.stdout.write('SITE_URL is not set: canonical links will name this machine. Set it before you publish.\n');
  rmSync(stamp, { force: true });
  generateParts();
  run('react-router build');
  arrangeFiles();
  for (const command of finish) run(command);
  mkdirSync('build', { recursive: true });
  // The server refuses to start when its own settings would make the pages untrue.
  writeFileSync('build/settings.json', `${JSON.stringify(promisesOf(settings), undefined, 2)}\n`);
  writeFileSync(stamp, pageSettings());
}

function settingsOfBuild(): SiteSettings {
  try {
    return readSiteSettings(process.env, loadCompany().email);
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof ContentError)) throw error;
    process.stderr.write(`Cannot build: ${error.message}\n`);
    process.exit(1);
  }
}

/** Static hosts look for `404.html`; the router's fallback for pages without HTML would answer unknown addresses with 200. */
function arrangeFiles(): void {
  rmSync('build/client/__spa-fallback.html', { force: true });
  for (const folder of ['build/client', 'build/client/es'])
    copyFileSync(`${folder}/404/index.html`, `${folder}/404.html`);
}

function run(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) {
    process.stderr.write(`The build stopped at: ${command}\n`);
    process.exit(status ?? 1);
  }
}
