import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import subsetFont from 'subset-font';
import { parse } from 'yaml';
import { emblem } from './emblems.ts';
import { frame, type Picture } from './scene.ts';
import { num } from './svg.ts';

type Named = { id: string; name: string };
type Style = { file: string; axes: Record<string, number>; size: number; tracking: number; upper?: true };

const bricolage = 'bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2';
const instrument = 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2';

// Five voices of two faces, so that the marks differ and still belong together.
const styles: readonly Style[] = [
  { file: bricolage, axes: { wght: 750, wdth: 100, opsz: 36 }, size: 25, tracking: -0.6 },
  { file: instrument, axes: { wght: 500, wdth: 100 }, size: 25, tracking: -0.4 },
  { file: bricolage, axes: { wght: 800, wdth: 75, opsz: 48 }, size: 20, tracking: 1.2, upper: true },
  { file: instrument, axes: { wght: 700, wdth: 75 }, size: 27, tracking: 0 },
  { file: bricolage, axes: { wght: 350, wdth: 100, opsz: 24 }, size: 25, tracking: -0.3 },
];

const HEIGHT = 64;

function listed(): Named[] {
  const file = 'content/en/partners-clients.yaml';
  if (!existsSync(file)) return [];
  const page: { sections: { items?: Named[] }[] } = parse(readFileSync(file, 'utf8'));
  return page.sections.flatMap(({ items }) => items ?? []);
}

/** Breaks a long name in two lines of about the same length. */
function linesOf(name: string): string[] {
  if (name.length < 19) return [name];
  const words = name.split(' ');
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (pair: string[]): number => Math.max(...pair.map((part) => part.length));
  return cuts.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best), cuts[0] as string[]);
}

async function fontOf({ file, axes }: Style, text: string): Promise<Buffer> {
  const source = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
  return subsetFont(readFileSync(source), text, { targetFormat: 'truetype', variationAxes: axes });
}

type Outline = { data: string; width: number };

async function outline(lines: string[], style: Style, font: Buffer): Promise<Outline> {
  const size = lines.length > 1 ? style.size * 0.8 : style.size;
  const children = lines.map((line) => ({ type: 'div', props: { children: style.upper ? line.toUpperCase() : line } }));
  const box = {
    type: 'div',
    props: {
      style: {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        height: HEIGHT,
        letterSpacing: style.tracking,
        fontSize: size,
        lineHeight: 1.08,
        whiteSpace: 'nowrap',
      },
      children,
    },
  };
  const svg = await satori(box as Parameters<typeof satori>[0], {
    width: 900,
    height: HEIGHT,
    fonts: [{ name: 'mark', data: font, weight: 400, style: 'normal' }],
  });
  const data = [...svg.matchAll(/<path[^>]* d="([^"]+)"/g)].map(([, d = '']) => d).join('');
  const rounded = data.replace(/-?\d*\.?\d+/g, (value) => num(Number(value)));
  return { data: rounded, width: rightEdge(rounded) };
}

/** The largest x of absolute path data. */
function rightEdge(data: string): number {
  let right = 0;
  for (const [, command = '', args = ''] of data.matchAll(/([MLQCHVZ])([^MLQCHVZ]*)/g)) {
    const values = args.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const across = command === 'H' ? values : command === 'V' ? [] : values.filter((_, i) => i % 2 === 0);
    right = Math.max(right, ...across);
  }
  return right;
}

async function wordmark({ id, name }: Named, index: number, fonts: Buffer[]): Promise<[string, Picture]> {
  const which = index % styles.length;
  const { data, width } = await outline(linesOf(name), styles[which] as Style, fonts[which] as Buffer);
  const art = `<g transform="translate(2 8)">${emblem(id)}</g><path d="${data}" class="k" transform="translate(62 0)"/>`;
  return [id, frame('advisory', Math.ceil(64 + width), HEIGHT, art)];
}

/** Draws the sample marks of all partners and clients that `content/en/partners-clients.yaml` lists, by id. */
export async function wordmarks(): Promise<Map<string, Picture>> {
  const names = listed();
  const text = names.map(({ name }) => name + name.toUpperCase()).join('');
  if (!text) return new Map();
  const fonts = await Promise.all(styles.map((style) => fontOf(style, text)));
  return new Map(await Promise.all(names.map((entry, index) => wordmark(entry, index, fonts))));
}
