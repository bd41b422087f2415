import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type * as Render from '#app/render.tsx';
import { speculationRules } from '#server/http/headers/headers.ts';
import type { Site } from '#site/create-site.server.ts';
import { buildDirectory } from './build-directory.ts';

const client = resolve(buildDirectory, 'client');
const server = resolve(buildDirectory, 'server');
const entry = 'app/browser/main.ts';

/** Builds the scripts for browsers, then the code that renders pages, then each page with it. */
export async function buildPages(site: Site): Promise<void> {
  await build({
    logLevel: 'error',
    build: { outDir: client, emptyOutDir: true, manifest: 'manifest.json', rolldownOptions: { input: entry } },
  });
  await build({
    logLevel: 'error',
    publicDir: false,
    build: { outDir: server, emptyOutDir: true, ssr: 'app/render.tsx', target: 'esnext' },
  });

  const manifestFile = join(client, 'manifest.json');
  const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(manifestFile, 'utf8'));
  rmSync(manifestFile);
  const { renderPage }: typeof Render = await import(pathToFileURL(join(server, 'render.js')).href);
  // Links to pages, but not to files.
  const pages = { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] };
  writeFileSync(client + speculationRules, JSON.stringify({ prefetch: [{ where: pages, eagerness: 'moderate' }] }));

  for (const locale of site.locales)
    for (const { path } of site.pagesIn(locale)) {
      const address = site.localizedPath(path, locale);
      const file = join(client, address, 'index.html');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, renderPage(site, address, [`/${manifest[entry]?.file}`]));
    }
}
