import { createHash } from 'node:crypto';
import { readCatalogue } from './content-root.server.ts';
import type { Locale } from './locale.ts';
import type { Drawing } from './page.ts';
import { type PageEntry, slugOf } from './pages.ts';

/** Address and size in CSS pixels. */
type Drawn = { src: string; width: number; height: number };
type Logo = Drawn & { kind: 'logo' };
/** `avif` and `webp` are the widths to choose from, as `srcset` lists them. */
type Photo = Drawn & { kind: 'photo'; avif: string; webp: string };

/** A picture as a page shows it, and what it tells a person who cannot see it. Without a kind it is drawn. */
export type Picture = ((Drawn & { kind?: undefined }) | Logo | Photo) & { alt: string };

type Catalogue = Record<'scenes' | 'contours' | 'profiles' | 'papers', Record<string, Drawn>> & {
  photos: Record<string, Photo>;
  logos: Record<string, Drawn | Logo>;
  files: Record<string, MediaFile>;
};

/** A file that readers open; `type` is the ending of its name in capitals. */
export type MediaFile = { src: string; type: string; bytes: number };

/** A content object with every `image: {scene, alt}` or `{photo, alt}` in it replaced by the picture. */
export type WithPictures<T> = T extends { alt: string }
  ? Picture
  : T extends readonly (infer Entry)[]
    ? WithPictures<Entry>[]
    : T extends object
      ? { [Key in keyof T]: WithPictures<T[Key]> }
      : T;

/** Returns a page's content with its pictures' addresses and sizes. Throws when a picture was never made. */
export function withPictures<T>(content: T): WithPictures<T> {
  return replace(content, pictures()) as WithPictures<T>;
}

/** A page's contour lines: its own, which have the page's slug for a name, or some that the slug gives it. */
export function contoursOf(slug: string): Drawn {
  return chosen(pictures().contours, slug);
}

/** A page's profile, chosen in the same way. */
export function profileOf(slug: string): Drawn {
  return chosen(pictures().profiles, slug);
}

/** Throws when the paper was never drawn. */
export function paperOf(name: string): Drawn {
  return find(pictures().papers, name, 'paper');
}

/** Returns the logo of a client or partner: one drawn in the palette, or one in pixels. Throws when it was never made. */
export function markOf({ logo }: { logo: string }): Drawn | Logo {
  return find(pictures().logos, logo, 'logo');
}

/** Returns a file of `content/media/` that readers open. Throws when it is not there. */
export function mediaFileOf(name: string): MediaFile {
  return find(pictures().files, name, 'file');
}

function pictures(): Catalogue {
  return readCatalogue('pictures');
}

/** Rendezvous hashing: when a file comes or goes, only its own pages change. */
function chosen(made: Record<string, Drawn>, slug: string): Drawn {
  const rank = (name: string) => createHash('sha256').update(`${slug} ${name}`).digest('hex');
  const [first = ''] = Object.keys(made).sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  return made[slug] ?? find(made, first, 'drawing');
}

function find<Entry>(made: Record<string, Entry>, id: string, what: string): Entry {
  const picture = made[id];
  if (picture) return picture;
  const advice = ['photo', 'logo', 'file'].includes(what)
    ? '"npm run check" says what is wrong with that file of content/media/'
    : 'draw it in content/media/drawings/ or name another one in content/';
  throw new Error(`There is no ${what} "${id}": ${advice}.`);
}

function replace(value: unknown, catalogue: Catalogue): unknown {
  if (Array.isArray(value)) return value.map((entry) => replace(entry, catalogue));
  if (!value || typeof value !== 'object') return value;
  if ('alt' in value) {
    const { scene, photo, alt } = value as { scene?: string; photo?: string; alt: string };
    return {
      ...(photo ? find(catalogue.photos, photo, 'photo') : find(catalogue.scenes, String(scene), 'scene')),
      alt,
    };
  }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replace(entry, catalogue)]));
}

/** Undefined for pages that search engines are kept out of. Throws when the picture was never drawn. */
export function sharePicture({ path, unlisted }: PageEntry, locale: Locale): Drawing | undefined {
  if (unlisted) return undefined;
  const id = `${slugOf(path)}.${locale}`;
  const catalogue: Record<string, Drawing> = readCatalogue('share');
  const picture = catalogue[id];
  if (!picture) throw new Error(`No share picture "${id}" is drawn: run "npm run generate".`);
  return picture;
}
