import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteIn } from '#app/site.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';

const site = siteUnderTest();
const files = site.forms.files();
const sectionTypes = site.sections.definitions.map(({ type }) => type);

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

test('the committed JSON schemas are those of site/schema/ and app/sections/ (else run: npm run schemas)', () => {
  const folder = 'content/json-schema';
  const written = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

  expect(written).toEqual(siteIn('content').forms.files());
});

test('there is a schema for each file, that of pages with each type of section', () => {
  const page = JSON.parse(files.get('page.json') ?? '{}');
  const types = page.properties.sections.items.oneOf.map((type: Json) => type.properties?.type);

  expect([...files.keys()]).toEqual(Object.keys(site.schemas()).map((name) => `${name}.json`));
  expect(types).toMatchObject(sectionTypes.map((type) => ({ const: type })));
});

test('every field has a label and a hint in English and Spanish (else write them beside its schema)', () => {
  const bare = properties.filter(([, { title, description, 'x-es': es }]) =>
    [title, description, es?.title, es?.description].some((words) => !words?.trim()),
  );

  expect(properties.length).toBeGreaterThan(500);
  expect(bare.map(([path]) => path)).toEqual([]);
});

test('every label belongs to a field', () => {
  const shown = new Set(
    properties.map(([path, { title, description }]) => {
      const key = path.split('.').at(-1) ?? '';
      return `${site.locales.includes(key) ? '<language>' : key} ${title} ${description}`;
    }),
  );
  const labelFiles = ['site/schema/labels.yaml', ...sectionTypes.map((type) => `app/sections/${type}/labels.yaml`)];
  const idle = labelFiles.flatMap((file) => {
    const labels = parse(readFileSync(file, 'utf8')) as Record<string, { en: string[] }>;
    return Object.entries(labels)
      .filter(
        ([end, { en }]) =>
          end !== 'section' && !shown.has([end.split('.').at(-1), ...en].join(' ').replaceAll('{language}', 'Spanish')),
      )
      .map(([end]) => `${file}: ${end}`);
  });

  expect(idle).toEqual([]);
});

test('a schema says how long texts may be, and refuses keys that do not exist', () => {
  const page = JSON.parse(files.get('page.json') ?? '{}');

  expect(page.properties.meta.properties.title).toMatchObject({ minLength: 15, maxLength: 50 });
  expect(page.additionalProperties).toBe(false);
});

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

const code = ['app', 'shared', 'site', 'server', 'tools/build', 'tools/content-lint']
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .map((entry) => `${entry.parentPath}/${entry.name}`)
  .filter((file) => /\.tsx?$/.test(file) && !/^site\/schema|\.(test|built|faults)\./.test(file))
  .map((file) => {
    const text = readFileSync(file, 'utf8');
    // Of a section's definition only what its functions read.
    return file.endsWith('/config.ts')
      ? text
          .split(/^(?:(?:export )?function| {2}(?:entries|view|feedEntry|files|resolve)\b)/m)
          .slice(1)
          .join('\n')
      : text;
  })
  .join('\n');

/** Whether code says `words.key`, takes `{ key }` apart or names it as a text. */
function isRead(key: string): boolean {
  return new RegExp(`\\.${key}\\b|[{,]\\s*${key}\\s*[,:}=]|'${key}'`).test(code);
}

test('every key of the content is read somewhere', () => {
  const isTaken = (part: string) => takenByName.includes(part);
  const paths = properties.map(([path]) => path.split('.')).filter((path) => !path.slice(1, -1).some(isTaken));
  const read = paths.filter(([file = '']) => ['page', 'site', 'company', 'contact-service'].includes(file));
  const keys = new Set(read.map((path) => path.at(-1) ?? ''));

  expect(keys.size).toBeGreaterThan(100);
  expect([...keys].filter((key) => !isRead(key))).toEqual([]);
});
