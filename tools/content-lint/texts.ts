import { type Field, fieldsAs, fieldsOf, wordRoles } from '#site/fields.ts';
import type { JsonSchema } from '#site/json-schemas.server.ts';
import type { Role } from '#site/schema/field-role.ts';

/** What a file says, and the shape that it has. */
type Content = { jsonSchema: JsonSchema; raw?: unknown };

/** Many rules look at the same files. */
const cache = new WeakMap<object, Field[]>();

/** Returns the values of a file, facts still in braces, the outermost first. */
export function fieldsIn({ jsonSchema, raw }: Content): Field[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const fields = cache.get(raw) ?? [...fieldsOf(jsonSchema, raw)];
  cache.set(raw, fields);
  return fields;
}

/** Returns those of some roles. */
export function fieldsWith<Value = string>(content: Content, ...roles: Role[]): Field<Value>[] {
  return fieldsAs<Value>(fieldsIn(content), ...roles);
}

/** Returns the texts that people read. */
export function proseOf(content: Content): Field<string>[] {
  return fieldsWith(content, ...wordRoles).filter(({ value }) => typeof value === 'string');
}

/** Returns the same file with its facts filled in. */
export function filledIn<File extends Content & { filled?: unknown }>(file: File): File {
  return { ...file, raw: file.filled };
}
