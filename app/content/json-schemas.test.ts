import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jsonSchemas } from './json-schemas.ts';
import { kinds } from './pages.ts';

const folder = 'content/json-schema/';

test('the committed JSON schemas are those of app/content/schema.ts (else run: node tools/content-lint/write-json-schemas.ts)', () => {
  const written = new Map(readdirSync(folder).map((name) => [name, readFileSync(folder + name, 'utf8')]));

  expect(written).toEqual(jsonSchemas());
});

test('there is a schema for each kind of page, the shell, the contact service, the company, the brand, the notice and the list of pages', () => {
  const expected = [...kinds, 'site', 'contact-service', 'company', 'brand', 'notice', 'pages'].map(
    (name) => `${name}.json`,
  );

  expect([...jsonSchemas().keys()].sort()).toEqual(expected.sort());
});

test('a schema explains its fields and refuses keys that do not exist', () => {
  const { properties, additionalProperties } = JSON.parse(jsonSchemas().get('service.json') ?? '{}');

  expect(properties.navLabel.description).toContain('menus');
  expect(properties.meta.properties.title.description).toContain('15 to 50');
  expect(additionalProperties).toBe(false);
});
