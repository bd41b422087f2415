import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Parser } from 'htmlparser2';
import { buildDirectory } from '#shared/build-directory.ts';

const client = `${buildDirectory}/client`;
const fonts = globSync(`${client}/fonts/*.woff2`).map((file) => `/fonts/${basename(file)}`);

// React puts the router's links to all scripts into the head: on a phone they would be fetched before the first
// picture. At the end of the body they are fetched after it and all at once, with the fonts, which in the head would
// hold up the first paint. The largest come first: over HTTP/1.1 browsers fetch six at a time.
for (const file of globSync(`${client}/**/*.html`)) {
  const html = readFileSync(file, 'utf8');
  const links = fonts.map((href) => ({ href, attributes: 'rel="preload" as="font" type="font/woff2" crossorigin' }));
  let kept = '';
  let end = 0;
  const parser = new Parser({
    onopentag(name, { rel, href = '' }) {
      if (name !== 'link' || rel !== 'modulepreload') return;
      kept += html.slice(end, parser.startIndex);
      end = parser.endIndex + 1;
      links.push({ href, attributes: 'rel="modulepreload" fetchpriority="low"' });
    },
    onclosetag(name) {
      if (name !== 'body') return;
      const sorted = links.toSorted((a, b) => sizeOf(b.href) - sizeOf(a.href));
      kept += html.slice(end, parser.startIndex);
      kept += sorted.map(({ href, attributes }) => `<link ${attributes} href="${href}"/>`).join('');
      end = parser.startIndex;
    },
  });
  parser.end(html);
  writeFileSync(file, kept + html.slice(end));
}

function sizeOf(href: string): number {
  return statSync(client + href).size;
}
