import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { contentSite } from '#app/site.server.ts';
import type { Brand, Site } from '#site/create-site.server.ts';
import { type Field, fieldsOfRole } from '#site/fields.server.ts';
import { fieldsOfFile } from '#tools/content-lint/texts.ts';
import { cachedDrawing } from '#tools/drawings/cached-drawing.ts';
import { writeHashed } from '../hashed-files.ts';

/** Photographs are cut to the shape of the drawings. */
export const pictureRatio = 4 / 3;

/** Pixels across, from a phone to a desk's screen of high density. */
const widths = [480, 800, 1200, 1600];

/** The width that `src` has, for readers that ignore `srcset`. */
const usualWidth = 1200;

/** Pixels that a logo has at most: twice what a page shows. */
const logoFrame = { width: 640, height: 128 };

type WriteEncoded = ReturnType<typeof createWriter>;

/**
 * Makes the photographs, logos and files that the content names, and adds them to `pictures.json`. Leaves out files
 * that cannot be used: the content check reports them.
 */
export async function writeMedia(
  { root, jsonSchemas, readYaml, brand }: Site,
  generated = '.generated',
): Promise<void> {
  const target = join(generated, 'public/media');
  mkdirSync(target, { recursive: true });
  const uses = globSync('*/*.yaml', { cwd: root }).flatMap((file) => {
    const jsonSchema = jsonSchemas.plainOf(file);
    return jsonSchema ? mediaUses({ jsonSchema, raw: readYaml(file) }) : [];
  });
  const media: Record<string, Record<string, object>> = { photos: {}, logos: {}, files: {} };
  for (const { role: use, value } of uses) {
    const file = join(root, 'media', value);
    if (!existsSync(file)) continue;
    const source = readFileSync(file);
    const write = createWriter(parse(value).name, source, target);
    const make = use === 'photo' ? makePhoto : use === 'logo' ? makeLogo : makeFile;
    const medium = makeVectorLogo(brand(), value, source, target) ?? (await make(source, write).catch(() => undefined));
    const list = media[`${use}s`];
    if (list && medium) list[value] = medium;
  }
  const catalogue = join(generated, 'pictures.json');
  const before = readFileSync(catalogue, 'utf8');
  const after = `${JSON.stringify({ ...JSON.parse(before), ...media }, null, 2)}\n`;
  for (const name of readdirSync(target)) if (!after.includes(`/media/${name}`)) rmSync(join(target, name));
  // The development server reloads the page when this file changes.
  if (after !== before) writeFileSync(catalogue, after);
}

/**
 * Returns what gives the path under `public/` and the size of one width and format of a source, which is encoded unless
 * that file is there already: its name holds a hash of the source and of this recipe.
 */
function createWriter(stem: string, source: Buffer, target: string) {
  const sourceHash = hash('sha256', Buffer.concat([source, readFileSync(import.meta.filename)])).slice(0, 8);
  return async (size: string, format: 'avif' | 'webp' | 'pdf', encode: (image: Sharp) => Promise<Buffer>) => {
    const name = `${stem}-${size}.${sourceHash}.${format}`;
    const file = join(target, name);
    // sharp leaves out metadata, such as where a photograph was taken, unless it is told to keep them.
    if (!existsSync(file)) writeFileSync(file, await encode(sharp(source).autoOrient()));
    return { src: `/media/${name}`, bytes: statSync(file).size };
  };
}

/** Crops a photograph to the shape of the drawings, around its most prominent part. */
async function makePhoto(source: Buffer, write: WriteEncoded): Promise<object | undefined> {
  const { autoOrient } = await sharp(source).metadata();
  const fitting = widths.filter((width) => width <= Math.min(autoOrient.width, autoOrient.height * pictureRatio));
  const sources = { avif: [] as string[], webp: [] as string[] };
  let fallback: object | undefined;
  for (const width of fitting) {
    const frame = { width, height: width / pictureRatio, position: sharp.strategy.attention };
    const cut = (format: 'avif' | 'webp', quality: number) =>
      write(`${width}`, format, (image) => image.resize(frame).toFormat(format, { quality }).toBuffer());
    const [avif, webp] = [await cut('avif', 50), await cut('webp', 72)];
    sources.avif.push(`${avif.src} ${width}w`);
    sources.webp.push(`${webp.src} ${width}w`);
    if (width <= usualWidth) fallback = { src: webp.src, width, height: frame.height };
  }
  return fallback && { medium: 'photo', ...fallback, avif: sources.avif.join(', '), webp: sources.webp.join(', ') };
}

/** A file that readers open: a PDF as it is, a picture as WebP without metadata. */
async function makeFile(source: Buffer, write: WriteEncoded): Promise<object> {
  if (isPdf(source)) return { ...(await write('file', 'pdf', async () => source)), type: 'PDF' };
  const frame = { width: usualWidth, withoutEnlargement: true };
  return { ...(await write('file', 'webp', (image) => image.resize(frame).webp().toBuffer())), type: 'WebP' };
}

/** A logo in the palette of the drawings stays an SVG, in the brand's colors by day and by night. */
function makeVectorLogo(brand: Brand, name: string, source: Buffer, target: string): object | undefined {
  if (!name.endsWith('.svg')) return undefined;
  const { faults, svg, width, height } = cachedDrawing(source.toString(), brand);
  if (faults.length > 0) return undefined;
  return { src: `/media/${writeHashed(target, parse(name).name, svg, 'svg')}`, width, height };
}

/** Draws a logo in pixels, even from SVG, so that no code of a foreign file reaches a visitor. */
async function makeLogo(source: Buffer, write: WriteEncoded): Promise<object> {
  const { width, height } = (await sharp(source).metadata()).autoOrient;
  const { src } = await write('logo', 'webp', (image) =>
    image
      .resize({ ...logoFrame, fit: 'inside' })
      .webp({ lossless: true })
      .toBuffer(),
  );
  const scale = Math.min(logoFrame.width / width, logoFrame.height / height) / 2;
  return { medium: 'logo', src, width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A file of `content/media/`: its size in bytes, and in pixels once it is turned upright. */
export type MediaFile = { bytes: number; width: number; height: number; isVector: boolean };

/** What `content/media/` holds, by file name. Undefined is a file that is neither a picture nor a PDF. */
export type Media = ReadonlyMap<string, MediaFile | undefined>;

export async function readMedia(folder: string): Promise<Media> {
  const entries = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  return new Map(await Promise.all(names.map(async (name) => [name, await readMedium(join(folder, name))] as const)));
}

async function readMedium(path: string): Promise<MediaFile | undefined> {
  const source = readFileSync(path);
  if (isPdf(source)) return { bytes: source.length, width: 0, height: 0, isVector: true };
  try {
    const { autoOrient, format } = await sharp(source).metadata();
    return { ...autoOrient, bytes: source.length, isVector: format === 'svg' };
  } catch {
    return undefined;
  }
}

function isPdf(source: Buffer): boolean {
  return source.subarray(0, 5).toString() === '%PDF-';
}

/** Every place of a content file that names a file of `content/media/`. */
export function mediaUses(content: Parameters<typeof fieldsOfFile>[0]) {
  return fieldsOfRole(fieldsOfFile(content), 'photo', 'logo', 'file') as (Field<string> & {
    role: 'photo' | 'logo' | 'file';
  })[];
}

if (import.meta.main) await writeMedia(contentSite());
