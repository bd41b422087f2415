import { expect, test } from 'vitest';
import { cycloneDx } from './cyclonedx.ts';
import { type LockedPackages, readLockFile } from './lock-file.ts';

type Bom = {
  components: { 'bom-ref': string; scope: string; purl: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

const project = { name: 'site', version: '1.0.0' };

function bomOf(packages: LockedPackages): Bom {
  return cycloneDx(packages, project, new Date(0)) as Bom;
}

test('a package stands in the bill with address, license and checksum', () => {
  const bom = bomOf({ 'node_modules/@b/c': { version: '2.0.0', license: 'MIT', integrity: 'sha512-AAE=' } });
  expect(bom.components).toEqual([
    {
      'bom-ref': '@b/c@2.0.0',
      type: 'library',
      name: '@b/c',
      version: '2.0.0',
      scope: 'required',
      purl: 'pkg:npm/%40b/c@2.0.0',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: '0001' }],
    },
  ]);
});

test('a dependency is the one that Node finds: the nearest', () => {
  const bom = bomOf({
    '': { version: '1.0.0', dependencies: { a: '1' } },
    'node_modules/a': { version: '1.0.0', dependencies: { b: '2', c: '1' } },
    'node_modules/a/node_modules/b': { version: '2.0.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', dependencies: { b: '1' } },
  });
  expect(Object.fromEntries(bom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toMatchObject({
    'site@1.0.0': ['a@1.0.0'],
    'a@1.0.0': ['b@2.0.0', 'c@1.0.0'],
    'c@1.0.0': ['b@1.0.0'],
  });
});

test('what only builds and tests is told from what runs', () => {
  const bom = bomOf({
    'node_modules/a': { version: '1.0.0', dev: true },
    'node_modules/b': { version: '1.0.0', optional: true },
  });
  expect(bom.components.map(({ scope }) => scope)).toEqual(['excluded', 'optional']);
});

test('the bill of this project is whole: every reference leads to a component', () => {
  const { components, dependencies } = bomOf(readLockFile());
  const refs = new Set([...components.map((component) => component['bom-ref']), 'site@1.0.0']);
  expect(refs.size).toBe(components.length + 1);
  expect(dependencies.find(({ ref }) => ref === 'site@1.0.0')?.dependsOn.length).toBeGreaterThan(30);
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref))).toEqual([]);
});
