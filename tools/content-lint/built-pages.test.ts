import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBuiltPages } from './built-pages.ts';

function buildOf(files: Record<string, string>): string {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(build, name, '..'), { recursive: true });
    writeFileSync(join(build, name), text);
  }
  return build;
}

test('headings and links of each built page are checked in both languages, files beside pages may be linked', () => {
  const build = buildOf({
    'index.html': '<h1>Home</h1><a href="/es">ES</a><a href="/robots.txt">R</a>',
    'es/index.html': '<h2>Inicio</h2><a href="/es/nada">N</a>',
    'robots.txt': '',
  });

  expect(checkBuiltPages(build, [{ path: '/', kind: 'home' }])).toMatchObject([
    { level: 'error', file: '/es', message: expect.stringContaining('exactly one h1') },
    { level: 'error', file: '/es', message: 'links to /es/nada, which is no page.' },
  ]);
});

test('a page that an old build lacks is a warning, and without a build there is nothing to say', () => {
  const build = buildOf({ 'index.html': '<h1>Home</h1>' });

  expect(checkBuiltPages(build, [{ path: '/', kind: 'home' }])).toMatchObject([{ level: 'warning', file: '/es' }]);
  expect(checkBuiltPages(join(build, 'none'), [{ path: '/', kind: 'home' }])).toEqual([]);
});
