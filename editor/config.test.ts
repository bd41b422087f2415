import { globSync, readFileSync } from 'node:fs';
import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { locales } from '#app/content/locale.ts';
import { editorConfig } from './config.ts';

type Shown = { name: string; maxlength?: number; widget?: string; i18n?: unknown; fields?: Shown[]; field?: Shown };

const backend = { name: 'github', repo: 'owner/site' } as const;
const config = editorConfig('en', backend);
const files = (config.collections ?? []).flatMap((collection) => ('files' in collection ? collection.files : []));

/** Keys of a content file that have no visible field. */
function hiddenKeys(value: unknown, field: Shown | undefined, path: string): string[] {
  if (!field || (field.widget === 'hidden' && field.name !== '__source')) return [path];
  if (Array.isArray(value)) {
    const item = field.fields ? { ...field, widget: 'object' } : field.field;
    return value.flatMap((entry, at) => hiddenKeys(entry, item, `${path}.${at}`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    hiddenKeys(
      entry,
      field.fields?.find(({ name }) => name === key),
      `${path}.${key}`,
    ),
  );
}

function valuesOf(file: string): Record<string, unknown> {
  const value = parse(readFileSync(file, 'utf8'));
  return Array.isArray(value) ? { entries: value } : value;
}

test('every content file is in the screen', () => {
  const shown = files.flatMap(({ file }) => locales.map((locale) => file.replace('{{locale}}', locale)));
  const all = globSync('content/{*,en/*,es/*}.yaml').map((file) => file.replaceAll('\\', '/'));

  expect([...new Set(shown)].sort()).toEqual(all.filter((file) => !file.endsWith('/banned-words.yaml')).sort());
});

test.each(files.map((file) => [file.name, file] as const))('every key of %s has a field', (_, { file, fields }) => {
  const asField: Shown = { name: file, widget: 'object', fields: fields as Shown[] };
  const hidden = locales.flatMap((locale) => {
    const path = file.replace('{{locale}}', locale);
    return hiddenKeys(valuesOf(path), asField, path);
  });

  expect(hidden).toEqual([]);
});

/** Values of the fields that both languages share. */
function sharedValues(value: unknown, field: Shown, path: string): [string, unknown][] {
  if (Array.isArray(value)) {
    const item = field.fields ? { ...field, widget: 'object' } : field.field;
    return value.flatMap((entry, at) => (item ? sharedValues(entry, item, `${path}.${at}`) : []));
  }
  if (typeof value === 'object' && value !== null)
    return (field.fields ?? []).flatMap((sub) =>
      sharedValues((value as Record<string, unknown>)[sub.name], sub, `${path}.${sub.name}`),
    );
  return field.i18n === 'duplicate' ? [[path, value]] : [];
}

test('what the screen shows once for both languages is the same in both', () => {
  for (const { file, fields } of files.filter(({ file }) => file.includes('{{locale}}'))) {
    const [english, spanish] = locales.map((locale) =>
      sharedValues(valuesOf(file.replace('{{locale}}', locale)), { name: file, fields: fields as Shown[] }, file),
    );

    expect(spanish).toEqual(english);
  }
});

/** Texts that are longer than their field allows: Sveltia saves no file that has one. */
function tooLong(value: unknown, field: Shown | undefined, path: string): string[] {
  if (Array.isArray(value)) {
    const item = field?.fields ? { ...field, widget: 'object' } : field?.field;
    return value.flatMap((entry, at) => tooLong(entry, item, `${path}.${at}`));
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, entry]) =>
      tooLong(
        entry,
        field?.fields?.find(({ name }) => name === key),
        `${path}.${key}`,
      ),
    );
  return String(value).length > (field?.maxlength ?? Number.POSITIVE_INFINITY) ? [path] : [];
}

test('every text fits its field, with facts in braces', () => {
  const long = files.flatMap(({ file, fields }) =>
    locales.flatMap((locale) => {
      const path = file.replace('{{locale}}', locale);
      return tooLong(valuesOf(path), { name: file, fields: fields as Shown[] }, path);
    }),
  );

  expect(long).toEqual([]);
});

test('labels and hints come from the schemas, in the language of the editor', () => {
  const hintOf = (language: 'en' | 'es') => {
    const [home] = (editorConfig(language, backend).collections ?? []).flatMap((entry) =>
      'files' in entry ? entry.files : [],
    );
    return [home?.label, home?.fields.map((field) => (field as Field & { hint?: string }).hint).filter(Boolean).length];
  };

  expect(hintOf('en')[1]).toBeGreaterThan(3);
  expect(hintOf('es')).not.toEqual(hintOf('en'));
});
