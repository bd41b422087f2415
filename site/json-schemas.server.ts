import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { fill } from '#shared/fill.ts';
import type { Locale } from './languages.ts';
import { memoize, memoizeByKey } from './memoize.ts';
import { parseYaml } from './parse-yaml.ts';
import type { Role } from './schema/field-role.ts';
import type { FileSchemas } from './schema/files.ts';
import type { SectionTypes } from './section.ts';

type Label = { en: [title: string, hint: string]; es: [title: string, hint: string] };
type Labels = Record<string, Label>;

type LabelWords = { title?: string; description?: string };

/** What `.generated/json-schema/` says of a field. */
export type JsonSchema = LabelWords &
  Partial<Record<'type' | 'pattern' | 'format' | 'entity', string>> &
  Partial<Record<'minItems' | 'maxItems' | 'minLength' | 'maxLength' | 'minimum' | 'maximum', number>> & {
    role?: Role;
    needed?: boolean;
    placeholders?: string[];
    'x-es'?: LabelWords;
    anyOf?: JsonSchema[];
    oneOf?: JsonSchema[];
    properties?: Record<string, JsonSchema>;
    additionalProperties?: JsonSchema | false;
    propertyNames?: JsonSchema;
    required?: string[];
    items?: JsonSchema;
    enum?: string[];
    const?: unknown;
  };

/** Files of a language that are not pages. */
const shellFiles = ['site', 'contact-service'];

/** The schemas of a site as JSON, with the roles of all fields, and with what editors read beside them. */
export function createJsonSchemas(schemas: () => FileSchemas, sections: SectionTypes, locales: readonly Locale[]) {
  const labeledSchemas = memoize(() => withLabels(schemas(), sections, locales));
  /** With what editors read beside the fields; every page has the schema `page`. */
  const labeled = (name: keyof FileSchemas) => labeledSchemas().get(name) as JsonSchema;
  /** The same without labels, which take long to read. */
  const plain = memoizeByKey((name: keyof FileSchemas) => jsonSchema(schemas()[name]));

  /** The schema of a file below the content folder; undefined if it is not content, such as a list of words. */
  function nameOf(path: string): keyof FileSchemas | undefined {
    const name = basename(path, '.yaml') as keyof FileSchemas;
    // A page may have any name, also that of a file of the whole site.
    if (path.includes('/')) return shellFiles.includes(name) ? name : 'page';
    return Object.hasOwn(schemas(), name) ? name : undefined;
  }

  return {
    nameOf,
    labeled,
    plain,
    plainOf(path: string): JsonSchema | undefined {
      const name = nameOf(path);
      return name && plain(name);
    },
    labeledOf(path: string): JsonSchema | undefined {
      const name = nameOf(path);
      return name && labeled(name);
    },
    /**
     * The files of `.generated/json-schema/` by name, as text. Editors complete, explain and check with them while
     * somebody types; `x-es` has title and description in Spanish.
     */
    files: () =>
      new Map(
        Array.from(labeledSchemas(), ([name, schema]) => [
          `${name}.json`,
          `${JSON.stringify({ title: name, ...schema })}\n`,
        ]),
      ),
  };
}

function withLabels(schemas: FileSchemas, sections: SectionTypes, locales: readonly Locale[]): Map<string, JsonSchema> {
  /** What editors read beside a field, by the end of its path: `meta.title` before `title`. */
  const labels = readLabels(join(import.meta.dirname, 'schema/labels.yaml'));
  /** The same for the fields of each type of section; `section` names the type itself. */
  const labelsOfTypes = Object.fromEntries(
    sections.definitions.map(({ type }) => [type, readLabels(join(sections.folder, type, 'labels.yaml'))]),
  );

  function addLabels(
    { properties = {}, items, anyOf = [], oneOf = [], additionalProperties }: JsonSchema,
    path: string[],
  ): void {
    for (const [key, property] of Object.entries(properties)) {
      Object.assign(property, labelOf([...path, key]));
      addLabels(property, [...path, key]);
    }
    for (const subschema of [items, additionalProperties, ...anyOf])
      if (typeof subschema === 'object') addLabels(subschema, path);
    for (const section of oneOf) {
      const type = String(section.properties?.type?.const);
      Object.assign(section, labelWords(labelsOfTypes[type]?.section));
      addLabels(section, [type]);
    }
  }

  function labelOf(path: string[]) {
    const [type = '', ...inside] = path.map((step) => (locales.includes(step) ? '<language>' : step));
    const { section: _, ...sectionLabels } = labelsOfTypes[type] ?? {};
    return labelWords(labelAtEnd(sectionLabels, inside) ?? labelAtEnd(labels, [type, ...inside]), path.at(-1));
  }

  /** `{language}` stands for the language that a field belongs to. */
  function labelWords(label: Label | undefined, field = '') {
    if (!label) return {};
    const [[title, description], [titleInSpanish, descriptionInSpanish]] = (['en', 'es'] as const).map((language) =>
      label[language].map((words) => fill(words, { language: languageName(field, language) })),
    ) as [Label['en'], Label['es']];
    return { title, description, 'x-es': { title: titleInSpanish, description: descriptionInSpanish } };
  }

  function languageName(locale: string, language: string): string {
    const isLanguage = locales.includes(locale);
    return (isLanguage && new Intl.DisplayNames(language, { type: 'language' }).of(locale)) || locale;
  }

  return new Map(
    Object.entries(schemas).map(([name, schema]) => {
      const json = jsonSchema(schema);
      addLabels(json, [name]);
      return [name, json];
    }),
  );
}

/** Title and description of a field in a language of the product, English where it is in no other. */
export function labelsIn(schema: JsonSchema, language: string): LabelWords {
  return { ...schema, ...(language === 'es' ? schema['x-es'] : undefined) };
}

/** Draft 7 is what YAML editors understand best. */
export function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-07' }) as JsonSchema;
}

function readLabels(file: string): Labels {
  return parseYaml(file, readFileSync(file, 'utf8')) as Labels;
}

/** The label with the longest name that the path ends with. */
function labelAtEnd(labels: Labels, path: string[]): Label | undefined {
  const [name = ''] = path.map((_, start) => path.slice(start).join('.')).filter((end) => Object.hasOwn(labels, end));
  return labels[name];
}
