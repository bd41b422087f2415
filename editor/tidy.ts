import type { CmsConfig, CollectionFile } from '@sveltia/cms';

/** A field of the screen. Sveltia has a type for each widget. */
export type ScreenField = {
  name: string;
  label?: string;
  hint?: string;
  required?: unknown;
  widget?: string;
  i18n?: unknown;
  maxlength?: number;
  options?: { label: string; value: string }[];
  fields?: ScreenField[];
  field?: ScreenField;
  types?: ScreenField[];
};

/** Where files of the content are kept; the content names them without it. */
export const mediaFolder = 'content/media';

type ShownFile = Omit<CollectionFile, 'fields'> & ScreenField & { fields: ScreenField[] };

export function filesOf(config: CmsConfig): ShownFile[] {
  const files = (config.collections ?? []).flatMap((collection) => ('files' in collection ? collection.files : []));
  return files as ShownFile[];
}

/** A list of fields, types and groups, with all that they contain. */
export function fieldsWithin({ fields = [], field, types = [] }: ScreenField): ScreenField[] {
  return [...fields, ...(field ? [field] : []), ...types].flatMap((part) => [part, ...fieldsWithin(part)]);
}

/** The shape of a list's entry: that of its type, if the list has types. */
function fieldOfEntry(list: ScreenField | undefined, entry: unknown): ScreenField | undefined {
  if (!list?.types) return list?.field ?? list;
  const { type } = (entry ?? {}) as { type?: unknown };
  const own = list.types.find(({ name }) => name === type);
  return own && { ...own, fields: [{ name: 'type' }, ...(own.fields ?? [])] };
}

/** Removes what Sveltia adds: its own keys, and empty values of optional fields. */
export function tidy(value: unknown, field: ScreenField | undefined, base: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, at) =>
      tidy(entry, fieldOfEntry(field, entry), Array.isArray(base) ? base[at] : undefined),
    );
  }
  // Inside a section Sveltia ignores the folder that the field names.
  const isFile = field?.widget === 'image' || field?.widget === 'file';
  if (typeof value === 'string' && isFile) return value.replace(`/${mediaFolder}/`, '');
  if (typeof value !== 'object' || value === null) return value;
  const before = (base ?? {}) as Record<string, unknown>;
  const order = field?.fields?.map(({ name }) => name) ?? [];
  const keys = Object.entries(value).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(
    keys.flatMap(([key, entry]) => {
      const child = field?.fields?.find(({ name }) => name === key);
      const kept = tidy(entry, child, before[key]);
      const isEmpty = kept === '' || (typeof kept === 'object' && Object.keys(kept ?? {}).length === 0);
      const isNew = !(key in before);
      const isLeftOut =
        kept === null || ((isEmpty || kept === false) && child?.required === false) || (isNew && !child);
      return isLeftOut ? [] : [[key, kept]];
    }),
  );
}

/**
 * The content of another language, with everything that languages share taken from the first one. When an editor undoes
 * a change to a list, Sveltia leaves those shared values at their old places in the other languages, so that texts would
 * stand in wrong sections.
 */
export function withShared(own: unknown, first: unknown, field: ScreenField | undefined): unknown {
  if (!field) return own;
  if (Array.isArray(first))
    return first.map((entry, at) =>
      withShared(Array.isArray(own) ? own[at] : undefined, entry, fieldOfEntry(field, entry)),
    );
  if (!field.fields || typeof first !== 'object' || first === null) return field.i18n === true ? own : first;
  const [before, now] = [(own ?? {}) as Record<string, unknown>, first as Record<string, unknown>];
  const keys = new Set([...Object.keys(now), ...Object.keys(before)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const child = field.fields?.find(({ name }) => name === key);
      const value = child || key in now ? withShared(before[key], now[key], child) : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
