import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isHint } from '#app/content/hint.ts';
import { loadCompany, loadPage } from '#app/content/load.server.ts';
import type { Locale } from '#app/content/locale.ts';
import { groupOf } from '#app/content/menus.server.ts';
import { localesOf } from '#app/content/page-dates.ts';
import { allPages, type PageEntry, slugOf } from '#app/content/pages.ts';
import { chosenDrawing } from '#app/content/pictures.server.ts';
import { headOf } from '#app/content/schema/page.ts';
import { cacheKey, keepOnly, readCached, writeCached } from '../file-cache.ts';
import { publishPictures } from '../hashed-files.ts';
import { drawShareCard, type ShareCard, shareSize } from './share-card.ts';
import { type ShareFont, shareFonts } from './share-fonts.ts';

const cache = '.generated/share-cache';

type Job = { id: string; key: string; card: ShareCard };

async function writeSharePictures(): Promise<void> {
  const recipe = recipeText();
  const jobs = [...shareCards()].map(([id, card]) => ({ id, card, key: cacheKey([recipe, ...Object.values(card)]) }));
  const missing = jobs.filter(({ key }) => !readCached(cache, key));
  await drawAll(missing);
  keepOnly(cache, new Set(jobs.map(({ key }) => key)));
  const pictures = jobs.map(({ id, key }) => [id, { bytes: readCached(cache, key), ...shareSize }]);
  const catalogue = publishPictures('.generated/public', 'share', 'png', Object.fromEntries(pictures));
  writeFileSync('.generated/share.json', `${JSON.stringify(catalogue, null, 2)}\n`);
  process.stdout.write(`Share pictures: drew ${missing.length} of ${jobs.length} (the others had not changed).\n`);
}

/** Returns the card of each listed page, drafts too, and language, by `<slug>.<locale>`. */
function shareCards(): Map<string, ShareCard> {
  const listed = allPages.filter((entry) => !entry.unlisted);
  const cards = listed.flatMap((entry) =>
    localesOf(entry).map((locale) => [`${slugOf(entry.path)}.${locale}`, cardOf(entry, locale)] as const),
  );
  return new Map(cards);
}

function cardOf(entry: PageEntry, locale: Locale): ShareCard {
  const { navLabel, sections } = loadPage(locale, entry);
  const head = headOf(sections);
  const company = loadCompany().name;
  // A hint is longer than a title may be.
  const written = (text: string) => (isHint(text) ? company : text);
  return {
    company,
    label: written(entry.path === '/' ? (head.tagline ?? navLabel) : navLabel),
    title: written(head.title),
    titleHighlight: head.titleHighlight ?? '',
    family: groupOf(entry.path).hue,
    contours: readFileSync(`.generated/public${chosenDrawing('contours', slugOf(entry.path)).src}`, 'utf8'),
  };
}

async function drawAll(jobs: readonly Job[]): Promise<void> {
  mkdirSync(cache, { recursive: true });
  if (jobs.length === 0) return;
  const texts = jobs.flatMap(({ card }) => [card.company, card.label, card.title, card.titleHighlight]);
  const fonts = await shareFonts(texts);
  await Promise.all(jobs.map(async ({ key, card }) => writeCached(cache, key, await drawPicture(card, fonts))));
}

/** One hue on a dark ground needs no more than 16 colors: a third of what 64 weigh, and no difference to the eye. */
async function drawPicture(card: ShareCard, fonts: ShareFont[]): Promise<Buffer> {
  const svg = await drawShareCard(card, fonts);
  return sharp(Buffer.from(svg)).png({ palette: true, colors: 16, dither: 0, effort: 7 }).toBuffer();
}

/** What the drawing itself is made by: when one of these changes, every picture is drawn anew. */
function recipeText(): string {
  const sources = ['share-card.ts', 'share-title.ts', 'share-fonts.ts', 'write-share-pictures.ts'];
  const own = sources.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const looks = ['content/brand.yaml', 'tools/illustrations/palette.ts', 'tools/illustrations/mark.ts'];
  const drawn = looks.map((file) => readFileSync(file, 'utf8'));
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tools = Object.entries(devDependencies).filter(([name]) => /satori|sharp|subset-font|fontsource/.test(name));
  return [...own, ...drawn, JSON.stringify(tools)].join('\0');
}

await writeSharePictures();
