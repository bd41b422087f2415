import { basename, relative } from 'node:path';
import { parseDocument } from 'yaml';
import { fill } from '#shared/fill.ts';
import { keyOf } from '#site/content-error.ts';
import type { Site } from '#site/create-site.server.ts';
import { type Field, walkFields } from '#site/fields.server.ts';
import { type Fault, type Finding, sentenceOf } from '#site/finding.ts';
import { type JsonSchema, labelsIn } from '#site/json-schemas.server.ts';
import { memoize } from '#site/memoize.ts';
import type { Change } from '#tools/publish/changes-between.ts';
import { savedText } from './check-edit.ts';
import { choicesIn } from './choices.ts';
import { contentLanguage } from './config.ts';
import { fieldPhrases, type ScreenLanguage, screenNames } from './names.ts';

type FieldReference = { file: string; key: string };
/** With its breadcrumb by the names of the screen, such as `SAP · English · Sections › no. 1 (Prices) › Title`. */
export type WithBreadcrumb<Of> = Of & { file: string; breadcrumb: string };
/** With what is wrong in a sentence. */
export type LocalizedFinding = WithBreadcrumb<Finding> & { says: string };

/** Puts what routes answer into a language of the screen. `texts` are read in place of those on disk. */
export function createLocalizer(site: Site, language: ScreenLanguage, texts: Record<string, string | undefined> = {}) {
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });
  const fieldsOfFiles = new Map<string, Map<string, Field>>();
  const choices = memoize(() => choicesIn(site, contentLanguage(site, language)));
  const timeFormat = memoize(() => {
    const { timeZone } = site.company();
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  });

  function read(file: string): Record<string, unknown> {
    return parseDocument(texts[file] ?? savedText(site.root, file)).toJS() ?? {};
  }

  function fieldsOf(file: string): Map<string, Field> {
    const jsonSchema = site.jsonSchemas.labeledOf(relative('content', file)) ?? {};
    const cachedFields = fieldsOfFiles.get(file);
    const fields = cachedFields ?? new Map([...walkFields(jsonSchema, read(file))].map((field) => [field.key, field]));
    fieldsOfFiles.set(file, fields);
    return fields;
  }

  function titleOf(schema: JsonSchema): string | undefined {
    return labelsIn(schema, language).title;
  }

  /** The schema that the group of a value has for it. */
  function propertyAt(file: string, parts: string[]): JsonSchema | undefined {
    const [last = ''] = parts.slice(-1);
    const group = fieldsOf(file).get(parts.slice(0, -1).join('.') || keyOf([]))?.schema;
    return group?.properties?.[last] ?? (group?.additionalProperties || undefined);
  }

  /** `items.#2.name` -> Entries › no. 2 › Name, by the labels of the fields as far as they exist. */
  function labelsOf({ file, key }: FieldReference): string {
    const parts = key.split('.');
    const labels = parts.map((step, index) => {
      const path = parts.slice(0, index + 1);
      if (!step.startsWith('#')) {
        const property = propertyAt(file, path);
        return property && (titleOf(property) ?? step);
      }
      const { schema = {} } = fieldsOf(file).get(path.join('.')) ?? {};
      const number = fill(fieldPhrases.entry[language], { n: step.slice(1) });
      return schema.properties?.type?.const ? `${number} (${titleOf(schema)})` : number;
    });
    return labels.filter(Boolean).join(' › ');
  }

  function breadcrumbOf({ file, key }: FieldReference): string {
    const [, folder = '', slug] = file.split('/');
    const name = basename(file, '.yaml');
    const localizedFile = `content/${contentLanguage(site, language)}/${slug}`;
    const { navLabel } = { ...read(file), ...read(localizedFile) };
    const isShared = !site.locales.includes(folder);
    const label = screenNames[name]?.[language] ?? (isShared ? file : (navLabel ?? name));
    return [label, isShared ? '' : languageNames.of(folder), labelsOf({ file, key })].filter(Boolean).join(' · ');
  }

  function titleOfType(name: string): string {
    const types = site.jsonSchemas.labeled('page').properties?.sections?.items?.oneOf ?? [];
    const type = types.find(({ properties }) => properties?.type?.const === name);
    return (type && titleOf(type)) ?? name;
  }

  /** What is wrong, with the screen's names for files and types of sections. */
  function sentence({ code, values }: Fault): string {
    const { otherFile, ...others } = values;
    const namedValues = Object.entries(others).map(([name, value]) => {
      if (!['type', 'types', 'previous', 'next'].includes(name)) return [name, value];
      return [name, String(value).split(', ').map(titleOfType).join(', ')];
    });
    const isFile = typeof otherFile === 'string' && otherFile.startsWith('content/');
    const otherName = isFile ? breadcrumbOf({ file: otherFile, key: '' }) : otherFile;
    return sentenceOf(
      { code, values: { ...Object.fromEntries(namedValues), ...(otherName && { otherFile: otherName }) } },
      language,
    );
  }

  /** A value as the screen shows it: choices and switches by their names, times in that of the company. */
  function showValue(value: string | undefined, schema: JsonSchema = {}): string | undefined {
    if (value === undefined) return undefined;
    const { type, role, entity, format, const: constant } = schema;
    if (type === 'boolean' || constant === true) return fieldPhrases[value === 'true' ? 'on' : 'off'][language];
    if (format === 'date-time' && Date.parse(value)) return timeFormat().format(new Date(value));
    if (schema.enum || constant) return screenNames[value]?.[language] ?? value;
    const chosen = role === 'id-reference' && choices()[entity ?? '']?.find((choice) => choice.value === value);
    return chosen ? chosen.label : value;
  }

  function localizeChange(change: Change & FieldReference): WithBreadcrumb<Change> {
    // What was taken out has its schema in its group alone.
    const schema = fieldsOf(change.file).get(change.key)?.schema ?? propertyAt(change.file, change.key.split('.'));
    const [before, after] = [showValue(change.before, schema), showValue(change.after, schema)];
    return { ...change, before, after, breadcrumb: breadcrumbOf(change) };
  }

  return {
    sentence,
    localizeChanges: (changes: (Change & FieldReference)[]): WithBreadcrumb<Change>[] => changes.map(localizeChange),
    withBreadcrumbs: <Of extends FieldReference>(references: Of[]): WithBreadcrumb<Of>[] =>
      references.map((reference) => ({ ...reference, breadcrumb: breadcrumbOf(reference) })),
    localize: (findings: Finding[]): LocalizedFinding[] =>
      findings.map((finding) => ({ ...finding, breadcrumb: breadcrumbOf(finding), says: sentence(finding) })),
  };
}
