import { type Media, type MediaFile, mediaUses, shape } from '#tools/build/media/media-files.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding, warning } from './finding.ts';
import type { Pictures } from './pictures.ts';

const mostBytes = 20 * 1024 * 1024;

/** Pixels across that a photograph needs in the first view of a page, and elsewhere, once it is cut to its shape. */
const leastAcross = { hero: 1200, elsewhere: 800 };

/** A logo needs so many pixels across or down. */
const leastLogo = { width: 320, height: 128 };

/** Each photograph and logo that the content names is there, can be used and is large enough; no file lies about unused. */
export function checkMedia({ files }: ContentTree, media: Media, pictures?: Pictures): Finding[] {
  const uses = files.flatMap((file) => mediaUses(file.raw).map((use) => ({ ...use, file: file.name })));
  const named = new Set(uses.map(({ value }) => value));
  const unused = [...media.keys()].filter((name) => !named.has(name));
  return [
    ...uses.flatMap(({ file, key, path, value }) => {
      const isLogo = path.at(-1) === 'logo';
      const made = isLogo ? pictures?.logos : pictures?.photos;
      const fault =
        faultOf(media, value) ??
        (isLogo ? tooSmallLogo(media.get(value)) : tooSmallPhoto(media.get(value), path[0] === 'hero')) ??
        (made && !(value in made) ? 'cannot be read to its end: export it anew.' : undefined);
      return fault ? [error(file, key, `${value} ${fault}`)] : [];
    }),
    ...unused.map((name) => warning(`content/media/${name}`, 'the file', 'is shown nowhere: name it or remove it.')),
  ];
}

function faultOf(media: Media, name: string): string | undefined {
  const file = media.get(name);
  if (!media.has(name)) return 'is not in content/media/: put it there or mend the name.';
  if (!file) return 'is no picture that can be read: save it as JPEG, PNG or WebP.';
  const megabytes = Math.ceil(file.bytes / 1024 ** 2);
  return file.bytes > mostBytes ? `has ${megabytes} MB: make it smaller than 20 MB.` : undefined;
}

function tooSmallPhoto(file: MediaFile | undefined, isHero: boolean): string | undefined {
  const least = isHero ? leastAcross.hero : leastAcross.elsewhere;
  if (!file || Math.min(file.width, file.height * shape) >= least) return undefined;
  return `has ${file.width} × ${file.height} pixels: this place needs ${least} × ${least / shape} or more.`;
}

function tooSmallLogo(file: MediaFile | undefined): string | undefined {
  if (!file || file.isVector || file.width >= leastLogo.width || file.height >= leastLogo.height) return undefined;
  return `has ${file.width} × ${file.height} pixels: a logo needs ${leastLogo.width} across or ${leastLogo.height} down, or is an SVG.`;
}
