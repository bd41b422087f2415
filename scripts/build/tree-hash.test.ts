import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { treeHash } from './tree-hash.ts';

const program = resolve('scripts/build/tree-hash.ts');
const trees: string[] = [];

/** The names in one of the program's lists. */
function listed(name: string): string[] {
  const [, list = ''] = readFileSync(program, 'utf8').match(new RegExp(`const ${name} = \\[(.*?)\\]`, 's')) ?? [];
  return [...list.matchAll(/'(.+?)'/g)].map(([, entry = '']) => entry);
}

/** A small tree with everything that a build is made of: in each folder a file `one.ts`. */
function makeTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'tree-hash-'));
  trees.push(tree);
  for (const source of listed('sources')) {
    const file = join(tree, extname(source) ? source : `${source}/one.ts`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  return tree;
}

function hashOf(tree: string): string {
  const home = process.cwd();
  process.chdir(tree);
  try {
    return treeHash();
  } finally {
    process.chdir(home);
  }
}

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

test('words, code, pictures, server headers and packages are part of a build', () => {
  const parts = ['app', 'content', 'illustrations', 'shared', 'server/headers', 'package-lock.json', 'vite.config.ts'];

  expect(listed('sources')).toEqual(expect.arrayContaining(parts));
  expect(listed('settings')).toEqual(expect.arrayContaining(['SITE_URL', 'VITE_CONTACT_ENDPOINT', 'RETENTION_DAYS']));
});

test('equal trees have equal hashes, wherever they stand', () => {
  expect(hashOf(makeTree())).toBe(hashOf(makeTree()));
  expect(hashOf(makeTree())).toMatch(/^[0-9a-f]{64}$/);
});

test.each(['app/one.ts', 'content/one.ts', 'server/headers/one.ts', 'package-lock.json'])(
  'a changed file changes the hash: %s',
  (file) => {
    const tree = makeTree();
    const before = hashOf(tree);

    writeFileSync(join(tree, file), 'changed');

    expect(hashOf(tree)).not.toBe(before);
  },
);

test('a renamed, an added and a removed file change the hash', () => {
  const tree = makeTree();
  const hashes = [hashOf(tree)];

  renameSync(join(tree, 'app/one.ts'), join(tree, 'app/other.ts'));
  hashes.push(hashOf(tree));
  writeFileSync(join(tree, 'app/more.ts'), '');
  hashes.push(hashOf(tree));
  rmSync(join(tree, 'app/other.ts'));
  hashes.push(hashOf(tree));

  expect(new Set(hashes).size).toBe(4);
});

test('tests, and what no build contains, do not change the hash', () => {
  const tree = makeTree();
  const before = hashOf(tree);

  writeFileSync(join(tree, 'app/one.test.ts'), 'a test');
  writeFileSync(join(tree, 'README.md'), 'words');

  expect(hashOf(tree)).toBe(before);
});

test.each(listed('settings'))('a setting that the pages contain changes the hash: %s', (name) => {
  const tree = makeTree();
  const before = hashOf(tree);

  vi.stubEnv(name, '7');

  expect(hashOf(tree)).not.toBe(before);
});
