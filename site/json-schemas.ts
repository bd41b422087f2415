import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { locales } from './locale.ts';
import { fileSchemas } from './schema/files.ts';
import { sectionTypes } from './schema/page.ts';
import type { Role } from './schema/role.ts';

type Label = { en: [title: string, hint: string]; es: [title: string, hint: string] };
type Labels = Record<string, Label>;

/** What editors read beside a field, by the end of its path: `meta.title` before `title`. */
const labels = readLabels('./schema/labels.yaml');

/** The same for the fields of each type of section; `section` names the type itself. */
const labelsOfTypes = Object.fromEntries(
  sectionTypes.map((type) => [type, readLabels(`../app/sections/${type}/labels.yaml`)]),
);

function readLabels(file: string): Labels {
  return parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

type Words = { title?: string; description?: string };

/** What `content/json-schema/` says of a field. */
export type Schema = Words &
  Partial<Record<'type' | 'pattern' | 'format' | 'of', string>> &
  Partial<Record<'minItems' | 'maxItems' | 'minLength' | 'maxLength' | 'minimum' | 'maximum', number>> & {
    role?: Role;
    'x-es'?: Words;
    anyOf?: Schema[];
    oneOf?: Schema[];
    properties?: Record<string, Schema>;
    additionalProperties?: Schema | false;
    propertyNames?: Schema;
    required?: string[];
    items?: Schema;
    enum?: string[];
    const?: unknown;
  };

/** The shape of a file of the content, by its name; every page has that of `page`. Throws where there is none. */
export function schemaOf(name: string): Schema {
  const schema = schemas.get(name);
  if (!schema) throw new Error(`No file of the content is called ${name}.`);
  return schema;
}

/**
 * Returns the files of `content/json-schema/` by name, as text: one for each kind of page and for each other file of the
 * content. Editors complete, explain and check with them while somebody types; `x-es` has title and description in Spanish.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Array.from(schemas, ([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify({ title: name, ...schema }, null, 2)}\n`,
    ]),
  );
}

const schemas = new Map(Object.entries(fileSchemas).map(([name, schema]) => [name, jsonOf(name, schema)]));

function jsonOf(name: string, schema: z.ZodType): Schema {
  // Draft 7 is what YAML editors understand best.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }) as Schema;
  addLabels(json, [name]);
  return json;
}

function addLabels(
  { properties = {}, items, anyOf = [], oneOf = [], additionalProperties }: Schema,
  path: string[],
): void {
  for (const [key, property] of Object.entries(properties)) {
    Object.assign(property, labelOf([...path, key]));
    addLabels(property, [...path, key]);
  }
  for (const part of [items, additionalProperties, ...anyOf]) if (typeof part === 'object') addLabels(part, path);
  for (const section of oneOf) {
    const type = String(section.properties?.type?.const);
    Object.assign(section, wordsOf(labelsOfTypes[type]?.section));
    addLabels(section, [type]);
  }
}

function labelOf(path: string[]) {
  const [type = '', ...inside] = path.map((part) => (locales.includes(part) ? '<language>' : part));
  return wordsOf(find(labelsOfTypes[type] ?? {}, inside) ?? find(labels, [type, ...inside]), path.at(-1));
}

function find(among: Labels, path: string[]): Label | undefined {
  const [name = ''] = path.map((_, start) => path.slice(start).join('.')).filter((end) => Object.hasOwn(among, end));
  return among[name];
}

/** `$language` stands for the language that a field belongs to. */
function wordsOf(label: Label | undefined, field = '') {
  if (!label) return {};
  const [[title, description], [titulo, descripcion]] = (['en', 'es'] as const).map((language) =>
    label[language].map((words) => words.replaceAll('$language', nameOf(field, language))),
  ) as [Label['en'], Label['es']];
  return { title, description, 'x-es': { title: titulo, description: descripcion } };
}

function nameOf(locale: string, language: string): string {
  const isLanguage = locales.includes(locale);
  return (isLanguage && new Intl.DisplayNames(language, { type: 'language' }).of(locale)) || locale;
}
