import type { Field, ListFieldWithTypes } from '@sveltia/cms';
import { fill } from '#shared/fill.ts';
import type { Site } from '#site/create-site.server.ts';
import { wordRoles } from '#site/fields.server.ts';
import { isObject } from '#site/is-object.ts';
import { type JsonSchema, labelsIn } from '#site/json-schemas.server.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import type { Role } from '#site/schema/field-role.ts';
import { choicesIn } from './choices.ts';
import { fieldPhrases, type ScreenLanguage, screenNames } from './names.ts';
import { mediaFolder } from './tidy.ts';

/** A field's key, whether it is required, and its values in the content. */
type FieldUse = { name: string; required: boolean; values: unknown[] };

/** Keys that are offered if the schema leaves them free and the page has none yet, as for tabs. */
const spareNames = ['first', 'second', 'third', 'fourth'];
/** Roles of the fields that name a group, the best first. */
const namingRoles: Role[] = ['title', 'name', 'quote'];
/** Groups that only programs read stay folded. */
const foldedRoles: (Role | undefined)[] = ['sum', 'dated-claim'];
/** These are shown where the content has or needs one. The first one is written with a text editor. */
const rareRoles: (Role | undefined)[] = [...foldedRoles, 'id'];
/** A text longer than this gets a field of several lines. */
const longestLine = 70;

// Sveltia writes bare names of files only if the field names the folders.
const media = { media_folder: `/${mediaFolder}`, public_folder: '', choose_url: false };

const byRole: Partial<Record<Role, object>> = {
  drawing: { widget: 'scene' },
  photo: { ...media, widget: 'image' },
  logo: { ...media, widget: 'image' },
  file: { ...media, widget: 'file' },
};
const byFormat: Record<string, object> = {
  hue: { widget: 'oklch' },
  color: { widget: 'oklch' },
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  'date-time': { widget: 'datetime' },
};
const byType: Record<string, object> = {
  boolean: { widget: 'boolean' },
  integer: { widget: 'number', step: 1, value_type: 'int' },
  number: { widget: 'number', step: 0.001, value_type: 'float' },
};

/** Makes the fields of the screen for a schema and its values in the content, with labels in one language. */
export function createFields(site: Site, language: ScreenLanguage, locale: Locale) {
  const { timeZone } = site.company();
  const menus = site.menus();
  const choices = choicesIn(site, locale);
  const languageNames = new Intl.DisplayNames(language, { type: 'language' });

  function choiceName(value: string): string {
    return (site.locales.includes(value) && languageNames.of(value)) || value;
  }

  function labelAndHint(schema: JsonSchema, name: string, { minLength = 1, maxLength }: JsonSchema = schema) {
    const { title, description = '' } = labelsIn(schema, language);
    const limit = minLength > 1 ? fieldPhrases.between : fieldPhrases.most;
    const length = maxLength ? ` ${fill(limit[language], { least: minLength, most: maxLength })}` : '';
    // Sveltia would show what is written as Markdown without its signs.
    const hint = `${description}${length}`.replace(/[\\`*_[\]]/g, '\\$&').trim();
    return { label: title ?? name, ...(hint && { hint }) };
  }

  function fields(
    { properties, additionalProperties, propertyNames, required = [] }: JsonSchema,
    values: unknown[],
  ): Field[] {
    const groups = values.filter(isObject);
    // If the schema leaves keys free, those of the content are shown.
    const presentKeys = [...new Set(groups.flatMap(Object.keys))];
    const freeKeys = propertyNames?.enum ?? (presentKeys.length > 0 ? presentKeys : spareKeys(additionalProperties));
    const shapes = additionalProperties
      ? { ...Object.fromEntries(freeKeys.map((key) => [key, additionalProperties])), ...properties }
      : (properties ?? {});
    return Object.entries(shapes).flatMap(([name, schema]) => {
      const valuesOfKey = groups.map((group) => group[name]).filter((value) => value !== undefined);
      const isUsed = required.includes(name) || valuesOfKey.length > 0;
      if (!isUsed && rareRoles.includes(schema.role ?? schema.items?.role)) return [];
      const isFree = !properties?.[name];
      const shown = field(schema, {
        name,
        required: (isFree ? presentKeys : required).includes(name),
        values: valuesOfKey,
      });
      return isFree ? { ...shown, label: labelOfKey(name, schema, valuesOfKey) } : shown;
    });
  }

  /** The label of a free key: the title of its group, else the menu whose id or hue it is. */
  function labelOfKey(name: string, schema: JsonSchema, values: unknown[]): string {
    const group = menus.groups.find(({ id, hue }) => id === name || hue === name);
    const menu = group && inLocale(group, locale).name;
    const title = titleKey(schema);
    const titles = values.filter(isObject).map((value) => value[title ?? '']);
    return String(
      titles.find(Boolean) ?? menu ?? (spareNames.includes(name) ? `${spareNames.indexOf(name) + 1}` : name),
    );
  }

  function spareKeys(schema: JsonSchema | false | undefined): string[] {
    if (schema && schema.type === 'object') return spareNames;
    return menus.groups.flatMap(({ id, index }) => (index ? [id] : []));
  }

  function typesOf(shapes: JsonSchema[], values: unknown[]): ListFieldWithTypes['types'] {
    const sections = values.flat().filter(isObject);
    return shapes.map((shape) => {
      const name = String(shape.properties?.type?.const);
      const { type: _, id, off, ...shownProperties } = shape.properties ?? {};
      const properties = { ...shownProperties, ...(off && { off }), ...(id && { id }) };
      const sectionFields = fields(
        { ...shape, properties },
        sections.filter(({ type }) => type === name),
      );
      const offMark = off ? `{{off | ternary('${fieldPhrases.switchedOff[language]}: ', '')}}` : '';
      const summary = offMark + summaryOf(shape, sectionFields, locale);
      return {
        name,
        label: labelsIn(shape, language).title ?? name,
        widget: 'object' as const,
        summary,
        fields: sectionFields,
      };
    });
  }

  function field(whole: JsonSchema, use: FieldUse): Field {
    const schema = mergeShapes(whole, use);
    const { name, required, values } = use;
    const base = { name, ...labelAndHint(whole, name, schema), required };
    const shared = { ...base, i18n: 'duplicate' as const };
    const { role, format = '', type = '' } = schema;
    const fixedWidget = (role && byRole[role]) ?? byFormat[format] ?? byType[type];
    if (fixedWidget) {
      const limits = { min: schema.minimum, max: schema.maximum };
      return {
        ...shared,
        ...withoutUndefined({ ...limits, input_timezone: format === 'date-time' ? timeZone : undefined }),
        ...fixedWidget,
      } as Field;
    }
    if (type === 'object')
      return { ...base, widget: 'object', i18n: true, collapsed: 'auto', fields: fields(schema, values) };
    if (type === 'array' && schema.items) return listField(whole, schema.items, use, shared);
    // A test fails then: a list of texts and groups, for instance, has no field that could show it.
    if (type !== 'string') return { name, widget: 'hidden' };
    const options = optionsOf(schema);
    if (options) return { ...shared, widget: 'select', options };
    const choiceList = [schema.entity, role].find((name) => name && choices[name]?.[0]);
    if (choiceList && role !== 'id') return { ...shared, widget: 'choice', from: choiceList };
    const longestLength = Math.max(schema.maxLength ?? 0, ...values.map((value) => String(value).length));
    const pattern = schema.pattern && [schema.pattern, base.hint ?? schema.pattern];
    return {
      ...base,
      ...withoutUndefined({ maxlength: schema.maxLength, pattern }),
      widget: role === 'markdown' || longestLength > longestLine ? 'text' : 'string',
      i18n: role && [...wordRoles, 'markdown'].includes(role) ? true : 'duplicate',
    } as Field;
  }

  function listField(listSchema: JsonSchema, items: JsonSchema, { name, values }: FieldUse, shared: object): Field {
    const list = { ...shared, name, widget: 'list' as const };
    const entries = values.flat();
    if (items.oneOf) return { ...list, collapsed: 'auto', types: typesOf(items.oneOf, values) };
    // An entry is labeled like its list.
    const title = { title: listSchema.title, 'x-es': listSchema['x-es'] && { title: listSchema['x-es'].title } };
    const item = field({ ...title, ...items }, { name: 'item', required: true, values: entries });
    const limits = withoutUndefined({ min: listSchema.minItems, max: listSchema.maxItems });
    if (!('fields' in item && item.fields)) return { ...list, ...limits, field: item };
    return {
      ...list,
      ...limits,
      fields: item.fields,
      summary: summaryOf(mergeShapes(items, { values: entries }), item.fields, locale),
      collapsed: 'auto',
      minimize_collapsed: foldedRoles.includes(items.role),
    };
  }

  function optionsOf(schema: JsonSchema) {
    const fixed = schema.enum ?? (schema.const === undefined ? undefined : [String(schema.const)]);
    return fixed?.map((value) => ({ label: screenNames[value]?.[language] ?? choiceName(value), value }));
  }

  return fields;
}

/** A schema of several shapes as one, by its values: a group with the keys of all groups, or a text, else nothing. */
function mergeShapes(schema: JsonSchema, { values }: Pick<FieldUse, 'values'>): JsonSchema {
  if (!schema.anyOf) return schema;
  const isFirst = ({ type }: JsonSchema) => type === schema.anyOf?.[0]?.type;
  const isUsed = ({ type }: JsonSchema) => values.some((value) => isObject(value) === (type === 'object'));
  const shapes = schema.anyOf.filter(values.length > 0 ? isUsed : isFirst);
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

function summaryOf(schema: JsonSchema, fields: Field[], locale: Locale): string {
  const ofLanguage = schema.properties?.[locale];
  if (ofLanguage) {
    const title = `{{${locale}.${titleKey(ofLanguage)}}}`;
    return schema.required?.includes(locale) ? title : `${title} {{${fields[0]?.name}}}`;
  }
  return `{{${titleKey(schema) ?? fields[0]?.name}}}`;
}

function titleKey({ properties = {} }: JsonSchema): string | undefined {
  const keys = Object.keys(properties);
  return namingRoles.flatMap((role) => keys.filter((key) => properties[key]?.role === role))[0];
}

function withoutUndefined(options: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
