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
  const shape = list.types.find(({ name }) => name === type);
  return shape && { ...shape, fields: [{ name: 'type' }, ...(shape.fields ?? [])] };
}

/** Removes what Sveltia adds: its own keys, and empty values of optional fields. */
export function tidy(value: unknown, field: ScreenField | undefined, base: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      tidy(entry, fieldOfEntry(field, entry), Array.isArray(base) ? base[index] : undefined),
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
      const tidied = tidy(entry, child, before[key]);
      const isEmpty = tidied === '' || (typeof tidied === 'object' && Object.keys(tidied ?? {}).length === 0);
      const isNew = !(key in before);
      const isLeftOut =
        tidied === null || ((isEmpty || tidied === false) && child?.required === false) || (isNew && !child);
      return isLeftOut ? [] : [[key, tidied]];
    }),
  );
}

/**
 * The content of another language, with everything that languages share taken from the first one. When an editor undoes
 * a change to a list, Sveltia leaves those shared values at their old places in the other languages, so that texts would
 * stand in wrong sections.
 */
export function withShared(translated: unknown, original: unknown, field: ScreenField | undefined): unknown {
  if (!field) return translated;
  if (Array.isArray(original))
    return original.map((entry, index) =>
      withShared(Array.isArray(translated) ? translated[index] : undefined, entry, fieldOfEntry(field, entry)),
    );
  if (!field.fields || typeof original !== 'object' || original === null)
    return field.i18n === true ? translated : original;
  const [texts, shared] = [(translated ?? {}) as Record<string, unknown>, original as Record<string, unknown>];
  const keys = new Set([...Object.keys(shared), ...Object.keys(texts)]);
  return Object.fromEntries(
    [...keys].flatMap((key) => {
      const child = field.fields?.find(({ name }) => name === key);
      const value = child || key in shared ? withShared(texts[key], shared[key], child) : undefined;
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
