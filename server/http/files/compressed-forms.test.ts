import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { compressSite } from './compressed-forms.ts';
import { createFileServer } from './file-server.ts';

test('only what changed is compressed again, and what is gone is removed', async () => {
  const directory = temporaryFolder({ 'index.html': 'home', 'a.js': 'a()', 'logo.png': 'png' });
  const store = temporaryFolder();
  expect(await compressSite(directory, store)).toEqual({ made: 4, total: 4 });
  expect(await compressSite(directory, store)).toEqual({ made: 0, total: 4 });
  writeFileSync(join(directory, 'a.js'), 'b()');
  expect(await compressSite(directory, store)).toEqual({ made: 2, total: 4 });
  expect(readdirSync(store)).toHaveLength(4);
});

test('the server sends the stored form rather than compress again', async () => {
  const directory = temporaryFolder({ 'index.html': 'word '.repeat(100) });
  const store = temporaryFolder();
  await compressSite(directory, store);
  const [brotli = ''] = readdirSync(store).filter((name) => name.endsWith('.br'));
  writeFileSync(join(store, brotli), 'marked');
  const server = createFileServer({ site: siteUnderTest(), directory, compressedDirectory: store });
  const response = server.respond(new Request('http://a.example/', { headers: { 'accept-encoding': 'br' } }));
  expect(await response.text()).toBe('marked');
});
