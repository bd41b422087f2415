import { createHash } from 'node:crypto';
import { readCatalogue } from './content-root.server.ts';
import type { Locale } from './locale.ts';
import type { Drawing } from './page.ts';
import { type PageEntry, slugOf } from './pages.ts';

type Logo = Drawing & { kind: 'logo' };
/** `avif` and `webp` are the widths to choose from, as `srcset` lists them. */
type Photo = Drawing & { kind: 'photo'; avif: string; webp: string };

/** A picture as a page shows it, and what it tells a person who cannot see it. Without a kind it is drawn. */
export type Picture = ((Drawing & { kind?: undefined }) | Logo | Photo) & { alt: string };

type Catalogue = Record<'scenes' | 'contours' | 'profiles' | 'papers', Record<string, Drawing>> & {
  photos: Record<string, Photo>;
  logos: Record<string, Drawing | Logo>;
  /** Files that readers open; `type` is the ending of the name in capitals. */
  files: Record<string, { src: string; type: string; bytes: number }>;
};

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

/**
 * Returns a page's contour lines or profile: its own, which have the page's slug for a name, or some that the slug gives it.
 * Rendezvous hashing: when a file comes or goes, only its own pages change.
 */
export function chosenDrawing(kind: 'contours' | 'profiles', slug: string): Drawing {
  const catalogue = pictures();
  const rank = (name: string) => createHash('sha256').update(`${slug} ${name}`).digest('hex');
  const [first = ''] = Object.keys(catalogue[kind]).sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  return catalogue[kind][slug] ?? findMade(kind, first, catalogue);
}

/** Returns what was made of a name: `logos` are drawn in the palette, or in pixels. Throws when it was never made. */
export function findMade<Kind extends keyof Catalogue>(kind: Kind, name: string, catalogue = pictures()) {
  const made = catalogue[kind][name];
  if (made) return made as Catalogue[Kind][string];
  const advice = ['photos', 'logos', 'files'].includes(kind)
    ? '"npm run check" says what is wrong with that file of content/media/'
    : 'draw it in content/media/drawings/ or name another one in content/';
  throw new Error(`There is no ${kind.replace(/s$/, '')} "${name}": ${advice}.`);
}

function pictures(): Catalogue {
  return readCatalogue('pictures');
}

function replace(value: unknown, catalogue: Catalogue): unknown {
  if (Array.isArray(value)) return value.map((entry) => replace(entry, catalogue));
  if (!value || typeof value !== 'object') return value;
  if ('alt' in value) {
    const { scene, photo, alt } = value as { scene?: string; photo?: string; alt: string };
    return { ...(photo ? findMade('photos', photo, catalogue) : findMade('scenes', String(scene), catalogue)), alt };
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
