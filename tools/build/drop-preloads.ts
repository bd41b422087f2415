import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'htmlparser2';
import { buildDirectory } from '#shared/build-directory.ts';
import { elements } from '#tools/html-elements.ts';

// React puts the router's links to all scripts into the head: on a phone they would be fetched before the first picture.
for (const file of globSync(`${buildDirectory}/client/**/*.html`)) {
  const html = readFileSync(file, 'utf8');
  const page = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const links = elements(page, 'link[rel="modulepreload"]');
  const without = (rest: string, { startIndex, endIndex }: (typeof links)[number]) =>
    rest.slice(0, startIndex ?? 0) + rest.slice((endIndex ?? 0) + 1);
  writeFileSync(file, links.reduceRight(without, html));
}
