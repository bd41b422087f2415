import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '#site/create-site.server.ts';
import { isHint } from '#site/hint.ts';
import type { Locale } from '#site/languages.ts';
import { menuGroupOf } from '#site/menus.server.ts';
import { localesOf } from '#site/page-dates.ts';
import type { PageEntry } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import { type Mark, markOf } from '#tools/drawings/mark.ts';
import { removeFilesExcept } from '../hashed-files.ts';
import { drawShareCard, type ShareCard, shareSize } from './share-card.ts';
import { shareFonts } from './share-fonts.ts';

const directory = '.generated/public/share';

/** Draws the picture of each listed page, also of drafts, in each language, named by a hash of its sources. */
export async function writeSharePictures(site: Site): Promise<void> {
  const recipe = recipeText();
  const mark = markOf(site);
  const listedPages = site.pageList().pages.filter((page) => !page.unlisted);
  const pictures = listedPages.flatMap((page) =>
    localesOf(page, site.locales).map((locale) => {
      const id = `${slugOf(page.path)}.${locale}`;
      const card = cardOf(site, mark, page, locale);
      return { id, card, name: `${id}.${hash('sha256', JSON.stringify([recipe, card])).slice(0, 8)}.png` };
    }),
  );
  mkdirSync(directory, { recursive: true });
  const missing = pictures.filter(({ name }) => !existsSync(join(directory, name)));
  const texts = missing.flatMap(({ card }) => [card.company, card.label, card.title, card.titleHighlight]);
  const fonts = missing.length > 0 ? await shareFonts(texts) : [];
  await Promise.all(
    missing.map(async ({ name, card }) => {
      const svg = Buffer.from(await drawShareCard(card, fonts));
      // One hue on a dark background needs only 16 colors: a third of the size of 64, without a visible difference.
      const png = await sharp(svg).png({ palette: true, colors: 16, dither: 0, effort: 7 }).toBuffer();
      writeFileSync(join(directory, name), png);
    }),
  );
  removeFilesExcept(
    directory,
    pictures.map(({ name }) => name),
  );
  const catalogue = pictures.map(({ id, name }) => [id, { src: `/share/${name}`, ...shareSize }]);
  writeFileSync('.generated/share.json', `${JSON.stringify(Object.fromEntries(catalogue), null, 2)}\n`);
  process.stdout.write(`Share pictures: drew ${missing.length} of ${pictures.length} (the others had not changed).\n`);
}

function cardOf(site: Site, mark: Mark, page: PageEntry, locale: Locale): ShareCard {
  const { navLabel, sections } = site.page(locale, page);
  const hero = site.heroOf(sections);
  const { name: company, hues, action } = site.brand();
  // A hint is longer than a title may be.
  const textUnlessHint = (text: string) => (isHint(text) ? company : text);
  return {
    brand: { hues, action },
    mark,
    company,
    label: textUnlessHint(page.path === '/' ? (hero.tagline ?? navLabel) : navLabel),
    title: textUnlessHint(hero.title),
    titleHighlight: hero.titleHighlight ?? '',
    hue: menuGroupOf(page.path, site.menus()).hue,
    contours: readFileSync(`.generated/public${site.pictures.pickDrawing('contours', slugOf(page.path)).src}`, 'utf8'),
  };
}

/** The code and fonts of the drawing: when one of these changes, every picture is drawn again. */
function recipeText(): string {
  const sources = ['share-card.ts', 'share-fonts.ts', 'write-share-pictures.ts'];
  const drawingCode = sources.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  const codeFiles = ['tools/drawings/palette.ts', 'tools/drawings/mark.ts', 'shared/oklch.ts'];
  const paletteCode = codeFiles.map((file) => readFileSync(file, 'utf8'));
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const tools = Object.entries(devDependencies).filter(([name]) => /satori|sharp|subset-font|fontsource/.test(name));
  return [...drawingCode, ...paletteCode, JSON.stringify(tools)].join('\0');
}
