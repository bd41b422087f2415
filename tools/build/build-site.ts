import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { ContentError } from '#app/content/content-error.ts';
import { recordBuiltSettings } from '#server/built-settings.ts';
import { EnvError, readSiteSettings, type SiteSettings } from '#server/env.ts';
import { treeHash } from './tree-hash.ts';

const stamp = 'build/tree-hash';

const generate = [
  'node tools/build/check-brand.ts',
  'node tools/illustrations/render.ts',
  'node tools/build/make-fonts.ts',
  'node tools/build/discovery/write-share-pictures.ts',
];
const finish = [
  'node tools/build/paint-first/write-pages.ts',
  'node tools/build/discovery/write-discovery-files.ts',
  'node tools/build/compress-build.ts',
  'node tools/build/write-static-host-files.ts',
];

/** Whether `build/` holds the site of this very tree. */
export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === treeHash();
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
  recordBuiltSettings(settings, 'build/client');
  writeFileSync(stamp, treeHash());
}

function settingsOfBuild(): SiteSettings {
  try {
    return readSiteSettings(process.env);
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof ContentError)) throw error;
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
