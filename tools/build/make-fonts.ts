import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { removeFilesExcept } from './hashed-files.ts';
import { wholeFont } from './share-pictures/share-fonts.ts';

const folder = '.generated/public/fonts';

const arialNames = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica', 'Roboto'];
const arialBoldNames = arialNames.map((name) => `${name} Bold`);

/**
 * `width` corrects what the average width of letters predicts, which knows neither kerning nor weight: how wide our own
 * words run in that weight, measured in Chromium over both languages.
 */
const faces = [
  {
    family: 'Bricolage',
    source: wholeFont('bricolage-grotesque'),
    fallbacks: [
      { weight: '400 500', width: 0.977, names: arialNames },
      { weight: '600 700', width: 0.915, names: arialBoldNames },
    ],
  },
  {
    family: 'Instrument',
    source: wholeFont('instrument-sans'),
    fallbacks: [
      { weight: '400', width: 0.984, names: arialNames },
      { weight: '500 700', width: 1.02, names: arialNames },
    ],
  },
];

/** The weights that styles use, since a narrower axis makes a smaller file. */
const weights = { min: 400, max: 700 };

/** Font metrics of Arial, which most systems have under one name or another. */
const arial = {
  familyName: 'Arial',
  unitsPerEm: 2048,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  capHeight: 1467,
  xHeight: 1062,
  xWidthAvg: 913,
};
/** What a visitor may type or a browser may show beside the content's own characters. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

type Face = (typeof faces)[number];

/** The name of a font has a hash of what it is made of, so that a font is made once. */
async function makeFace({ family, source, fallbacks }: Face, characters: string) {
  const recipe = readFileSync(import.meta.filename);
  const sourceHash = hash('sha256', Buffer.concat([source, recipe, Buffer.from(characters)])).slice(0, 8);
  const name = `${family.toLowerCase()}.${sourceHash}.woff2`;
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
  if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), await subsetFont(source, characters, options));
  const metrics = await fromBuffer(source);
  const rule = `@font-face{font-family:"${family}";src:url("/fonts/${name}") format("woff2");font-weight:${weights.min} ${weights.max};font-display:swap}`;
  return { name, rule, fallbacks: fallbacks.map((variant) => fallbackRule(family, metrics, variant)) };
}

type Metrics = Awaited<ReturnType<typeof fromBuffer>>;

function fallbackRule(family: string, metrics: Metrics, { weight, width, names }: Face['fallbacks'][number]): string {
  const xWidthAvg = metrics.subsets.latin.xWidthAvg * width;
  const ourMetrics = { ...metrics, familyName: family, subsets: { ...metrics.subsets, latin: { xWidthAvg } } };
  const stack = createFontStack([ourMetrics, arial], { fontFaceFormat: 'styleObject' });
  const overrides = stack.fontFaces[0]?.['@font-face'];
  if (!overrides) throw new Error(`No fallback metrics for ${family}.`);
  const sources = names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";src:${sources};font-weight:${weight};ascent-override:${overrides.ascentOverride};descent-override:${overrides.descentOverride};line-gap-override:${overrides.lineGapOverride ?? '0%'};size-adjust:${overrides.sizeAdjust}}`;
}

function contentText(): string {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  return files.map((file) => readFileSync(join('content', file), 'utf8')).join('');
}

/**
 * Writes both typefaces, cut down to the characters that the content uses, with their rules in `.generated/fonts.css`,
 * and fallbacks of the same metrics in `.generated/fallback-fonts.css`, so that text keeps its place when a font
 * arrives.
 */
export async function makeFonts(): Promise<void> {
  const characters = [...new Set(ascii + contentText())].sort().join('');
  mkdirSync(folder, { recursive: true });
  const fonts = await Promise.all(faces.map((typeface) => makeFace(typeface, characters)));
  removeFilesExcept(
    folder,
    fonts.map(({ name }) => name),
  );
  writeFileSync('.generated/fonts.css', fonts.map(({ rule }) => rule).join('\n'));
  writeFileSync('.generated/fallback-fonts.css', fonts.flatMap(({ fallbacks }) => fallbacks).join('\n'));
}
