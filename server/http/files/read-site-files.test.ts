import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '#server/folder-under-test.ts';
import { addressOf, readSiteFiles } from './read-site-files.ts';

test('visitors get no source map, hidden file, link or host setting', () => {
  const files = ['index.html', '.well-known/security.txt', '.vite/manifest.json', 'assets/a.js', 'assets/a.js.map'];
  const names = [...files, '.env', '_headers', '_redirects'];
  const directory = folderWith(Object.fromEntries(names.map((name) => [name, name])));
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
