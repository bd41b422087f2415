import { readFileSync } from 'node:fs';

/** A drawn picture as a page shows it: address, size in CSS pixels, and what it tells a person who cannot see it. */
export type Picture = { src: string; width: number; height: number; alt: string };

type Drawn = Omit<Picture, 'alt'>;
type Catalogue = Record<'scenes' | 'terrain' | 'profiles' | 'papers' | 'marks', Record<string, Drawn>>;

/** A content object with every `image: {scene, alt}` in it replaced by the picture. */
export type WithPictures<T> = T extends { scene: string; alt: string }
  ? Picture
  : T extends readonly (infer Entry)[]
    ? WithPictures<Entry>[]
    : T extends object
      ? { [Key in keyof T]: WithPictures<T[Key]> }
      : T;

/** Takes a page's content, gives it with its pictures' addresses and sizes. Throws when a scene was never drawn. */
export function withPictures<T>(content: T): WithPictures<T> {
  return replace(content, readCatalogue()) as WithPictures<T>;
}

/** Takes a page's slug, gives its contour lines. Throws when they were never drawn. */
export function terrainOf(slug: string): Drawn {
  return find(readCatalogue().terrain, slug, 'terrain');
}

/** Takes a page's slug, gives the section through its terrain. Throws when it was never drawn. */
export function profileOf(slug: string): Drawn {
  return find(readCatalogue().profiles, slug, 'profile');
}

/** Gives the drawn papers that the kinds of advice leave, in the order of home's content. */
export function advicePapers(): Drawn[] {
  return Object.values(readCatalogue().papers);
}

/** Takes a client's or partner's id, gives its mark. Throws when it was never drawn. */
export function markOf(id: string): Drawn {
  return find(readCatalogue().marks, id, 'mark');
}

function readCatalogue(): Catalogue {
  return JSON.parse(readFileSync('.generated/pictures.json', 'utf8'));
}

function find(drawn: Record<string, Drawn>, id: string, what: string): Drawn {
  const picture = drawn[id];
  if (!picture)
    throw new Error(`No ${what} "${id}" is drawn: draw it in illustrations/ or name another one in content/.`);
  return picture;
}

function replace(value: unknown, catalogue: Catalogue): unknown {
  if (Array.isArray(value)) return value.map((entry) => replace(entry, catalogue));
  if (!value || typeof value !== 'object') return value;
  if ('scene' in value && 'alt' in value) {
    return { ...find(catalogue.scenes, String(value.scene), 'scene'), alt: value.alt };
  }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, replace(entry, catalogue)]));
}
