import { type Field, fieldsOfRole, walkFields, wordRoles } from '#site/fields.server.ts';
import type { JsonSchema } from '#site/json-schemas.server.ts';

/** What a file says, and the shape that it has. */
type FileContent = { jsonSchema: JsonSchema; raw?: unknown };

/** Many rules look at the same files. */
const fieldsByContent = new WeakMap<object, Field[]>();

/** Returns the values of a file with facts still in braces, outermost first. */
export function fieldsOfFile({ jsonSchema, raw }: FileContent): Field[] {
  if (typeof raw !== 'object' || raw === null) return [];
  const fields = fieldsByContent.get(raw) ?? [...walkFields(jsonSchema, raw)];
  fieldsByContent.set(raw, fields);
  return fields;
}

export function proseOf(content: FileContent): Field<string>[] {
  return fieldsOfRole(fieldsOfFile(content), ...wordRoles).filter(({ value }) => typeof value === 'string');
}

export function withFacts<File extends FileContent & { filled?: unknown }>(file: File): File {
  return { ...file, raw: file.filled };
}
