import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromHex } from '#shared/oklch.ts';
import type { Site } from '#site/create-site.server.ts';
import { fieldsOfRole } from '#site/fields.server.ts';
import { errorAt, type Fault, fault, warningAt } from '#site/finding.ts';
import { type Media, mediaUses, pictureRatio } from '#tools/build/media/write-media.ts';
import { cachedDrawing } from '#tools/drawings/cached-drawing.ts';
import { readMark } from '#tools/drawings/mark.ts';
import type { LocaleFile } from './content-tree.ts';
import { fieldsOfFile } from './texts.ts';

/** What the build's scripts wrote: drawn scenes by id, photographs, logos and documents by file name. */
export type Pictures = Partial<Record<'scenes' | 'photos' | 'logos' | 'files', Record<string, { src: string }>>>;

/** Files that may name pictures, and their site. */
type FilesOfSite = { files: Pick<LocaleFile, 'name' | 'jsonSchema' | 'raw'>[]; site: Site };

const maxMegabytes = 20;

/** Minimum widths in pixels of a cropped photograph in the first view of a page and elsewhere, and of a logo. */
const minWidths = { first: 1200, elsewhere: 800, logo: 320, file: 0 };

/** Returns the drawn pictures, or undefined when nothing has been drawn here yet. */
export function readPictures(path: string): Pictures | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Every scene has been drawn (when `pictures` are given). A missing one is reported where it is named first. */
export function* checkPictures({ files }: Pick<FilesOfSite, 'files'>, pictures: Pictures | undefined) {
  const seen = new Set(Object.keys(pictures?.scenes ?? {}));
  for (const file of pictures ? files : [])
    for (const { key, value: id } of fieldsOfRole(fieldsOfFile(file), 'drawing')) {
      if (!seen.has(id)) yield errorAt(file.name, key, 'undrawn', { name: id });
      seen.add(id);
    }
}

/** Every drawing can be colored by the build and is safe for visitors: docs/pictures.md. */
export function* checkDrawings({ root, brand }: Site) {
  for (const file of globSync('media/drawings/*/*.svg', { cwd: root })) {
    const { faults } = cachedDrawing(readFileSync(join(root, file), 'utf8'), brand());
    for (const why of new Set(faults)) yield errorAt(`content/${file}`, 'the drawing', 'faulty-drawing', { why });
  }
}

export function* checkMark({ root, brand }: Pick<Site, 'root' | 'brand'>, mark = brand().mark) {
  const file = join(root, 'media', mark);
  if (!existsSync(file)) {
    yield errorAt('content/brand.yaml', 'mark', 'no-file', { name: mark });
    return;
  }
  try {
    const { colors } = readMark(readFileSync(file, 'utf8'));
    for (const color of colors.filter((text) => /^#[\da-f]{6}$/i.test(text))) {
      const [lightness] = fromHex(color);
      const scheme = lightness < 0.4 ? 'dark' : lightness > 0.93 ? 'light' : undefined;
      if (scheme) yield warningAt('content/brand.yaml', 'mark', 'unseen-mark', { name: mark, color, scheme });
    }
  } catch (cause) {
    yield errorAt('content/brand.yaml', 'mark', 'faulty-mark', { name: mark, why: (cause as Error).message });
  }
}

/** Each photograph and logo that the content names exists, can be used and is large enough; no file is unused. */
export function* checkMedia({ site, files }: FilesOfSite, media: Media, pictures?: Pictures) {
  const unused = new Set(media.keys());
  unused.delete(site.brand().mark);
  for (const file of files)
    for (const { key, path, value, role: use } of mediaUses(file)) {
      unused.delete(value);
      const cataloguedFiles = pictures?.[`${use}s`];
      // A page begins with the section that has its title, which a visitor sees first.
      const isInFirstSection = path[0] === 'sections' && path[1] === 0;
      const problem =
        mediaFault(media, value, use !== 'photo' ? use : isInFirstSection ? 'first' : 'elsewhere') ??
        (cataloguedFiles && !(value in cataloguedFiles) ? fault('torn-file') : undefined);
      if (problem) yield errorAt(file.name, key, problem.code, { name: value, ...problem.values });
    }
  for (const name of unused) yield warningAt(`content/media/${name}`, 'the file', 'unused-file');
}

function mediaFault(media: Media, name: string, use: keyof typeof minWidths): Fault | undefined {
  const file = media.get(name);
  if (!media.has(name)) return fault('no-file');
  if (!file) return fault('no-picture');
  const { width, height, isVector } = file;
  const megabytes = file.bytes / 1024 ** 2;
  if (megabytes > maxMegabytes) return fault('heavy', { size: Math.ceil(megabytes), most: maxMegabytes });
  const minWidth = minWidths[use];
  if (isVector || (use === 'logo' ? width : Math.min(width, height * pictureRatio)) >= minWidth) return undefined;
  const size = { width, height, across: minWidth, down: minWidth / pictureRatio };
  return fault(use === 'logo' ? 'small-logo' : 'small-photo', size);
}
