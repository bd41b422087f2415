import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';

const site = testSite();
const files = site.jsonSchemas.files();

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

const properties = [...files].flatMap(([file, text]) => propertiesOf(JSON.parse(text), file.replace('.json', '')));

test('every field has a label and a hint in English and Spanish (else write them beside its schema)', () => {
  const bare = properties.filter(([, { title, description, 'x-es': es }]) =>
    [title, description, es?.title, es?.description].some((words) => !words?.trim()),
  );

  expect(properties.length).toBeGreaterThan(500);
  expect(bare.map(([path]) => path)).toEqual([]);
});
