import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Takes files with the one import of each, lints them in a tree of their own, gives the files that are refused. */
function refusedOf(imports: [file: string, imported: string][]): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'layers-'));
  copyFileSync('biome.json', join(tree, 'biome.json'));
  for (const [file, imported] of imports) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `import { thing } from '${imported}';\n\nexport const kept = thing;\n`);
  }
  const options = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '.'];
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), options, { cwd: tree, encoding: 'utf8' });
  rmSync(tree, { recursive: true });
  expect(stdout).toContain(`Checked ${imports.length + 1} files`);
  return imports.map(([file]) => file).filter((file) => stderr.includes(file));
}

test('the linter keeps the layers apart', () => {
  const forbidden: [string, string][] = [
    ['content/app.ts', '#app/shell.ts'],
    ['shared/schema.ts', 'zod'],
    ['shared/content.ts', '#content/pages.ts'],
    ['server/app.ts', '#app/shell.ts'],
    ['app/server.ts', '#server/env.ts'],
    ['app/routes/server.tsx', '#server/env.ts'],
    ['app/sections/content.tsx', '#content/load.server.ts'],
    ['app/sections/route.tsx', '../routes/sap.tsx'],
    ['app/primitives/words.tsx', '../shell.ts'],
    ['app/primitives/section.tsx', '../sections/brand.tsx'],
    ['app/primitives/behavior.tsx', '../behavior/motion.ts'],
    ['app/behavior/primitive.ts', '../primitives/button.tsx'],
  ];

  expect(refusedOf(forbidden)).toEqual(forbidden.map(([file]) => file));
});

test('the linter lets the layers stand on each other', () => {
  const allowed: [string, string][] = [
    ['app/routes/content.tsx', '#content/load.server.ts'],
    ['app/routes/section.tsx', '../sections/brand.tsx'],
    ['app/sections/primitive.tsx', '../primitives/button.tsx'],
    ['app/sections/behavior.tsx', '../behavior/motion.ts'],
    ['app/behavior/shared.ts', '#shared/contact.ts'],
    ['server/shared.ts', '#shared/contact.ts'],
    ['server/content.ts', '#content/load.server.ts'],
  ];

  expect(refusedOf(allowed)).toEqual([]);
});
