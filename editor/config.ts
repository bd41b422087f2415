import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import type { Site } from '#site/create-site.server.ts';
import type { JsonSchema } from '#site/json-schemas.server.ts';
import { inLocale, type Languages, type Locale } from '#site/languages.ts';
import { isInMenu, menuGroupOf } from '#site/menus.server.ts';
import { slugOf } from '#site/slug.ts';
import { pageFileOf } from './choices.ts';
import { createFields } from './fields.ts';
import { type ScreenLanguage, screenNames } from './names.ts';
import { mediaFolder } from './tidy.ts';

/** Files for a text editor alone. */
const hidden = ['blueprints', 'languages'];

/** The configuration of Sveltia CMS, made of the schemas and the content, with labels in one language. */
export function editorConfig(site: Site, language: ScreenLanguage): CmsConfig {
  const locale = contentLanguage(site, language);
  const files = Map.groupBy(screenFiles(site, language, locale), ({ group }) => group);
  const { groups } = site.menus();
  const menuLabels = Object.fromEntries(groups.map((group) => [group.id, inLocale(group, locale).name]));
  return {
    load_config_file: false,
    // Sveltia requires a Git host even if files are only opened from this machine.
    backend: { name: 'gitea', repo: `local/${basename(process.cwd())}`, auth_methods: ['token'] },
    media_folder: mediaFolder,
    // The policy allows no pictures from elsewhere.
    media_libraries: { stock_assets: false, default: { config: { slugify_filename: true } } },
    slug: { encoding: 'ascii', clean_accents: true },
    app_title: site.company().name,
    i18n: { structure: 'multiple_folders', locales: [...site.locales], default_locale: site.firstLocale },
    output: { omit_empty_optional_fields: true },
    collections: [...groups.map(({ id }) => id), 'others', 'shell', 'settings'].map((name) => ({
      name,
      label: menuLabels[name] ?? screenNames[name]?.[language] ?? name,
      icon: name === 'settings' ? 'settings' : 'web',
      i18n: true,
      format: 'edit-yaml',
      files: (files.get(name) ?? []).map(({ file }) => file),
    })),
  };
}

/** The language in which the screen shows names of the content. */
export function contentLanguage({ locales, firstLocale }: Languages, language: ScreenLanguage): Locale {
  return locales.includes(language) ? language : firstLocale;
}

type ScreenFile = { group: string; file: CollectionFile };

/** Every content file that has a schema: pages in the order of menus, then the others. */
function screenFiles(site: Site, language: ScreenLanguage, locale: Locale): ScreenFile[] {
  const screenFields = createFields(site, language, locale);
  const menus = site.menus();
  const { pages } = site.pageList();
  const order = pages.map(({ path }) => slugOf(path));
  const orderOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  const files = globSync(`{*,${locale}/*}.yaml`, { cwd: site.root });
  return [...new Set([...files, ...pages.flatMap((page) => pageFileOf(site, page, locale) ?? [])])]
    .map((path) => ({ path, name: basename(path, '.yaml') }))
    .sort((a, b) => orderOf(a.name) - orderOf(b.name))
    .flatMap(({ path, name }) => {
      const fullSchema = site.jsonSchemas.labeledOf(path);
      if (!fullSchema || hidden.includes(name)) return [];
      const page = pages[orderOf(name)];
      // A file of comments alone says nothing.
      const value = (site.readYaml(path) ?? {}) as Record<string, unknown>;
      const schema = ofPageKind(site, fullSchema, value.sections, page?.kind);
      const isList = schema.type === 'array';
      const screenName = screenNames[name]?.[language] ?? name;
      const entries = { ...schema, title: screenName, 'x-es': undefined };
      const shape = isList ? { properties: { entries }, required: ['entries'] } : schema;
      const i18n = dirname(path) !== '.';
      const file = {
        name,
        label: `${value.navLabel ?? screenName}${page?.state ? ` [${screenNames[page.state]?.[language]}]` : ''}`,
        file: i18n ? `content/{{locale}}/${name}.yaml` : `content/${name}.yaml`,
        i18n,
        fields: [
          ...screenFields(shape, [isList ? { entries: value } : value]).sort(byFormOrder),
          { name: '__source', widget: 'hidden' as const, i18n: true },
        ],
      };
      const menu = page && (isInMenu(page.path, menus) ? menuGroupOf(page.path, menus).id : 'others');
      return [{ group: menu ?? (i18n ? 'shell' : 'settings'), file }];
    });
}

/**
 * Only with the sections of the page and its kind, in order: with all, the screen opens too slowly. Only those that the
 * page may lack can be switched off.
 */
function ofPageKind(
  { blueprints, sections: { definitions } }: Site,
  schema: JsonSchema,
  present: unknown,
  kind: string | undefined,
): JsonSchema {
  const { sections } = schema.properties ?? {};
  const schemasOfTypes = sections?.items?.oneOf;
  if (!schemasOfTypes) return schema;
  const kindSections = blueprints().find(({ id }) => id === kind)?.sections;
  const allSections = definitions.map(({ type, isHero }) => ({ type, optional: !isHero }));
  const types = new Set([...(kindSections ?? allSections), ...(present as { type: string }[])].map(({ type }) => type));
  const oneOf = [...types].flatMap((type) => {
    const shape = schemasOfTypes.find(({ properties }) => properties?.type?.const === type);
    if (!shape) return [];
    const { off, ...properties } = shape.properties ?? {};
    const isOptional = (kindSections ?? allSections).some((section) => section.type === type && section.optional);
    return [{ ...shape, properties: { ...properties, ...(isOptional && off && { off }) } }];
  });
  return { ...schema, properties: { ...schema.properties, sections: { ...sections, items: { oneOf } } } };
}

/** Fields in the order of the page, then those that the page does not show. */
function byFormOrder(a: Field, b: Field): number {
  const lastNames = ['navLabel', 'summary', 'meta', 'sums', 'datedClaims'];
  return lastNames.indexOf(a.name) - lastNames.indexOf(b.name);
}
