import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { Parser } from 'htmlparser2';
import { buildDirectory } from '#shared/build-directory.ts';

// React puts the router's links to all scripts into the head: on a phone they would be fetched before the first picture. At the
// end of the body, at low priority, they are fetched after it and all at once.
for (const file of globSync(`${buildDirectory}/client/**/*.html`)) {
  const html = readFileSync(file, 'utf8');
  let kept = '';
  let links = '';
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
