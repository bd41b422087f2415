import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { fileSchemas } from './schema/files.ts';

/** Groups of which the code takes one by a name that it only knows when it runs: the page's menu, an answer's status. */
const takenByName = [
  'menus',
  'menuNotes',
  'groups',
  'errors',
  'toasts',
  'statuses',
  'reasons',
  'labels',
  'findings',
  'kinds',
  'pay',
  'levels',
];

const code = ['app', 'server', 'tools/build', 'tools/content-lint']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .filter((file) => /\.tsx?$/.test(file) && !/^app\/content\/schema|\.(test|built|faults)\./.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  // Of a section's configuration only what its loader reads.
  .map((text) => (text.includes('export const schema') ? text.split('\nexport function').slice(1).join('\n') : text))
  .join('\n');

type Json = {
  properties?: Record<string, Json>;
  anyOf?: Json[];
  oneOf?: Json[];
  items?: Json;
  additionalProperties?: Json | boolean;
};

/** Every key of a schema, but for those in a group that is taken by name. */
function keysOf(schema: Json): string[] {
  const { properties = {}, anyOf = [], oneOf = [], items, additionalProperties } = schema;
  const own = Object.entries(properties).flatMap(([key, value]) =>
    takenByName.includes(key) ? [key] : [key, ...keysOf(value)],
  );
  const record = typeof additionalProperties === 'object' ? keysOf(additionalProperties) : [];
  return [...own, ...[...anyOf, ...oneOf].flatMap(keysOf), ...(items ? keysOf(items) : []), ...record];
}

/** Whether code says `words.key`, takes `{ key }` apart or names it as a text. */
function isRead(key: string): boolean {
  return new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,:}]|'${key}'`).test(code);
}

test('every key of the content is read somewhere', () => {
  const { page, site, company, 'contact-service': service } = fileSchemas;
  const keys = new Set(
    [page, site, company, service].flatMap((schema) => keysOf(z.toJSONSchema(schema, { io: 'input' }) as Json)),
  );

  expect(keys.size).toBeGreaterThan(100);
  expect([...keys].filter((key) => !isRead(key))).toEqual([]);
});
