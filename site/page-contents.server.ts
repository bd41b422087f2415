import { z } from 'zod';
import type { Facts } from './facts.server.ts';
import { type Field, type FieldChange, replaceFields, walkFields } from './fields.server.ts';
import { type createJsonSchemas, jsonSchema } from './json-schemas.server.ts';
import type { Locale } from './languages.ts';
import { memoizeByKey } from './memoize.ts';
import { isShown } from './page-dates.ts';
import type { Pictures } from './pictures.server.ts';
import type { FileSchemas } from './schema/files.ts';
import type { PageContent } from './schema/page.ts';
import type { PageEntry } from './schema/pages.ts';
import type { Hero, Section, SectionDefinition, SectionTypes } from './section.ts';
import { slugOf } from './slug.ts';
import type { YamlLoader } from './yaml-loader.server.ts';

type Sources = {
  loader: YamlLoader;
  schemas: () => FileSchemas;
  jsonSchemas: ReturnType<typeof createJsonSchemas>;
  facts: (locale: Locale) => Facts;
  pictures: Pictures;
  sections: SectionTypes;
  now: Date;
  showsAll: boolean;
};

/** What the pages of a site say, and their sections. */
export function createPageContents({ loader, schemas, jsonSchemas, facts, pictures, ...options }: Sources) {
  const { sections, now, showsAll } = options;
  const definitions = new Map(sections.definitions.map((definition) => [definition.type, definition]));
  const sectionSchemas = memoizeByKey((type: string) => jsonSchema(z.object(definitionOf({ type }).fields)));
  const contents = memoizeByKey((file: string): PageContent => {
    const [locale = ''] = file.split('/');
    return loader.readFilled(`${file}.yaml`, jsonSchemas.plain('page'), schemas().page, facts(locale));
  });
  const sectionsOf = memoizeByKey((file: string) =>
    contents(file)
      .sections.filter(({ off }) => !off)
      .map((section) => changeFields(section, pictures.resolveMedia)),
  );

  function page(locale: Locale, entry: Pick<PageEntry, 'path'> & Partial<PageEntry>): PageContent {
    const content = contents(fileOf(locale, entry));
    // In development, a page that a build would leave out says so wherever its name is shown.
    const isMarked = showsAll && !isShown(entry, now.getTime());
    return isMarked ? { ...content, navLabel: `${content.navLabel} [${entry.state ?? 'hidden'}]` } : content;
  }

  /** A section with each field replaced by what `change` returns. */
  function changeFields(section: Section, change: FieldChange): Section {
    return replaceFields(sectionSchemas(section.type), section, change) as Section;
  }

  /** The fields of a section, with the pictures and files that it names. */
  function fieldsOfSection(section: Section): Field[] {
    return [...walkFields(sectionSchemas(section.type), section, { parts: false })];
  }

  function definitionOf({ type }: Pick<Section, 'type'>): SectionDefinition {
    const definition = definitions.get(type);
    if (!definition) throw new Error(`There is no type of section ${type}.`);
    return definition;
  }

  return {
    page,
    /** The sections of a page that are not switched off, with the pictures and files that they name. */
    sectionsOf: (locale: Locale, entry: Pick<PageEntry, 'path'>) => sectionsOf(fileOf(locale, entry)),
    changeFields,
    fieldsOfSection,
    definitionOf,
    /** The section with the page's h1. Throws if there is none. */
    heroOf(sections: readonly Section[]): Section & Hero {
      const hero = sections.find((section) => !section.off && definitionOf(section).isHero);
      if (!hero) throw new Error('A page begins with a section that has its title.');
      return hero as Section & Hero;
    },
  };
}

function fileOf(locale: Locale, { path }: Pick<PageEntry, 'path'>): string {
  return `${locale}/${slugOf(path)}`;
}
