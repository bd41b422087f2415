import { type Media, mediaUses, shape } from '#tools/build/media/media-files.ts';
import type { ContentTree } from './content-tree.ts';
import { error, type Finding, warning } from './finding.ts';
import type { Pictures } from './pictures.ts';

const mostMegabytes = 20;

/** Pixels across that a photograph needs in the first view of a page and elsewhere, once it is cut to its shape, and a logo. */
const leastAcross = { hero: 1200, elsewhere: 800, logo: 320 };

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
        faultOf(media, value, isLogo ? 'logo' : path[0] === 'hero' ? 'hero' : 'elsewhere') ??
        (made && !(value in made) ? 'cannot be read to its end: export it anew.' : undefined);
      return fault ? [error(file, key, `${value} ${fault}`)] : [];
    }),
    ...unused.map((name) => warning(`content/media/${name}`, 'the file', 'is shown nowhere: name it or remove it.')),
  ];
}

function faultOf(media: Media, name: string, place: keyof typeof leastAcross): string | undefined {
  const file = media.get(name);
  if (!media.has(name)) return 'is not in content/media/: put it there or correct the name.';
  if (!file) return 'is no picture that can be read: save it as JPEG, PNG or WebP.';
  const { width, height, isVector } = file;
  const megabytes = file.bytes / 1024 ** 2;
  if (megabytes > mostMegabytes) return `has ${Math.ceil(megabytes)} MB: make it smaller than ${mostMegabytes} MB.`;
  const least = leastAcross[place];
  if (isVector || (place === 'logo' ? width : Math.min(width, height * shape)) >= least) return undefined;
  const needed = place === 'logo' ? `${least} across, or an SVG` : `${least} × ${least / shape} or more`;
  return `has ${width} × ${height} pixels: this place needs ${needed}.`;
}
