import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { walkFields } from './fields.server.ts';
import type { JsonSchema } from './json-schemas.server.ts';

const { jsonSchemas } = testSite();

/** The fields of a schema that hold one value, by their places. */
function leavesOf(schema: JsonSchema, path: string): [path: string, schema: JsonSchema][] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [] } = schema;
  if (anyOf.length > 0 && schema.role) return [[path, schema]];
  const below = [
    ...Object.entries(properties).flatMap(([name, part]) => leavesOf(part, `${path}.${name}`)),
    ...[items, additionalProperties, ...anyOf, ...oneOf].flatMap((part) => (part ? leavesOf(part, path) : [])),
  ];
  return below.length > 0 || schema.type === 'object' ? below : [[path, schema]];
}

test('every field says what it is, or has a form that can only be one thing', () => {
  const leaves = [...jsonSchemas.files().values()]
    .map((text): JsonSchema & { title: string } => JSON.parse(text))
    .flatMap((jsonSchema) => leavesOf(jsonSchema, jsonSchema.title));
  const silent = leaves.filter(([, schema]) => [...walkFields(schema, undefined)].every(({ role }) => !role));

  expect(leaves.length).toBeGreaterThan(500);
  expect(silent.map(([path]) => path)).toEqual([]);
});
