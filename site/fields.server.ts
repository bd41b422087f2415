import { keyOf } from './content-error.ts';
import { isObject } from './is-object.ts';
import type { JsonSchema } from './json-schemas.server.ts';
import { partsOf } from './markdown.server.ts';
import type { Role } from './schema/field-role.ts';

type Path = (string | number)[];

/** A value of the content with its schema, which is empty for a value without a place in it. */
export type Field<Value = unknown> = {
  path: Path;
  /** As findings name it: `stats.#2.label`. */
  key: string;
  value: Value;
  role: Role | undefined;
  schema: JsonSchema;
};

/** What a text in Markdown consists of. */
const markdownParts: JsonSchema = {
  items: {
    anyOf: [
      { type: 'string', role: 'text' },
      {
        type: 'object',
        properties: {
          to: { type: 'string', role: 'link' },
          scene: { type: 'string', role: 'drawing' },
          photo: { type: 'string', role: 'photo' },
          alt: { type: 'string', role: 'alt' },
        },
      },
    ],
  },
};

/** Yields every value, groups and lists too, outermost first; with `parts`, also the parts of Markdown texts. */
export function* walkFields(
  schema: JsonSchema,
  value: unknown,
  { path = [], parts: withParts = true }: { path?: Path; parts?: boolean } = {},
): Generator<Field> {
  const shapeOfValue = shapeOf(schema, value);
  const role = roleOf(shapeOfValue);
  const optionsBelow = (name: string | number) => ({ path: [...path, name], parts: withParts });
  yield { path, key: keyOf(path), value, role, schema: shapeOfValue };
  const isMarkdown = withParts && role === 'markdown' && typeof value === 'string';
  const [parts, shape] = isMarkdown ? [partsOf(value), markdownParts] : [value, shapeOfValue];
  if (Array.isArray(parts))
    for (const [index, entry] of parts.entries()) yield* walkFields(shape.items ?? {}, entry, optionsBelow(index));
  else if (isObject(parts))
    for (const [name, entry] of Object.entries(parts))
      yield* walkFields(propertySchema(shape, name), entry, optionsBelow(name));
}

export type FieldChange = (role: Role | undefined, value: unknown) => unknown;

/** Replaces each field of a value by what `change` returns. The fields inside a replaced one are not visited. */
export function replaceFields(schema: JsonSchema, value: unknown, change: FieldChange): unknown {
  const shapeOfValue = shapeOf(schema, value);
  const changed = change(roleOf(shapeOfValue), value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((entry) => replaceFields(shapeOfValue.items ?? {}, entry, change));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, entry]) => [
    name,
    replaceFields(propertySchema(shapeOfValue, name), entry, change),
  ]);
  return Object.fromEntries(entries);
}

/** Roles of words that people read, for Markdown texts the roles of their parts. */
export const wordRoles: readonly Role[] = [
  'text',
  'title',
  'highlight',
  'name',
  'quote',
  'alt',
  'value',
  'mail-subject',
  'sample-note',
];

/** The values that are neither groups nor lists, without a schema; `path` is that of the whole. */
export function leavesOf(value: unknown, path: Path = []): Field[] {
  return [...walkFields({}, value, { path })].filter(
    (field) => typeof field.value !== 'object' || field.value === null,
  );
}

export function fieldsOfRole<Value = string>(fields: Iterable<Field>, ...roles: Role[]): Field<Value>[] {
  return [...fields].filter(({ role }) => role && roles.includes(role)) as Field<Value>[];
}

/** The path of the group that a value, or its list, stands in. */
export function parentPath(path: Path): Path {
  const lastNameIndex = path.findLastIndex((step) => typeof step === 'string');
  return path.slice(0, Math.max(lastNameIndex, 0));
}

/** The key of the group that a value, or its list, is in. */
export function parentKey({ path }: Pick<Field, 'path'>): string {
  return keyOf(parentPath(path));
}

/** Sets the value at a path of the content. Parts of Markdown texts have no such path. */
export function setIn(content: unknown, path: readonly (string | number)[], value: unknown): void {
  const parent = path.slice(0, -1).reduce((value, step) => (value as Record<string, unknown>)?.[step], content);
  if (typeof parent === 'object' && parent !== null) Object.assign(parent, { [path.at(-1) as string]: value });
}

/** The dates of a role in named groups, each with the name and key of its group. */
export function namedDates(fields: readonly Field[], role: 'end' | 'looked-up') {
  // The first name in a group belongs to the group itself.
  const names = new Map(
    fieldsOfRole(fields, 'name')
      .map((field) => [parentKey(field), field.value] as const)
      .reverse(),
  );
  return fieldsOfRole(fields, role).flatMap((field) => {
    const key = parentKey(field);
    const name = names.get(key);
    return name === undefined ? [] : { key, name, date: String(field.value) };
  });
}

function propertySchema({ properties, additionalProperties }: JsonSchema, name: string): JsonSchema {
  return properties?.[name] ?? (additionalProperties || {});
}

/** The one of several shapes that a value has or resembles most: by its type, else by its form. */
function shapeOf(schema: JsonSchema, value: unknown): JsonSchema {
  const shapes = schema.anyOf ?? schema.oneOf;
  if (!shapes) return schema;
  const shape =
    shapes.find((shape) => fits(shape, value)) ??
    shapes.find((shape) => isOfType(shape, value)) ??
    shapes.find(({ type }) => type === typeof value);
  return schema.role ? { ...shape, role: schema.role } : (shape ?? {});
}

function fits(shape: JsonSchema, value: unknown): boolean {
  const { type, required = [], pattern } = shape;
  if (Array.isArray(value)) return type === 'array';
  if (isObject(value)) return type === 'object' && required.every((key) => key in value) && isOfType(shape, value);
  return type === typeof value && (!pattern || new RegExp(pattern).test(String(value)));
}

/** Whether a group has the constants of its shape, such as the type of a section. */
function isOfType({ properties = {} }: JsonSchema, value: unknown): boolean {
  const constants = Object.entries(properties).filter(([, { const: constant }]) => constant !== undefined);
  return isObject(value) && constants.every(([key, { const: constant }]) => !(key in value) || value[key] === constant);
}

const formats: Record<string, Role> = { date: 'date', 'date-time': 'date', email: 'address', uri: 'address' };

/** The role that the schema gives, else the only one that a value of its form can have. */
function roleOf({ role, type, format = '', enum: choices, const: constant }: JsonSchema): Role | undefined {
  if (role) return role;
  if (type === 'boolean' || typeof constant === 'boolean') return 'flag';
  if (type === 'number' || type === 'integer') return 'number';
  return choices || constant !== undefined ? 'choice' : formats[format];
}
