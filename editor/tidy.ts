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

/** A content file of the screen with its fields. */
export type ShownFile = Omit<CollectionFile, 'fields'> & Shape & { fields: Shape[] };

export function filesOf(config: CmsConfig): ShownFile[] {
  const files = (config.collections ?? []).flatMap((collection) => ('files' in collection ? collection.files : []));
  return files as ShownFile[];
}

/** The fields, types and groups directly in one. */
export function partsOf({ fields = [], field, types = [] }: Shape): Shape[] {
  return [...fields, ...(field ? [field] : []), ...types];
}

/** The shape of a list's entry: that of its type, if the list has some. */
function shapeOfEntry(list: Shape | undefined, entry: unknown): Shape | undefined {
  if (!list?.types) return list?.field ?? list;
  const { type } = (entry ?? {}) as { type?: unknown };
  const own = list.types.find(({ name }) => name === type);
  return own && { ...own, fields: [{ name: 'type' }, ...(own.fields ?? [])] };
}

/** Without what Sveltia holds beside the content: its own notes, and empty values of fields that are not there. */
export function tidy(value: unknown, shape: Shape | undefined, base: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, at) =>
      tidy(entry, shapeOfEntry(shape, entry), Array.isArray(base) ? base[at] : undefined),
    );
  }
  // Of a field in a section Sveltia forgets its own folder.
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
