import type { CmsConfig, CollectionFile } from '@sveltia/cms';

/** A field of the screen. Sveltia has a type for each widget. */
export type Shape = {
  name: string;
  label?: string;
  hint?: string;
  required?: unknown;
  widget?: string;
  i18n?: unknown;
  maxlength?: number;
  options?: { label: string; value: string }[];
  fields?: Shape[];
  field?: Shape;
  types?: Shape[];
};

/** Where files of the content are kept; the content names them without it. */
export const mediaFolder = 'content/media';

type ShownFile = Omit<CollectionFile, 'fields'> & Shape & { fields: Shape[] };

export function filesOf(config: CmsConfig): ShownFile[] {
  const files = (config.collections ?? []).flatMap((collection) => ('files' in collection ? collection.files : []));
  return files as ShownFile[];
}

/** A list of fields, types and groups, with all that they contain. */
export function partsIn({ fields = [], field, types = [] }: Shape): Shape[] {
  return [...fields, ...(field ? [field] : []), ...types].flatMap((part) => [part, ...partsIn(part)]);
}

/** The shape of a list's entry: that of its type, if the list has types. */
function shapeOfEntry(list: Shape | undefined, entry: unknown): Shape | undefined {
  if (!list?.types) return list?.field ?? list;
  const { type } = (entry ?? {}) as { type?: unknown };
  const own = list.types.find(({ name }) => name === type);
  return own && { ...own, fields: [{ name: 'type' }, ...(own.fields ?? [])] };
}

/** Removes what Sveltia adds: its own keys, and empty values of optional fields. */
export function tidy(value: unknown, shape: Shape | undefined, base: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, at) =>
      tidy(entry, shapeOfEntry(shape, entry), Array.isArray(base) ? base[at] : undefined),
    );
  }
  // Inside a section Sveltia ignores the folder that the field names.
  const isFile = shape?.widget === 'image' || shape?.widget === 'file';
  if (typeof value === 'string' && isFile) return value.replace(`/${mediaFolder}/`, '');
  if (typeof value !== 'object' || value === null) return value;
  const before = (base ?? {}) as Record<string, unknown>;
  const order = shape?.fields?.map(({ name }) => name) ?? [];
  const keys = Object.entries(value).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(
    keys.flatMap(([key, entry]) => {
      const field = shape?.fields?.find(({ name }) => name === key);
      const kept = tidy(entry, field, before[key]);
      const isEmpty = kept === '' || (typeof kept === 'object' && Object.keys(kept ?? {}).length === 0);
      const isNew = !(key in before);
      const isLeftOut =
        kept === null || ((isEmpty || kept === false) && field?.required === false) || (isNew && !field);
      return isLeftOut ? [] : [[key, kept]];
    }),
  );
}

/**
 * The values of another language, with all that languages share as in the first: Sveltia leaves that where it was when
 * an editor takes back what was done to a list, and its texts would stand in other sections.
 */
export function withShared(own: unknown, first: unknown, shape: Shape | undefined): unknown {
  if (!shape) return own;
  if (Array.isArray(first))
    return first.map((entry, at) =>
      withShared(Array.isArray(own) ? own[at] : undefined, entry, shapeOfEntry(shape, entry)),
    );
  if (!shape.fields || typeof first !== 'object' || first === null) return shape.i18n === true ? own : first;
  const [before, now] = [(own ?? {}) as Record<string, unknown>, first as Record<string, unknown>];
  const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const field = shape.fields?.find(({ name }) => name === key);
      const value = field || key in now ? withShared(before[key], now[key], field) : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
