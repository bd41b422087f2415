/** A field of the screen, as far as its values need it. */
export type Shape = {
  name: string;
  label?: string;
  required?: unknown;
  fields?: Shape[];
  field?: Shape;
  types?: Shape[];
};

/** The shape of a list's entry: that of its type, if the list has some. */
export function shapeOfEntry(list: Shape | undefined, entry: unknown): Shape | undefined {
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
