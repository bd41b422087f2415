import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Locale } from './languages.ts';
import type { ImageFile, Logo, NamedPicture, Photo, Picture } from './picture.ts';
import type { Role } from './schema/field-role.ts';
import type { PageEntry } from './schema/pages.ts';
import { slugOf } from './slug.ts';

/** What the build says of the pictures that it made. */
export type Catalogue = Record<'scenes' | 'contours' | 'profiles' | 'papers', Record<string, ImageFile>> & {
  photos: Record<string, Photo>;
  logos: Record<string, ImageFile | Logo>;
  /** Files that readers open; `type` is the ending of the name in capitals. */
  files: Record<string, { src: string; type: string; bytes: number }>;
};

/** The part of the catalogue that the fields of a role refer to. */
const listByRole = { paper: 'papers', logo: 'logos', file: 'files' } as const;

/** What replaces a field that names a picture or a file, by its role. */
type Media = { image: Picture } & { [Role in keyof typeof listByRole]: Catalogue[(typeof listByRole)[Role]][string] };

/** Content with its pictures and files. The schema says by `brand` which fields name one. */
export type WithMedia<T> =
  T extends z.core.$brand<infer Role extends keyof Media>
    ? Media[Role]
    : T extends readonly (infer Entry)[]
      ? WithMedia<Entry>[]
      : T extends object
        ? { [Key in keyof T]: WithMedia<T[Key]> }
        : T;

export type Pictures = ReturnType<typeof createPictures>;

/** The pictures made of a site's content; `shares` by page and language, of all pages unless some `mayLack` it. */
export function createPictures(
  catalogue: () => Catalogue,
  sharePictures: () => Record<string, ImageFile>,
  mayBeMissing: boolean,
) {
  /** Returns what was made of a name: `logos` are drawn in the palette, or in pixels. Throws when it was never made. */
  function find<List extends keyof Catalogue>(list: List, name: string) {
    const picture = catalogue()[list][name];
    if (picture) return picture as Catalogue[List][string];
    const advice = ['photos', 'logos', 'files'].includes(list)
      ? '"npm run check" says what is wrong with that file of content/media/'
      : 'draw it in content/media/drawings/ or name another one in content/';
    throw new Error(`There is no ${list.replace(/s$/, '')} "${name}": ${advice}.`);
  }

  function pictureOf({ scene, photo, alt }: NamedPicture): Picture {
    // Until one is chosen a draft shows the first drawing.
    const drawing = () => find('scenes', scene ?? Object.keys(catalogue().scenes)[0] ?? '');
    return { ...(photo ? find('photos', photo) : drawing()), alt } as Picture;
  }

  return {
    has: (list: keyof Catalogue) => Object.keys(catalogue()[list]).length > 0,
    image: pictureOf,
    /** Replaces a field that names a picture or a file, and no other. Throws when it was never made. */
    resolveMedia(role: Role | undefined, value: unknown): unknown {
      if (role === 'image') return pictureOf(value as NamedPicture);
      const list = listByRole[role as keyof typeof listByRole];
      return list ? find(list, String(value)) : value;
    },
    /** Returns a page's contour lines or profile: the file named like its slug, else one that the slug's hash picks. */
    pickDrawing(list: 'contours' | 'profiles', slug: string): ImageFile {
      const names = Object.keys(catalogue()[list]).sort();
      const hash = createHash('sha256').update(slug).digest().readUInt32BE();
      const picked = names[hash % names.length] ?? '';
      return catalogue()[list][slug] ?? find(list, picked);
    },
    /** Undefined for pages that search engines are kept out of. Otherwise throws when the picture was never drawn. */
    sharePicture({ path, unlisted }: PageEntry, locale: Locale): ImageFile | undefined {
      if (unlisted) return undefined;
      const id = `${slugOf(path)}.${locale}`;
      const picture = sharePictures()[id];
      if (!picture && !mayBeMissing) throw new Error(`No share picture "${id}" is drawn: run "npm run build".`);
      return picture;
    },
  };
}
