import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compressSite } from './compress-site.ts';
import { createFileServer } from './file-server.ts';

function builtSite(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const directory = join(root, 'client');
  mkdirSync(directory);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return { directory, store: join(root, 'compressed') };
}

test('only what changed is compressed again, and what is gone is removed', async () => {
  const { directory, store } = builtSite({ 'index.html': 'home', 'a.js': 'a()', 'logo.png': 'png' });
  expect(await compressSite(directory, store)).toEqual({ made: 4, total: 4 });
  expect(await compressSite(directory, store)).toEqual({ made: 0, total: 4 });
  writeFileSync(join(directory, 'a.js'), 'b()');
  expect(await compressSite(directory, store)).toEqual({ made: 2, total: 4 });
  expect(readdirSync(store)).toHaveLength(4);
});

test('the server sends the stored form rather than compress again', async () => {
  const { directory, store } = builtSite({ 'index.html': 'word '.repeat(100) });
  await compressSite(directory, store);
  const [brotli = ''] = readdirSync(store).filter((name) => name.endsWith('.br'));
  writeFileSync(join(store, brotli), 'marked');
  const server = createFileServer({ directory, compressedDirectory: store });
  const response = server.respond(new Request('http://a.example/', { headers: { 'accept-encoding': 'br' } }));
  expect(await response.text()).toBe('marked');
});
