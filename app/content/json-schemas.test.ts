import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { jsonSchemas } from './json-schemas.ts';
import { kinds } from './pages.ts';

const folder = 'content/json-schema/';

type Json = { properties?: Record<string, Json>; title?: string; description?: string; 'x-es'?: Json };

function propertiesOf(value: unknown, path: string): [path: string, property: Json][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key !== 'properties') return propertiesOf(part, path);
    return Object.entries(part as Record<string, Json>).flatMap(([name, property]): [string, Json][] => [
      [`${path}.${name}`, property],
      ...propertiesOf(property, `${path}.${name}`),
    ]);
  });
}

const properties = [...jsonSchemas()].flatMap(([file, text]) =>
  propertiesOf(JSON.parse(text), file.replace('.json', '')),
);

test('the committed JSON schemas are those of app/content/schema.ts (else run: npm run schemas)', () => {
  const written = new Map(readdirSync(folder).map((name) => [name, readFileSync(folder + name, 'utf8')]));

  expect(written).toEqual(jsonSchemas());
});

test('there is a schema for each kind of page and each other file', () => {
  const others = ['site', 'contact-service', 'company', 'brand', 'notice', 'pages', 'redirects'];

  expect([...jsonSchemas().keys()].sort()).toEqual([...kinds, ...others].map((name) => `${name}.json`).sort());
});

test('every field has a label and a hint in English and Spanish (else write them in app/content/schema/labels.yaml)', () => {
  const bare = properties.filter(([, { title, description, 'x-es': es }]) =>
    [title, description, es?.title, es?.description].some((words) => !words?.trim()),
  );

  expect(properties.length).toBeGreaterThan(500);
  expect(bare.map(([path]) => path)).toEqual([]);
});

test('every label belongs to a field', () => {
  const labels = parse(readFileSync('app/content/schema/labels.yaml', 'utf8')) as Record<string, { en: string[] }>;
  const shown = new Set(
    properties.map(([path, { title, description }]) => `${path.split('.').at(-1)} ${title} ${description}`),
  );

  const idle = Object.entries(labels).filter(([end, { en }]) => !shown.has([end.split('.').at(-1), ...en].join(' ')));
  expect(idle.map(([end]) => end)).toEqual([]);
});

test('the label that says the most of a path is taken', () => {
  const titles = new Map(properties.map(([path, { title }]) => [path, title]));

  expect(titles.get('service.hero.title')).toBe('Headline');
  expect(titles.get('service.pricing.title')).toBe('Title');
});

test('a schema says how long texts may be, and refuses keys that do not exist', () => {
  const service = JSON.parse(jsonSchemas().get('service.json') ?? '{}');

  expect(service.properties.meta.properties.title).toMatchObject({ minLength: 15, maxLength: 50 });
  expect(service.additionalProperties).toBe(false);
});
