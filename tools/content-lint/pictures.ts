import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBrand } from '#app/content/load.server.ts';
import { type Media, mediaUses, shape } from '#tools/build/media/media-files.ts';
import { cachedDrawing } from '#tools/illustrations/cached-drawing.ts';
import { readMark } from '#tools/illustrations/read-mark.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding, warning } from './finding.ts';
import { groupsWith } from './texts.ts';

/** What the build's scripts wrote: drawn scenes by id, photographs and logos by file name. */
export type Pictures = { scenes: Record<string, unknown> } & Partial<
  Record<'photos' | 'logos' | 'files', Record<string, unknown>>
>;

const mostMegabytes = 20;

/** Pixels across that a photograph needs in the first view of a page and elsewhere, once it is cut to its shape, and a logo. */
const leastAcross = { first: 1200, elsewhere: 800, logo: 320, file: 0 };

/** Returns the drawn pictures, or undefined when nothing has been drawn here yet. */
export function readPictures(path: string): Pictures | undefined {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Every scene has been drawn (when `pictures` are given). One that is missing is told where it is named first. */
export function checkPictures({ files }: ContentTree, pictures: Pictures | undefined): Finding[] {
  const told = new Set(Object.keys(pictures?.scenes ?? {}));
  return (pictures ? files : []).flatMap((file) =>
    groupsWith(file.raw, 'scene').flatMap(({ key, value }) => {
      const id = String(value.scene);
      const message = `${id} has not been drawn: draw it in content/media/drawings/scenes/ or borrow a drawn one.`;
      if (told.has(id)) return [];
      told.add(id);
      return [error(file.name, `${key}.scene`, message)];
    }),
  );
}

/** Every drawing of `content/media/drawings/` is one that the build can color and a visitor may get: docs/pictures.md. */
export function checkDrawings(content: string): Finding[] {
  return globSync('media/drawings/*/*.svg', { cwd: content }).flatMap((file) => {
    const { faults } = cachedDrawing(readFileSync(join(content, file), 'utf8'), loadBrand());
    return [...new Set(faults)].map((fault) => error(`content/${file}`, 'the drawing', fault));
  });
}

export function checkMark(content: string): Finding[] {
  const { mark } = loadBrand(content);
  const file = join(content, 'media', mark);
  try {
    if (!existsSync(file)) throw new Error('is not in content/media/: put it there or correct the name.');
    readMark(readFileSync(file, 'utf8'));
    return [];
  } catch (cause) {
    return [error('content/brand.yaml', 'mark', `${mark} ${(cause as Error).message}`)];
  }
}

/** Each photograph and logo that the content names is there, can be used and is large enough; no file lies about unused. */
export function checkMedia({ files, root }: ContentTree, media: Media, pictures?: Pictures): Finding[] {
  const uses = files.flatMap((file) => mediaUses(file.raw).map((use) => ({ ...use, file: file.name })));
  const named = new Set([...uses.map(({ value }) => value), loadBrand(root).mark]);
  const unused = [...media.keys()].filter((name) => !named.has(name));
  return [
    ...uses.flatMap(({ file, key, path, value }) => {
      const use = String(path.at(-1)) as 'photo' | 'logo' | 'file';
      const made = pictures?.[`${use}s`];
      const fault =
        faultOf(media, value, use !== 'photo' ? use : isFirst(path) ? 'first' : 'elsewhere') ??
        (made && !(value in made) ? 'cannot be read to its end: export it anew.' : undefined);
      return fault ? [error(file, key, `${value} ${fault}`)] : [];
    }),
    ...unused.map((name) => warning(`content/media/${name}`, 'the file', 'is shown nowhere: name it or remove it.')),
  ];
}

/** A page begins with the section that has its title, the first that a visitor sees. */
function isFirst([list, at]: readonly (string | number)[]): boolean {
  return list === 'sections' && at === 0;
}

function faultOf(media: Media, name: string, place: keyof typeof leastAcross): string | undefined {
  const file = media.get(name);
  if (!media.has(name)) return 'is not in content/media/: put it there or correct the name.';
  if (!file) return 'is no picture that can be read: save it as JPEG, PNG or WebP, or a document as PDF.';
  const { width, height, isVector } = file;
  const megabytes = file.bytes / 1024 ** 2;
  if (megabytes > mostMegabytes) return `has ${Math.ceil(megabytes)} MB: make it smaller than ${mostMegabytes} MB.`;
  const least = leastAcross[place];
  if (isVector || (place === 'logo' ? width : Math.min(width, height * shape)) >= least) return undefined;
  const needed = place === 'logo' ? `${least} across, or an SVG` : `${least} × ${least / shape} or more`;
  return `has ${width} × ${height} pixels: this place needs ${needed}.`;
}
