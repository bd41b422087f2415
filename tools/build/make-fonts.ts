import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import roboto from '@capsizecss/metrics/roboto';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const out = '.generated/public/fonts';
const require = createRequire(import.meta.url);

/**
 * `widths`: how wide our own words run, by weight, as a multiple of what the average widths of the letters predict
 * (these know neither kerning nor weight). Measured in Chromium over both languages; so lines break at the same words
 * before and after a face arrives. `boldWidth`: the same for a face that is used in bold, beside a system's own bold face,
 * whose words differ from ours by 1.2 % (standard deviation) where those of a thickened face differ by 2 %.
 */
const faces = [
  {
    family: 'Bricolage',
    token: '--font-display',
    widths: { 400: 0.977 },
    boldWidth: 0.9152,
    package: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
  },
  {
    family: 'Instrument',
    token: '--font-text',
    widths: { 400: 0.984, 500: 1.02 },
    package: '@fontsource-variable/instrument-sans',
    file: 'instrument-sans-latin-wght-normal.woff2',
  },
];

/** The weights that styles use. A narrower axis makes a smaller file. */
const weights = { min: 400, max: 700 };
const weightRange = `${weights.min} ${weights.max}`;

/** Those that a system's bold face stands for. */
const boldWeights = '600 700';

/** Arial and the faces that are as wide, by their names on several systems. */
const arialNames = ['Arial', 'Liberation Sans', 'Arimo', 'Helvetica'];

/** What a visitor may type or a browser may show beside the content's own characters. */
const always = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/**
 * Writes both faces, cut down to the characters that the content uses, to `.generated/public/fonts`;
 * `.generated/fonts.css` with fallbacks of the same metrics, so that text keeps its place when a face arrives; and
 * `.generated/fonts.json` for the script that fetches the faces after the first paint. The fallbacks bear the faces' own
 * names until then: for each name that no rule defines a browser asks the system before it paints. Where no script runs,
 * the style sheet fetches the faces, under names that come first in app/styles/tokens.css.
 */
async function makeFonts(): Promise<void> {
  const characters = [...new Set(always + contentText())].sort().join('');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const made = await Promise.all(faces.map((face) => makeFace(face, characters)));
  const rules = made.map(
    ({ src, family, fallbacks }) => `@media (scripting:none){${faceRule(`${family} Own`, src)}}\n${fallbacks}`,
  );
  writeFileSync('.generated/fonts.css', rules.join('\n'));
  const list = made.map(({ family, token, src }) => ({ family, token, src, weight: weightRange }));
  writeFileSync('.generated/fonts.json', JSON.stringify(list));
}

type Made = { family: string; token: string; src: string; fallbacks: string };

async function makeFace(face: (typeof faces)[number], characters: string): Promise<Made> {
  const whole = readFileSync(require.resolve(`${face.package}/files/${face.file}`));
  const font = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const name = `${face.family.toLowerCase()}.${hash}.woff2`;
  writeFileSync(join(out, name), font);
  const metrics = await fromBuffer(whole);
  const asWide = (width: number, familyName: string) => {
    const xWidthAvg = metrics.subsets.latin.xWidthAvg * width;
    return { ...metrics, familyName, subsets: { ...metrics.subsets, latin: { xWidthAvg } } };
  };
  const fallbacks = Object.entries(face.widths).flatMap(([weight, width]) => {
    const wide = asWide(width, face.boldWidth ? `${face.family} Fallback` : face.family);
    return [fallback(wide, weight, arial, arialNames), fallback(wide, weight, roboto, ['Roboto'])];
  });
  // A family of its own: where no such face can be had, as on Android, the one above is thickened.
  const bold = face.boldWidth && asWide(face.boldWidth, face.family);
  const boldNames = arialNames.map((each) => `${each} Bold`);
  return {
    family: face.family,
    token: face.token,
    src: `/fonts/${name}`,
    fallbacks: [...fallbacks, ...(bold ? [fallback(bold, boldWeights, arial, boldNames)] : [])].join('\n'),
  };
}

function faceRule(family: string, src: string): string {
  return `@font-face{font-family:"${family}";src:url("${src}") format("woff2");font-weight:${weightRange};font-display:swap}`;
}

/** Takes a face's metrics under the fallback's name and a system font's, gives the rule of a fallback that takes the same room. */
function fallback(metrics: FontMetrics, weight: string, system: FontMetrics, names: string[]): string {
  const { familyName: family } = metrics;
  const { fontFaces } = createFontStack([metrics, system], { fontFaceFormat: 'styleObject' });
  const face = fontFaces[0]?.['@font-face'];
  if (!face) throw new Error(`No fallback metrics for ${family}.`);
  const sources = names.map((name) => `local("${name}")`).join(',');
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = face;
  const measures = [
    ['font-weight', weight === '400' ? undefined : weight],
    ['ascent-override', ascentOverride],
    ['descent-override', descentOverride],
    ['line-gap-override', lineGapOverride],
    ['size-adjust', sizeAdjust],
  ].flatMap(([key, value]) => (value ? [`${key}:${value}`] : []));
  return `@font-face{font-family:"${family}";src:${sources};${measures.join(';')}}`;
}

function contentText(): string {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  return files.map((file) => readFileSync(join('content', file), 'utf8')).join('');
}

await makeFonts();
