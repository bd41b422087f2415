import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addressOf, readSiteFiles } from './read-site-files.ts';

test('visitors get no source map, hidden file, link or host setting', () => {
  const directory = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const folder of ['.well-known', '.vite', 'assets']) mkdirSync(join(directory, folder));
  const files = ['index.html', '.well-known/security.txt', '.vite/manifest.json', 'assets/a.js', 'assets/a.js.map'];
  for (const name of [...files, '.env', '_headers', '_redirects']) writeFileSync(join(directory, name), name);
  symlinkSync('/etc/hostname', join(directory, 'link.txt'));
  const paths = readSiteFiles(directory).map((file) => file.path);
  expect(paths).toEqual(['/.well-known/security.txt', '/assets/a.js', '/index.html']);
});

test.each([
  ['/index.html', '/'],
  ['/es/index.html', '/es'],
  ['/es/sap/index.html', '/es/sap'],
  ['/404.html', '/404'],
  ['/robots.txt', '/robots.txt'],
])('the file %s has the address %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
});
