import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareIcons } from './bare-icons.ts';
import { fallbackAttribute, separateFaces } from './fallback-faces.ts';
import { firstStyleOf } from './first-style.ts';
import { lightenPage, shownByWholeSheet } from './light-page.ts';
import { integrityOf, liftScripts } from './page-scripts.ts';

const site = 'build/client';
const faces = JSON.parse(readFileSync('.generated/fonts.json', 'utf8'));
const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const integrity = Object.fromEntries(
  readdirSync(`${site}/assets`)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [`/assets/${file}`, integrityOf(readFileSync(`${site}/assets/${file}`))]),
);

const { faces: fallbackFaces, rest: css } = separateFaces(wholeSheet());
const sheet = `/assets/site-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
const firstStyle = firstStyleOf(css);
writeFileSync(join(site, sheet), css + shownByWholeSheet);
const long: string[] = [];
for (const page of pages) {
  const file = join(site, page);
  const { html, module, data } = liftScripts(bareIcons(readFileSync(file, 'utf8')), { faces, sheet, integrity });
  for (const { address, text } of [module, data]) writeFileSync(join(site, address), text);
  const light = lightenPage(
    html.replace('</head>', () => `<style ${fallbackAttribute}>${fallbackFaces}</style></head>`),
    firstStyle,
    sheet,
  );
  if (!light.fits) long.push(page);
  writeFileSync(file, light.html);
}
process.stdout.write(`Put the first view of ${pages.length} pages before all else.\n`);
if (long.length > 0)
  process.stdout.write(
    `Longer than the first flight, so that their first paint waits for one more answer: ${long.join(', ')}. Shorten their first sections (docs/adr/0003-static-first.md).\n`,
  );

/** Every page comes with the same sheet, so that any of them has it. */
function wholeSheet(): string {
  const [, text] = readFileSync(`${site}/index.html`, 'utf8').match(/<style[^>]*>([\s\S]*?)<\/style>/) ?? [];
  if (!text) throw new Error('The rendered pages have no style sheet: see tools/build/paint-first.');
  return text;
}
