import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, symlinkSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const parts = [
  'app',
  'content',
  'illustrations',
  'scripts',
  'server',
  'shared',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
];

/** What the test runner sets for itself and a build must not see. */
const runnersOwn = /^(NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITEST.*)$/;

/**
 * Takes a brand file and an empty folder, makes of it what a fork is: this tree with its `content/brand.yaml` replaced.
 * Builds the site there as `npm run build` does. Throws with the build's output when it fails.
 */
export function buildWithBrand(brandFile: string, tree: string): void {
  for (const part of parts) cpSync(part, join(tree, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
  copyFileSync(brandFile, join(tree, 'content/brand.yaml'));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !runnersOwn.test(name)));
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${env.PATH}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
    cwd: tree,
    encoding: 'utf8',
    env: { ...env, PATH },
  });
  if (status !== 0)
    throw new Error(`The build with ${brandFile} failed:\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
}
