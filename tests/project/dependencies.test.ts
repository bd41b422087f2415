import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const direct: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies };

test('each direct dependency has its reason in the decision on dependencies, and no other has', () => {
  const decision = readFileSync('docs/adr/0017-dependencies.md', 'utf8');
  const rows = [...decision.matchAll(/^\| `([^|]+)` \| .+ \|$/gm)];

  expect(rows.flatMap(([, names = '']) => names.split('`, `')).sort()).toEqual(Object.keys(direct).sort());
});

test('versions are exact, and no package runs a script at install', () => {
  expect(Object.entries(direct).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
});
