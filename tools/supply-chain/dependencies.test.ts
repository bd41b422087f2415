import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readLockFile } from './lock-file.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const direct: Record<string, string> = {
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
};

test('each direct dependency has its reason in the decision on dependencies, and no other has', () => {
  const file = readdirSync('docs/adr').find((name) => name.endsWith('dependencies.md')) ?? 'dependencies.md';
  const rows = readFileSync(join('docs/adr', file), 'utf8').matchAll(/^\| `([^|]+)` \| (.+) \|$/gm);
  const reasons = [...rows].flatMap(([, names = '']) => names.split(/`, `/));
  expect(reasons.sort()).toEqual(Object.keys(direct).sort());
});

test('versions are exact', () => {
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every package has a checksum, and none brings a script that runs at install', () => {
  const installed = Object.entries(readLockFile()).filter(([folder]) => folder !== '');
  expect(installed.filter(([, entry]) => !entry.integrity).map(([folder]) => folder)).toEqual([]);
  expect(installed.filter(([, entry]) => entry.hasInstallScript).map(([folder]) => folder)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
