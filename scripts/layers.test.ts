import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** A file of the tree under test, what it imports, and the name that it takes from there. */
type Import = [file: string, imported: string, name?: string];

/** Takes files with the one import of each, lints them in a tree of their own, gives the files that are refused. */
function refusedOf(imports: Import[]): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'layers-'));
  copyFileSync('biome.json', join(tree, 'biome.json'));
  for (const [file, imported, name = 'thing'] of imports) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `export { ${name} } from '${imported}';\n`);
  }
  const options = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--only=style/noRestrictedImports', '.'];
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), options, { cwd: tree, encoding: 'utf8' });
  rmSync(tree, { recursive: true });
  expect(stdout).toContain(`Checked ${imports.length + 1} files`);
  return imports.map(([file]) => file).filter((file) => stderr.includes(`${file}:`));
}

test('the linter keeps the layers apart', () => {
  const forbidden: Import[] = [
    ['content/app.ts', '#app/shell.ts'],
    ['content/app-by-path.ts', '../app/shell.ts'],
    ['content/schema/server-by-path.ts', '../../server/env.ts'],
    ['content/script.ts', '#scripts/check.ts'],
    ['shared/schema.ts', 'zod'],
    ['shared/script.ts', '#scripts/check.ts'],
    ['shared/content.ts', '#content/pages.ts'],
    ['shared/content-by-path.ts', '../content/pages.ts'],
    ['shared/server-by-path.ts', '../server/env.ts'],
    ['server/app.ts', '#app/shell.ts'],
    ['server/app-by-path.ts', '../app/shell.ts'],
    ['server/mail/app-by-path.ts', '../../app/shell.ts'],
    ['server/drawing.ts', '#illustrations/svg.ts'],
    ['server/script.ts', '#scripts/check.ts'],
    ['app/server.ts', '#server/env.ts'],
    ['app/server-by-path.ts', '../server/env.ts'],
    ['app/page-data.server.ts', '#server/env.ts'],
    ['app/script.server.ts', '#scripts/check.ts'],
    ['app/drawing.ts', '#illustrations/svg.ts'],
    ['app/routes/script.tsx', '#scripts/check.ts'],
    ['app/routes/server.tsx', '#server/env.ts'],
    ['app/seo/server.ts', '#server/env.ts'],
    ['app/structured-data/server.ts', '#server/env.ts'],
    ['app/styles/server-by-path.ts', '../../server/env.ts'],
    ['app/sections/content.tsx', '#content/load.server.ts'],
    ['app/sections/content-by-path.tsx', '../../content/load.server.ts'],
    ['app/sections/data.tsx', '../shell-data.server.ts', 'shellData'],
    ['app/sections/server-by-path.tsx', '../../server/env.ts'],
    ['app/sections/drawing.tsx', '#illustrations/svg.ts'],
    ['app/sections/drawing-by-path.tsx', '../../illustrations/svg.ts'],
    ['app/sections/script.tsx', '#scripts/check.ts'],
    ['app/sections/route.tsx', '../routes/sap.tsx'],
    ['app/sections/route-by-alias.tsx', '#app/routes/sap.tsx'],
    ['app/primitives/script.tsx', '#scripts/check.ts'],
    ['app/primitives/words.tsx', '../shell.ts'],
    ['app/primitives/data.tsx', '../shell-data.server.ts'],
    ['app/primitives/server-by-path.tsx', '../../server/env.ts'],
    ['app/primitives/drawing.tsx', '#illustrations/svg.ts'],
    ['app/primitives/section.tsx', '../sections/brand.tsx'],
    ['app/primitives/behavior.tsx', '../behavior/motion.ts'],
    ['app/behavior/primitive.ts', '../primitives/button.tsx'],
    ['app/behavior/script.ts', '#scripts/check.ts'],
    ['app/behavior/data.ts', '../shell-data.server.ts'],
    ['app/behavior/server-by-path.ts', '../../server/env.ts'],
    ['app/behavior/drawing.ts', '#illustrations/svg.ts'],
  ];

  expect(refusedOf(forbidden)).toEqual(forbidden.map(([file]) => file));
});

test('the linter lets the layers stand on each other', () => {
  const allowed: Import[] = [
    ['content/shared.ts', '#shared/contact.ts'],
    ['app/entry.server.tsx', 'react-dom/server'],
    ['app/colors.server.ts', '#illustrations/oklch.ts'],
    ['app/routes/content.tsx', '#content/load.server.ts'],
    ['app/routes/data.tsx', '../shell-data.server.ts'],
    ['app/routes/section.tsx', '../sections/brand.tsx'],
    ['app/sections/primitive.tsx', '../primitives/button.tsx'],
    ['app/sections/behavior.tsx', '../behavior/motion.ts'],
    ['app/sections/type-of-data.tsx', '../shell-data.server.ts', 'type NavLink'],
    ['app/sections/locale.tsx', '#content/locale.ts'],
    ['app/behavior/shared.ts', '#shared/contact.ts'],
    ['server/shared.ts', '#shared/contact.ts'],
    ['server/content.ts', '#content/load.server.ts'],
  ];

  expect(refusedOf(allowed)).toEqual([]);
});

test('no import climbs two folders: what stands so far off has an alias', () => {
  const files = globSync('*/**/*.{ts,tsx}', { exclude: ['node_modules', 'build', 'data'] });
  const climbing = files.filter((file) =>
    /^(?:import|export|\} from) .*'\.\.\/\.\.\//m.test(readFileSync(file, 'utf8')),
  );

  expect(files.length).toBeGreaterThan(300);
  expect(climbing).toEqual([]);
});
