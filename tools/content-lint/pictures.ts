import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#site/open-site.server.ts';
import { type Media, mediaUses, shape } from '#tools/build/media/write-media.ts';
import { cachedDrawing } from '#tools/illustrations/cached-drawing.ts';
import { readMark } from '#tools/illustrations/read-mark.ts';
import type { ContentFile } from './content-tree.ts';
import { error, warning } from './finding.ts';
import { fieldsWith } from './texts.ts';

/** What the build's scripts wrote: drawn scenes by id, photographs and logos by file name. */
export type Pictures = Partial<Record<'scenes' | 'photos' | 'logos' | 'files', Record<string, unknown>>>;

/** Files that may name pictures, and their site. */
type Named = { files: Pick<ContentFile, 'name' | 'form' | 'raw'>[]; site: Site };

const mostMegabytes = 20;
const notThere = 'is not in content/media/: put it there or correct the name.';

/** Pixels across that a photograph needs in the first view of a page and elsewhere, once it is cut to its shape, and a logo. */
const leastAcross = { first: 1200, elsewhere: 800, logo: 320, file: 0 };

/** Returns the drawn pictures, or undefined when nothing has been drawn here yet. */
export function readPictures(path: string): Pictures | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Every scene has been drawn (when `pictures` are given). One that is missing is told where it is named first. */
export function* checkPictures({ files }: Pick<Named, 'files'>, pictures: Pictures | undefined) {
  const told = new Set(Object.keys(pictures?.scenes ?? {}));
  for (const file of pictures ? files : [])
    for (const { key, value: id } of fieldsWith(file, 'drawing')) {
      const message = `${id} has not been drawn: draw it in content/media/drawings/scenes/ or borrow a drawn one.`;
      if (!told.has(id)) yield error(file.name, key, message);
      told.add(id);
    }
}

/** Every drawing of `content/media/drawings/` is one that the build can color and a visitor may get: docs/pictures.md. */
export function* checkDrawings({ root, brand }: Site) {
  for (const file of globSync('media/drawings/*/*.svg', { cwd: root })) {
    const { faults } = cachedDrawing(readFileSync(join(root, file), 'utf8'), brand());
    for (const fault of new Set(faults)) yield error(`content/${file}`, 'the drawing', fault);
  }
}

export function* checkMark({ root, brand }: Pick<Site, 'root' | 'brand'>, mark = brand().mark) {
  const file = join(root, 'media', mark);
  try {
    if (!existsSync(file)) throw new Error(notThere);
    readMark(readFileSync(file, 'utf8'));
  } catch (cause) {
    yield error('content/brand.yaml', 'mark', `${mark} ${(cause as Error).message}`);
  }
}

/** Each photograph and logo that the content names is there, can be used and is large enough; no file lies about unused. */
export function* checkMedia({ site, files }: Named, media: Media, pictures?: Pictures) {
  const unused = new Set(media.keys());
  unused.delete(site.brand().mark);
  for (const file of files)
    for (const { key, path, value, role: use } of mediaUses(file)) {
      unused.delete(value);
      const made = pictures?.[`${use}s`];
      // A page begins with the section that has its title, the first that a visitor sees.
      const isFirst = path[0] === 'sections' && path[1] === 0;
      const fault =
        faultOf(media, value, use !== 'photo' ? use : isFirst ? 'first' : 'elsewhere') ??
        (made && !(value in made) ? 'cannot be read to its end: export it anew.' : undefined);
      if (fault) yield error(file.name, key, `${value} ${fault}`);
    }
  for (const name of unused)
    yield warning(`content/media/${name}`, 'the file', 'is shown nowhere: name it or remove it.');
}

function faultOf(media: Media, name: string, place: keyof typeof leastAcross): string | undefined {
  const file = media.get(name);
  if (!media.has(name)) return notThere;
  if (!file) return 'is no picture that can be read: save it as JPEG, PNG or WebP, or a document as PDF.';
  const { width, height, isVector } = file;
  const megabytes = file.bytes / 1024 ** 2;
  if (megabytes > mostMegabytes) return `has ${Math.ceil(megabytes)} MB: make it smaller than ${mostMegabytes} MB.`;
  const least = leastAcross[place];
  if (isVector || (place === 'logo' ? width : Math.min(width, height * shape)) >= least) return undefined;
  const needed = place === 'logo' ? `${least} across, or an SVG` : `${least} × ${least / shape} or more`;
  return `has ${width} × ${height} pixels: this place needs ${needed}.`;
}
