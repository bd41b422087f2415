import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { CmsConfig, CollectionFile, Field, ListFieldWithTypes } from '@sveltia/cms';
import { contentEntries } from '#site/entries.server.ts';
import { fieldsAs, groupPath, isGroup, wordRoles } from '#site/fields.ts';
import type { Schema } from '#site/forms.server.ts';
import { inLocale, type Languages, type Locale } from '#site/languages.ts';
import { groupOf, isInMenu } from '#site/menus.server.ts';
import type { Site } from '#site/open-site.server.ts';
import { localesOf } from '#site/page-dates.ts';
import type { PageList } from '#site/schema/pages.ts';
import type { Role } from '#site/schema/role.ts';
import { slugOf } from '#site/slug.ts';
import named from './names.json' with { type: 'json' };
import { mediaFolder } from './tidy.ts';

/** A field's key, whether it must be there, and what the content says in its place. */
type Place = { name: string; required: boolean; values: unknown[] };

/** The languages of the screen itself, whichever the site has. */
export const screenLanguages = ['en', 'es'] as const;
export type ScreenLanguage = (typeof screenLanguages)[number];

/** Names of what has none in the content: groups of files, files that are no pages, and choices by their values. */
const names: Record<string, Record<ScreenLanguage, string>> = { ...named.files, ...named.choices };
/** Keys for groups of free choice, such as tabs, where a page has none yet. */
const spareNames = ['first', 'second', 'third', 'fourth'];
/** Roles of what a group is called by, the best first. */
const naming: Role[] = ['title', 'name', 'quote'];
/** Groups that only programs look at stay folded. */
const collapsed: Role[] = ['sum', 'dated-fact'];
/** Above this length a text gets a field of several lines. */
const oneLine = 70;

/** The configuration of Sveltia CMS, made of the schemas and the content, with labels in one language. */
export function editorConfig(site: Site, language: ScreenLanguage, backend: CmsConfig['backend']): CmsConfig {
  const files = Map.groupBy(contentFiles(site, language), ({ group }) => group);
  const { locales, firstLocale } = site;
  const { groups } = site.menus();
  const menuLabels = Object.fromEntries(
    groups.map((group) => [group.id, inLocale(group, contentLanguage(site, language)).name]),
  );
  return {
    load_config_file: false,
    backend,
    media_folder: mediaFolder,
    // The policy lets no picture come from elsewhere.
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    slug: { encoding: 'ascii', clean_accents: true },
    app_title: site.company().name,
    i18n: { structure: 'multiple_folders', locales: [...locales], default_locale: firstLocale },
    output: { omit_empty_optional_fields: true },
    collections: [...groups.map(({ id }) => id), 'others', 'shell', 'settings'].map((name) => ({
      name,
      label: menuLabels[name] ?? names[name]?.[language] ?? name,
      icon: name === 'settings' ? 'settings' : 'web',
      i18n: true,
      format: 'exact-yaml',
      files: (files.get(name) ?? []).map(({ file }) => file),
    })),
  };
}

/** The language in which the screen shows names of the content. */
function contentLanguage({ locales, firstLocale }: Languages, language: ScreenLanguage): Locale {
  return locales.includes(language) ? language : firstLocale;
}

/** The file of a page in a language, or in the first that the page has where it lacks that one. */
function fileOf({ locales }: Languages, page: PageList['pages'][number], language: Locale): string {
  const own = localesOf(page, locales);
  return `${own.includes(language) ? language : own[0]}/${slugOf(page.path)}.yaml`;
}

/** Every content file that has a schema: pages in the order of menus, then the others. */
function contentFiles(site: Site, language: ScreenLanguage): { group: string; file: CollectionFile }[] {
  const fields = fieldMaker(site, language);
  const menus = site.menus();
  const pages = new Map(
    site
      .pageList()
      .pages.map(({ path, kind, state }, at) => [
        slugOf(path),
        { at, kind, state, group: isInMenu(path, menus) ? groupOf(path, menus).id : 'others' },
      ]),
  );
  const locale = contentLanguage(site, language);
  const files = globSync(`{*,${locale}/*}.yaml`, { cwd: site.root });
  return [...new Set([...files, ...site.pageList().pages.map((page) => fileOf(site, page, locale))])]
    .map((path) => ({ path, name: basename(path, '.yaml') }))
    .sort((a, b) => (pages.get(a.name)?.at ?? pages.size) - (pages.get(b.name)?.at ?? pages.size))
    .flatMap(({ path, name }) => {
      const whole = site.forms.labeledOf(path);
      if (!whole) return [];
      const value = site.readYaml(path) as Record<string, unknown>;
      const schema = ofKind(site, whole, value.sections, pages.get(name)?.kind);
      const isList = schema.type === 'array';
      const words = { title: names[name]?.[language] ?? name, 'x-es': undefined };
      const shape = isList ? { properties: { entries: { ...schema, ...words } }, required: ['entries'] } : schema;
      const i18n = dirname(path) !== '.';
      const file = {
        name,
        label: `${value.navLabel ?? names[name]?.[language] ?? name}${pages.get(name)?.state ? ` [${named.choices.draft[language]}]` : ''}`,
        file: i18n ? `content/{{locale}}/${name}.yaml` : `content/${name}.yaml`,
        i18n,
        fields: [
          ...fields(shape, [isList ? { entries: value } : value]).sort(byPlace),
          { name: '__source', widget: 'hidden' as const, i18n: true },
        ],
      };
      return [{ group: pages.get(name)?.group ?? (i18n ? 'shell' : 'settings'), file }];
    });
}

/** With the sections that a kind of page may have, in its order, and those on the page alone: with all of them the screen opens too slowly. */
function ofKind({ blueprints }: Site, schema: Schema, present: unknown, kind: string | undefined): Schema {
  const { sections } = schema.properties ?? {};
  const allowed = blueprints().find(({ id }) => id === kind)?.sections;
  const all = sections?.items?.oneOf;
  if (!all || !allowed) return schema;
  const types = new Set([...allowed, ...(present as { type: string }[])].map(({ type }) => type));
  const oneOf = [...types].flatMap((type) => all.filter(({ properties }) => properties?.type?.const === type));
  return { ...schema, properties: { ...schema.properties, sections: { ...sections, items: { oneOf } } } };
}

/** Fields as the page has them, then those that stand nowhere on it. */
function byPlace(a: Field, b: Field): number {
  const last = ['navLabel', 'summary', 'meta', 'sums', 'datedFacts'];
  return last.indexOf(a.name) - last.indexOf(b.name);
}

function fieldMaker(site: Site, language: ScreenLanguage) {
  const { timeZone } = site.company();
  const menus = site.menus();
  const locale = contentLanguage(site, language);
  const choicesOf = choices(site, locale);

  function label(schema: Schema, name: string) {
    const words = { ...schema, ...(language === 'es' ? schema['x-es'] : undefined) };
    return { label: words.title ?? name, ...(words.description && { hint: words.description }) };
  }

  function fields(
    { properties, additionalProperties, propertyNames, required = [] }: Schema,
    values: unknown[],
  ): Field[] {
    const groups = values.filter(isGroup);
    // Keys of free choice are those that the content has; where it has none yet, some are offered.
    const present = [...new Set(groups.flatMap(Object.keys))];
    const free = propertyNames?.enum ?? (present.length > 0 ? present : spareKeys(additionalProperties));
    const own = additionalProperties
      ? { ...Object.fromEntries(free.map((key) => [key, additionalProperties])), ...properties }
      : (properties ?? {});
    return Object.entries(own).map(([name, schema]) => {
      const own = groups.map((group) => group[name]).filter((value) => value !== undefined);
      const isFree = !properties?.[name];
      const shown = field(schema, { name, required: (isFree ? present : required).includes(name), values: own });
      return isFree ? { ...shown, label: labelOfKey(name, schema, own) } : shown;
    });
  }

  /** A key of free choice is the id or the hue of a menu, or its group has a label of its own. */
  function labelOfKey(name: string, schema: Schema, values: unknown[]): string {
    const group = menus.groups.find(({ id, hue }) => id === name || hue === name);
    const menu = group && inLocale(group, locale).name;
    const title = titleKey(schema);
    const own = values.filter(isGroup).map((value) => value[title ?? '']);
    return String(own.find(Boolean) ?? menu ?? (spareNames.includes(name) ? `${spareNames.indexOf(name) + 1}` : name));
  }

  function spareKeys(schema: Schema | false | undefined): string[] {
    if (schema && schema.type === 'object') return spareNames;
    return menus.groups.flatMap(({ id, index }) => (index ? [id] : []));
  }

  /** One form for each type of section. */
  function typesOf(shapes: Schema[], values: unknown[]): ListFieldWithTypes['types'] {
    const sections = values.flat().filter(isGroup);
    return shapes.map((shape) => {
      const name = String(shape.properties?.type?.const);
      const { type: _, ...properties } = shape.properties ?? {};
      const own = sections.filter(({ type }) => type === name);
      const parts = fields({ ...shape, properties }, own);
      return {
        name,
        ...label(shape, name),
        widget: 'object' as const,
        summary: summaryOf(shape, parts, locale),
        fields: parts,
      };
    });
  }

  function field(whole: Schema, place: Place): Field {
    const schema = oneShape(whole, place);
    const { name, required, values } = place;
    const base = { name, ...label(whole, name), required };
    if (schema.format === 'hue' || schema.format === 'color') return { ...base, i18n: 'duplicate', widget: 'oklch' };
    if (schema.type === 'object') {
      return { ...base, widget: 'object', i18n: true, collapsed: 'auto', fields: fields(schema, values) };
    }
    if (schema.type === 'array' && schema.items) {
      const list = { ...base, widget: 'list' as const, i18n: 'duplicate' as const };
      if (schema.items.oneOf) return { ...list, collapsed: 'auto', types: typesOf(schema.items.oneOf, values) };
      // An entry is called as its list is.
      const title = { title: whole.title, 'x-es': whole['x-es'] && { title: whole['x-es'].title } };
      const item = field({ ...title, ...schema.items }, { name: 'item', required: true, values: values.flat() });
      const limits = defined({ min: schema.minItems, max: schema.maxItems });
      if (!('fields' in item && item.fields)) return { ...list, ...limits, field: item };
      return {
        ...list,
        ...limits,
        fields: item.fields,
        summary: summaryOf(oneShape(schema.items, { name, required, values: values.flat() }), item.fields, locale),
        collapsed: 'auto',
        minimize_collapsed: schema.items.role !== undefined && collapsed.includes(schema.items.role),
      };
    }
    const same = { ...base, i18n: 'duplicate' as const };
    if (schema.type === 'boolean') return { ...same, widget: 'boolean' };
    if (schema.type === 'number' || schema.type === 'integer') {
      const isWhole = schema.type === 'integer';
      const limits = defined({ min: schema.minimum, max: schema.maximum });
      return { ...same, ...limits, widget: 'number', step: isWhole ? 1 : 0.001, value_type: isWhole ? 'int' : 'float' };
    }
    // A test fails then: a list of texts and groups, for instance, has no field that could show it.
    if (schema.type !== 'string') return { ...base, widget: 'hidden' };
    if (schema.role === 'drawing') return { ...same, widget: 'scene' };
    if (schema.role === 'photo' || schema.role === 'logo' || schema.role === 'file') {
      // Sveltia writes bare names of files only where the folders are named at the field.
      const folders = { media_folder: `/${mediaFolder}`, public_folder: '' };
      return { ...same, ...folders, widget: schema.role === 'file' ? 'file' : 'image', choose_url: false };
    }
    const options = schema.enum ?? (schema.const === undefined ? undefined : [String(schema.const)]);
    if (options) {
      const labelled = options.map((value) => ({ label: names[value]?.[language] ?? value, value }));
      return { ...same, widget: 'select', options: labelled };
    }
    const choices = choicesOf(schema);
    if (choices) {
      const others = [...new Set(values.map(String))].filter((value) =>
        choices.every((option) => option.value !== value),
      );
      return { ...same, widget: 'select', options: [...choices, ...others.map((value) => ({ label: value, value }))] };
    }
    if (schema.format === 'date') return { ...same, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
    if (schema.format === 'date-time') return { ...same, widget: 'datetime', input_timezone: timeZone };
    const isMarkdown = schema.role === 'markdown';
    const longest = Math.max(schema.maxLength ?? 0, ...values.map((value) => String(value).length));
    return {
      ...base,
      ...defined({
        maxlength: schema.maxLength,
        pattern: schema.pattern && [schema.pattern, base.hint ?? schema.pattern],
      }),
      widget: isMarkdown || longest > oneLine ? 'text' : 'string',
      i18n: isMarkdown || (schema.role && wordRoles.includes(schema.role)) ? true : 'duplicate',
    } as Field;
  }
  return fields;
}

/** What can be chosen by name in place of an address or an id. */
function choices(site: Site, language: Locale) {
  const pages = site.pageList().pages.map((page) => {
    const { navLabel } = site.readYaml(fileOf(site, page, language)) as { navLabel: string };
    return { path: page.path, navLabel, unlisted: page.unlisted };
  });
  const addressed = (addressOf: (path: string) => string, of = pages) =>
    of.map(({ path, navLabel }) => ({ label: `${navLabel} (${addressOf(path)})`, value: addressOf(path) }));
  const links = addressed((path) => path);
  const listed = pages.filter(({ unlisted }) => !unlisted);
  const localized = site.locales.flatMap((locale) => addressed((path) => site.localizedPath(path, locale), listed));
  const named = contentEntries(site, `{*,${language}/*}.yaml`).flatMap(({ fields }) => {
    const titles = fieldsAs(fields, 'title', 'name');
    return fieldsAs(fields, 'id').map(({ path, value, schema: { of } }) => {
      const group = groupPath(path);
      const own = titles.filter((title) => group.every((part, at) => part === title.path[at]));
      const title = own.find((each) => each.path.includes(language)) ?? own[0];
      return { of, label: title ? `${title.value} (${value})` : value, value };
    });
  });
  return ({ role, of }: Schema) => {
    if (role === 'link' || role === 'listed-link') return links;
    if (role === 'localized-link') return localized;
    const options = role === 'reference' ? named.filter((each) => each.of === of) : [];
    // Sections of several pages may have one id.
    const byValue = new Map(options.map(({ label, value }) => [value, { label, value }]));
    return options.length > 0 ? [...byValue.values()] : undefined;
  };
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
    return {
      ...first,
      ...(others.length > 0 && { pattern: undefined, format: shapes.find(({ format }) => format)?.format ?? 'any' }),
    };
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

function summaryOf(schema: Schema, fields: Field[], language: Locale): string {
  const own = schema.properties?.[language];
  if (own) return `{{${language}.${titleKey(own)}}}`;
  return `{{${titleKey(schema) ?? fields[0]?.name}}}`;
}

/** The key of the text that names a group. */
function titleKey({ properties = {} }: Schema): string | undefined {
  const keys = Object.keys(properties);
  return naming.flatMap((role) => keys.filter((key) => properties[key]?.role === role))[0];
}

function defined(options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
