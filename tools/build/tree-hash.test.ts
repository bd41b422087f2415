import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { treeHash } from './tree-hash.ts';

const program = resolve('tools/build/tree-hash.ts');
const trees: string[] = [];

/** The names in one of the program's lists. */
function listed(name: string): string[] {
  const [, list = ''] = readFileSync(program, 'utf8').match(new RegExp(`const ${name} = \\[(.*?)\\]`, 's')) ?? [];
  return [...list.matchAll(/'(.+?)'/g)].map(([, entry = '']) => entry);
}

/** Takes a file and what it imports, gives the imported file of the project from its root; undefined for a package. */
function resolved(file: string, imported: string): string | undefined {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const path = imported.replace(/\?.*$/, '');
  if (path.startsWith('.')) return join(dirname(file), path);
  const alias = Object.keys(imports).find((name) => path.startsWith(name.slice(0, -1)));
  return alias && join((imports[alias] ?? '').slice(0, -1), path.slice(alias.length - 1));
}

/** All files of the project that these reach by imports, with themselves. What the build makes itself is left out. */
function reachedFrom(entries: string[]): string[] {
  const reached = new Set<string>();
  const visit = (file: string) => {
    if (reached.has(file) || file.startsWith('.generated/')) return;
    reached.add(file);
    if (!/\.tsx?$/.test(file)) return;
    const imports = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|^import|\bimport\() ?'([^']+)'/gm);
    for (const [, imported = ''] of imports) {
      const target = resolved(file, imported);
      if (target) visit(target);
    }
  };
  for (const entry of entries) visit(entry);
  return [...reached].sort();
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

test('every program of the build, and all that it imports, is part of a build', () => {
  const commands = readFileSync('tools/build/build-site.ts', 'utf8').matchAll(/'node (\S+)'/g);
  const programs = [...commands].map(([, file = '']) => file);
  const pages = globSync('app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const reached = reachedFrom([
    'tools/build/build.ts',
    'vite.config.ts',
    'react-router.config.ts',
    ...programs,
    ...pages,
  ]);
  const sources = listed('sources');

  expect(programs.length).toBeGreaterThan(5);
  expect(reached.length).toBeGreaterThan(100);
  expect(reached.filter((file) => !existsSync(file))).toEqual([]);
  expect(reached.filter((file) => !sources.some((source) => file === source || file.startsWith(`${source}/`)))).toEqual(
    [],
  );
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
