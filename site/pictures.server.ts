import { createHash } from 'node:crypto';
import type { Locale } from './languages.ts';
import type { Drawing, Logo, Photo, Picture } from './picture.ts';
import type { PageEntry } from './schema/pages.ts';
import { slugOf } from './slug.ts';

/** What `npm run generate` says of the pictures that it made. */
export type Catalogue = Record<'scenes' | 'contours' | 'profiles' | 'papers', Record<string, Drawing>> & {
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

export type Pictures = ReturnType<typeof createPictures>;

/** The pictures that were made of a site's content; `shares` by page and language. */
export function createPictures(catalogue: () => Catalogue, shares: () => Record<string, Drawing>) {
  /** Returns what was made of a name: `logos` are drawn in the palette, or in pixels. Throws when it was never made. */
  function find<Kind extends keyof Catalogue>(kind: Kind, name: string) {
    const made = catalogue()[kind][name];
    if (made) return made as Catalogue[Kind][string];
    const advice = ['photos', 'logos', 'files'].includes(kind)
      ? '"npm run check" says what is wrong with that file of content/media/'
      : 'draw it in content/media/drawings/ or name another one in content/';
    throw new Error(`There is no ${kind.replace(/s$/, '')} "${name}": ${advice}.`);
  }

  function replace(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(replace);
    if (!value || typeof value !== 'object') return value;
    if ('alt' in value) {
      const { scene, photo, alt } = value as { scene?: string; photo?: string; alt: string };
      return { ...(photo ? find('photos', photo) : find('scenes', String(scene))), alt };
    }
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replace(entry)]));
  }

  return {
    find,
    has: (kind: keyof Catalogue) => Object.keys(catalogue()[kind]).length > 0,
    /** Returns a page's content with its pictures' addresses and sizes. Throws when a picture was never made. */
    fillIn: <T>(content: T) => replace(content) as WithPictures<T>,
    /**
     * Returns a page's contour lines or profile: its own, which have the page's slug for a name, or some that the slug gives
     * it. Rendezvous hashing: when a file comes or goes, only its own pages change.
     */
    chosen(kind: 'contours' | 'profiles', slug: string): Drawing {
      const rank = (name: string) => createHash('sha256').update(`${slug} ${name}`).digest('hex');
      const [first = ''] = Object.keys(catalogue()[kind]).sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
      return catalogue()[kind][slug] ?? find(kind, first);
    },
    /** Undefined for pages that search engines are kept out of. Throws when the picture was never drawn. */
    share({ path, unlisted }: PageEntry, locale: Locale): Drawing | undefined {
      if (unlisted) return undefined;
      const id = `${slugOf(path)}.${locale}`;
      const picture = shares()[id];
      if (!picture) throw new Error(`No share picture "${id}" is drawn: run "npm run generate".`);
      return picture;
    },
  };
}
