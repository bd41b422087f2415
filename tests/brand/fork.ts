import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, symlinkSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const parts = [
  'app',
  'content',
  'docs',
  'tests',
  'tools',
  'server',
  'shared',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];

/** The files of the second owner, by the place where a fork has its own. */
const owners = {
  'content/brand.yaml': 'tests/brand/second-brand.yaml',
  'content/company.yaml': 'tests/brand/second-company.yaml',
};

/** What the test runner sets for itself and a command must not see. */
const runnersOwn = /^(NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL|TEST|VITEST.*)$/;

/** Fills an empty folder with this tree, with the brand and the facts of another owner. */
export function makeFork(tree: string): void {
  for (const part of parts) cpSync(part, join(tree, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'junction');
  for (const [place, file] of Object.entries(owners)) copyFileSync(file, join(tree, place));
}

/** Runs a program of Node.js in a fork as its owner does. Throws with the last of what it said when it fails. */
export function runInFork(tree: string, ...program: string[]): void {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !runnersOwn.test(name)));
  const PATH = `${resolve('node_modules/.bin')}${delimiter}${env.PATH}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: tree,
    encoding: 'utf8',
    env: { ...env, PATH },
  });
  if (status !== 0) throw new Error(`In the fork ${program[0]} failed:\n${stdout.slice(-4000)}${stderr.slice(-4000)}`);
}
