import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Parser } from 'htmlparser2';
import { buildDirectory } from '#shared/build-directory.ts';

const client = `${buildDirectory}/client`;
const fonts = globSync(`${client}/fonts/*.woff2`).map(
  (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/fonts/${basename(file)}"/>`,
);

// React puts the router's links to all scripts into the head: on a phone they would be fetched before the first picture. At the
// end of the body, at low priority, they are fetched after it and all at once. The fonts come before them: the page is laid out
// anew with its fonts while the scripts are on their way. In the head they would hold up the first paint.
for (const file of globSync(`${client}/**/*.html`)) {
  const html = readFileSync(file, 'utf8');
  let kept = '';
  let links = fonts.join('');
  let end = 0;
  const parser = new Parser({
    onopentag(name, { rel, href }) {
      if (name !== 'link' || rel !== 'modulepreload') return;
      kept += html.slice(end, parser.startIndex);
      end = parser.endIndex + 1;
      links += `<link rel="modulepreload" fetchpriority="low" href="${href}"/>`;
    },
    onclosetag(name) {
      if (name !== 'body') return;
      kept += html.slice(end, parser.startIndex) + links;
      end = parser.startIndex;
    },
  });
  parser.end(html);
  writeFileSync(file, kept + html.slice(end));
}
