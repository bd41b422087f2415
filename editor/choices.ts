import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '#site/content-files.server.ts';
import type { Site } from '#site/create-site.server.ts';
import { fieldsOfRole, parentPath } from '#site/fields.server.ts';
import type { JsonSchema } from '#site/json-schemas.server.ts';
import type { Locale } from '#site/languages.ts';
import type { PageEntry } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';

export type Choice = { label: string; value: string };

/** What can be chosen by name in place of an address or an id, by the role of a field or by what it is `of`. */
export function choicesIn(site: Site, locale: Locale): Record<string, Choice[]> {
  const pages = site.pageList().pages.flatMap((page) => {
    const file = pageFileOf(site, page, locale);
    if (!file) return [];
    const { navLabel } = site.readYaml(file) as { navLabel: string };
    const { service } = site.blueprints().find(({ id }) => id === page.kind) ?? {};
    return { path: page.path, navLabel, unlisted: page.unlisted, service };
  });
  const choicesOf = (addressOf: (path: string) => string, shown = pages) =>
    shown.map(({ path, navLabel }) => ({ label: `${navLabel} (${addressOf(path)})`, value: addressOf(path) }));
  const links = choicesOf((path) => path);
  const services = pages.filter(({ service }) => service);
  const listed = pages.filter(({ unlisted }) => !unlisted);
  const localized = site.locales.flatMap((language) => choicesOf((path) => site.localizedPath(path, language), listed));
  const entriesByKind = Map.groupBy(entriesWithIds(site, locale), ({ entity }) => String(entity));
  // Sections of several pages may have one id.
  const choicesByKind = [...entriesByKind].map(([entity, options]) => [
    entity,
    [...new Map(options.map(({ label, value }) => [value, { label, value }])).values()],
  ]);
  return {
    ...Object.fromEntries(choicesByKind),
    service: choicesOf((path) => path, services),
    link: links,
    'listed-link': links,
    'localized-link': localized,
  };
}

/** Everything that has an id, called by its title in a language. */
function entriesWithIds(site: Site, locale: Locale): (Choice & Pick<JsonSchema, 'entity'>)[] {
  return contentFiles(site, `{*,${locale}/*}.yaml`).flatMap(({ fields }) => {
    const titles = fieldsOfRole(fields, 'title', 'name');
    return fieldsOfRole(fields, 'id').map(({ path, value, schema: { entity } }) => {
      const groupPath = parentPath(path);
      const titlesNearby = titles.filter((title) => groupPath.every((step, index) => step === title.path[index]));
      const title = titlesNearby.find((sibling) => sibling.path.includes(locale)) ?? titlesNearby[0];
      return { entity, label: title ? `${title.value} (${value})` : value, value };
    });
  });
}

/** The file of a page in a language, or in the first one in which there is any. */
export function pageFileOf({ root, locales }: Site, { path }: PageEntry, locale: Locale): string | undefined {
  const files = [locale, ...locales].map((name) => `${name}/${slugOf(path)}.yaml`);
  return files.find((file) => existsSync(join(root, file)));
}
