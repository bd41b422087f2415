import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { locales } from './locale.ts';
import { fileSchemas } from './schema/files.ts';
import { sectionTypes } from './schema/page.ts';

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

type Json = {
  const?: unknown;
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  additionalProperties?: Json | boolean;
};

/**
 * Returns the files of `content/json-schema/` by name, as text: one for each kind of page and for each other file of the
 * content. Editors complete, explain and check with them while somebody types; `x-es` has title and description in Spanish.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(Object.entries(fileSchemas).map(([name, schema]) => [`${name}.json`, jsonOf(name, schema)]));
}

function jsonOf(name: string, schema: z.ZodType): string {
  // Draft 7 is what YAML editors understand best.
  const json = z.toJSONSchema(schema, { io: 'input', target: 'draft-07' });
  addLabels(json as Json, [name]);
  return `${JSON.stringify({ title: name, ...json }, null, 2)}\n`;
}

function addLabels(
  { properties = {}, items, anyOf = [], oneOf = [], additionalProperties }: Json,
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
