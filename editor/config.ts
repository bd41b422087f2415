import { existsSync, globSync, readFileSync } from 'node:fs';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { jsonSchemas } from '#content/json-schemas.ts';
import { loadCompany, loadPageList, loadSite, readYaml } from '#content/load.server.ts';
import { type Locale, locales } from '#content/locale.ts';
import { menus, type PageEntry } from '#content/schema/pages.ts';
import { slugOf } from '#content/slug.ts';

type Words = { title?: string; description?: string };
type Schema = Words & {
  'x-es'?: Words;
  type?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | false;
  propertyNames?: { enum?: string[] };
  required?: string[];
  items?: Schema;
  enum?: string[];
  const?: string | boolean;
  pattern?: string;
  format?: string;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};
type Group = Record<string, unknown>;
type ContentFile = { path: string; slug: string; kind: string; data: Group };
/** A field's key, whether it must be there, and what the content says in its place. */
type Place = { name: string; required: boolean; values: unknown[] };

const names = {
  en: { other: 'Other pages', shell: 'Texts around every page', site: 'Company and settings' },
  es: { other: 'Otras páginas', shell: 'Textos alrededor de cada página', site: 'Empresa y ajustes' },
};
const schemaLine = /^# yaml-language-server: \$schema=(?:\.\/|\.\.\/)json-schema\/(\S+)\.json/;
/** Above this length a text gets a field of several lines. */
const oneLine = 70;

/** The configuration of Sveltia CMS, made of the schemas and the content, with labels in one language. */
export function editorConfig(language: Locale, backend: CmsConfig['backend']): CmsConfig {
  const schemas = new Map([...jsonSchemas()].map(([name, text]) => [name.replace('.json', ''), JSON.parse(text)]));
  const { menus: menuNames } = loadSite(language).nav;
  const { pages } = loadPageList();
  const maker = fieldMaker(language);
  const fileOf = ({ path, slug, kind, data }: ContentFile): CollectionFile => {
    const schema: Schema = schemas.get(kind);
    const list =
      schema.type === 'array' ? { type: 'object', properties: { entries: schema }, required: ['entries'] } : schema;
    const { label } = maker.label({ ...schema, title: schema.title === kind ? undefined : schema.title }, slug);
    return {
      name: slug,
      label: typeof data.navLabel === 'string' ? data.navLabel : label,
      file: path,
      i18n: path.includes('{{locale}}'),
      fields: [...maker.fields(list, [data]), { name: '__source', widget: 'hidden', i18n: true }],
    };
  };
  const collection = (name: string, label: string, files: ContentFile[]) => ({
    name,
    label,
    icon: name === 'site' ? 'settings' : 'web',
    i18n: true,
    format: 'exact-yaml',
    files: files.map(fileOf),
  });
  const read = contentFiles(language);
  const pageFiles = (fits: (page: PageEntry) => boolean) =>
    pages.filter(fits).flatMap(({ path }) => read.get(slugOf(path)) ?? []);
  const slugs = new Set<string>(pages.map(({ path }) => slugOf(path)));
  const rest = [...read.values()].filter(({ slug }) => !slugs.has(slug));
  const inBoth = ({ path }: ContentFile) => path.includes('{{locale}}');
  return {
    load_config_file: false,
    backend,
    media_folder: 'content/media',
    public_folder: '',
    app_title: loadCompany().name,
    i18n: { structure: 'multiple_folders', locales: [...locales], default_locale: locales[0] },
    output: { omit_empty_optional_fields: true },
    collections: [
      ...menus.map((menu) =>
        collection(
          menu,
          menuNames[menu],
          pageFiles((page) => page.menu === menu),
        ),
      ),
      collection(
        'pages',
        names[language].other,
        pageFiles((page) => !page.menu),
      ),
      collection('shell', names[language].shell, rest.filter(inBoth)),
      collection(
        'site',
        names[language].site,
        rest.filter((file) => !inBoth(file)),
      ),
    ],
  };
}

/** Every content file whose first line names its schema, or whose schema bears its name, by slug. */
function contentFiles(language: Locale): Map<string, ContentFile> {
  const known = jsonSchemas();
  return new Map(
    globSync(`content/{*,${language}/*}.yaml`)
      .sort()
      .flatMap((file): [string, ContentFile][] => {
        const path = file.replaceAll('\\', '/').replace(`content/${language}/`, 'content/{{locale}}/');
        const slug = path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length);
        const kind = schemaLine.exec(readFileSync(file, 'utf8'))?.[1] ?? slug;
        if (!known.has(`${kind}.json`)) return [];
        const value = readYaml('.', file);
        return [[slug, { path, slug, kind, data: (Array.isArray(value) ? { entries: value } : value) as Group }]];
      }),
  );
}

function fieldMaker(language: Locale) {
  const { timeZone } = loadCompany();

  function label(schema: Schema, name: string) {
    const words = { ...schema, ...(language === 'es' ? schema['x-es'] : undefined) };
    return { label: words.title ?? asWords(name), ...(words.description && { hint: words.description }) };
  }

  function fields(
    { properties, additionalProperties, propertyNames, required = [] }: Schema,
    values: unknown[],
  ): Field[] {
    const groups = values.filter(isGroup);
    // Keys of free choice are those that the content has.
    const free = propertyNames?.enum ?? [...new Set(groups.flatMap(Object.keys))];
    const own = properties ?? Object.fromEntries(free.map((key) => [key, additionalProperties || {}]));
    return Object.entries(own).map(([name, schema]) =>
      field(schema, {
        name,
        required: !properties || required.includes(name),
        values: groups.map((group) => group[name]).filter((value) => value !== undefined),
      }),
    );
  }

  function field(given: Schema, place: Place): Field {
    const schema = oneShape(given, place);
    const { name, required, values } = place;
    const base = { name, ...label(given, name), required };
    if (schema.type === 'object') {
      return { ...base, widget: 'object', i18n: true, collapsed: 'auto', fields: fields(schema, values) };
    }
    if (schema.type === 'array' && schema.items) {
      const item = field(schema.items, { name: 'item', required: true, values: values.flat() });
      const limits = { min: schema.minItems, max: schema.maxItems };
      const list = { ...base, ...defined(limits), widget: 'list' as const, i18n: 'duplicate' as const };
      if (!('fields' in item && item.fields)) return { ...list, field: item };
      return { ...list, fields: item.fields, summary: summaryOf(item.fields), collapsed: 'auto' };
    }
    const same = { ...base, i18n: 'duplicate' as const };
    if (schema.type === 'boolean') return { ...same, required: false, widget: 'boolean' };
    if (schema.type === 'number' || schema.type === 'integer') {
      const isWhole = schema.type === 'integer';
      const limits = defined({ min: schema.minimum, max: schema.maximum });
      return { ...same, ...limits, widget: 'number', step: isWhole ? 1 : 0.001, value_type: isWhole ? 'int' : 'float' };
    }
    // A test fails then: a list of texts and groups, for instance, has no field that could show it.
    if (schema.type !== 'string') return { ...base, widget: 'hidden' };
    if (name === 'scene') return { ...same, widget: 'scene' };
    if (name === 'photo' || name === 'logo') return { ...same, widget: 'image', choose_url: false };
    const options = schema.enum ?? (schema.const === undefined ? undefined : [String(schema.const)]);
    if (options) return { ...same, widget: 'select', options };
    if (schema.format === 'date') return { ...same, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    if (schema.format === 'date-time') {
      return { ...same, widget: 'datetime', format: 'YYYY-MM-DDTHH:mmZ', input_timezone: timeZone };
    }
    const longest = Math.max(schema.maxLength ?? 0, ...values.map((value) => String(value).length));
    return {
      ...base,
      ...defined({
        maxlength: schema.maxLength,
        pattern: schema.pattern && [schema.pattern, base.hint ?? schema.pattern],
      }),
      widget: longest > oneLine ? 'text' : 'string',
      i18n: schema.pattern || schema.format ? 'duplicate' : true,
    } as Field;
  }
  return { label, fields };
}

/** A schema of several shapes as one: groups become one group with the keys of all, texts one text. Of both, nothing. */
function oneShape(schema: Schema, { values }: Place): Schema {
  if (!schema.anyOf) return schema;
  const shapes = schema.anyOf.filter(
    (shape) => values.length === 0 || values.some((value) => isGroup(value) === (shape.type === 'object')),
  );
  const [first, ...others] = shapes;
  if (!first || others.some(({ type }) => type !== first.type)) return {};
  if (first.type !== 'object')
    return { ...first, ...(others.length > 0 && { pattern: undefined, format: first.format ?? 'any' }) };
  return {
    type: 'object',
    properties: Object.assign({}, ...shapes.map(({ properties }) => properties)),
    required: first.required?.filter((key) => others.every(({ required }) => required?.includes(key))) ?? [],
  };
}

/** Addresses of the drawings by id, as the last `npm run generate` made them. */
export function drawnScenes(): Record<string, string> {
  const file = '.generated/pictures.json';
  const drawn: Record<string, { src: string }> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).scenes : {};
  return Object.fromEntries(Object.entries(drawn).map(([id, { src }]) => [id, src]));
}

function summaryOf(fields: Field[]): string {
  return `{{${(fields.find(({ name }) => /title|label|name|question|path|from/.test(name)) ?? fields[0])?.name}}}`;
}

function asWords(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function defined(options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
