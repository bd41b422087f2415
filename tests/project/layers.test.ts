import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';

/** A file of the tree under test, what it imports, and the name that it takes from there. */
type Import = [file: string, imported: string, name?: string];

/** Lints files with one import each in a tree of their own; gives those that are refused. */
function refusedOf(imports: Import[]): string[] {
  const files = imports.map(([file, imported, name = 'thing']) => [file, `export { ${name} } from '${imported}';\n`]);
  const tree = temporaryFolder({ 'biome.json': readFileSync('biome.json'), ...Object.fromEntries(files) });
  const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--only=style/noRestrictedImports', '.'];
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), options, { cwd: tree, encoding: 'utf8' });
  expect(stdout).toContain(`Checked ${imports.length + 1} files`);
  return imports.map(([file]) => file).filter((file) => stderr.includes(`${file}:`));
}

test('the linter keeps the layers apart', () => {
  const forbidden: Import[] = [
    ['shared/schema.ts', 'zod'],
    ['shared/server-by-path.ts', '../server/env.ts'],
    ['server/app-by-path.ts', '../app/root.tsx'],
    ['server/sections.ts', '#app/sections/definitions.ts'],
    ['server/tool.ts', '#tools/dev/check.ts'],
    ['app/server.ts', '#server/env.ts'],
    ['app/screen.ts', '#editor/config.ts'],
    ['tools/screen.ts', '#editor/config.ts'],
    ['app/routes/server-by-path.tsx', '../../server/env.ts'],
    ['site/section.ts', '#app/sections/hero/config.ts'],
    ['app/sections/content.tsx', '#site/open-site.server.ts'],
    ['app/sections/content-by-path.tsx', '../../site/open-site.server.ts'],
    ['app/sections/route.tsx', '../routes/sap.tsx'],
    ['app/sections/shell.tsx', '#app/shell/keep-page.ts'],
    ['app/shell/section.tsx', '../sections/definitions.ts'],
    ['app/seo/field.tsx', '#app/ui/field.tsx'],
    ['app/styles/motion.ts', '../hooks/motion.ts'],
    ['app/ui/title.tsx', '#app/seo/page-title.ts'],
    ['app/ui/words.tsx', '../../site/page-data.server.ts'],
    ['app/ui/section.tsx', '../sections/brand.tsx'],
    ['app/hooks/ui.ts', '../ui/button.tsx'],
    ['app/hooks/section.ts', '#app/sections/definitions.ts'],
    ['app/hooks/shell.ts', '../shell/keep-page.ts'],
    ['app/hooks/data.ts', '../../site/page-data.server.ts', 'pageData'],
  ];

  const opened: Import = ['server/open-content.ts', '#app/sections/definitions.ts'];

  expect(refusedOf([...forbidden, opened])).toEqual(forbidden.map(([file]) => file));
});

test('the folders of the server import each other in one direction only', () => {
  const [, sentence = ''] = /`server\/`: `([^`]+)`/.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  const order = sentence.split(' → ');
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', '**/*-under-test.ts'] });
  const imports = files.flatMap((file) => {
    const found = readFileSync(file, 'utf8').matchAll(/(?:from|import) '(?:#|(?=\.))([^']+)'/g);
    return [...found].map(([, path = '']) => ({
      file,
      imported: path.startsWith('.') ? join(dirname(file), path) : path,
    }));
  });
  // Programs stand above all folders, what else is in no folder below them.
  const programs = ['server/main.ts', 'server/serverless.ts'];
  const placeOf = (path: string) => {
    const [, folder = '', inFolder] = path.split('/');
    if (inFolder) return order.indexOf(folder);
    return programs.includes(path) ? -1 : order.length;
  };
  const between = imports.filter(
    ({ file, imported }) => imported.startsWith('server/') && dirname(imported) !== dirname(file),
  );

  expect(order).toHaveLength(globSync('server/*/').length);
  expect(between.length).toBeGreaterThan(100);
  expect(between.filter(({ file, imported }) => placeOf(file) > placeOf(imported))).toEqual([]);
});
