import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fill } from '#shared/fill.ts';
import type { SiteOutline } from '#shared/site-outline.ts';
import { ContentError, readBy, refuseFaults } from './content-error.ts';
import { type Facts, factsOf, fillFacts, wrongPlaces } from './facts.ts';
import { type Field, type FieldChange, fieldsOf, replaceFields } from './fields.ts';
import { error } from './finding.ts';
import { createForms, jsonSchema, type Schema } from './forms.server.ts';
import { createLanguages, type Locale } from './languages.ts';
import { type Measured, measuredFile } from './measured.server.ts';
import { promiseWords } from './office-hours.ts';
import { isIn, isShown, localesOf } from './page-dates.ts';
import { parseYaml } from './parse-yaml.ts';
import { withPhonesIn } from './phones.ts';
import { type Catalogue, createPictures } from './pictures.server.ts';
import { type Blueprint, blueprintsSchema, listsSchema } from './schema/blueprints.ts';
import { bookingSchema } from './schema/booking.ts';
import { brandSchema, companySchema } from './schema/company.ts';
import { contactServiceSchema } from './schema/contact-service.ts';
import { type FileSchemas, fileSchemas } from './schema/files.ts';
import { languagesSchema } from './schema/languages.ts';
import { menusSchema } from './schema/menus.ts';
import type { noticeSchema } from './schema/notice.ts';
import type { PageContent } from './schema/page.ts';
import { type PageEntry, type PageList, pagesSchema } from './schema/pages.ts';
import { addressesSchema, rolesSchema } from './schema/roles.ts';
import { siteSchema } from './schema/site.ts';
import type { Head, Section, SectionDefinition, SectionTypes } from './section.ts';
import { slugOf } from './slug.ts';

export type Brand = z.output<typeof brandSchema>;
/** What pages and mails tell of the company: its facts, and the brand without its look. */
export type Company = z.output<typeof companySchema> & Omit<Brand, 'hues' | 'action' | 'mark'>;
/** Which calls visitors may book. */
export type Booking = z.output<typeof bookingSchema>;
export type Notice = z.output<ReturnType<typeof noticeSchema>>;

export type SiteOptions = {
  sections: SectionTypes;
  /** What facts are counted at and pages are shown at: that of the build, unless it says another. */
  now?: Date;
  env?: NodeJS.ProcessEnv;
  /** Where `npm run generate` put what it says of the pictures that it made. */
  generated?: string;
};

export type Site = ReturnType<typeof openSite>;

/**
 * Everything that a content folder says. Each file is read and checked once, when it is first asked for; the languages at once.
 * All that reads a file throws ContentError.
 */
export function openSite(
  root: string,
  { sections, env = process.env, now = new Date(env.BUILD_TIME || Date.now()), generated = '.generated' }: SiteOptions,
) {
  const addresses = lazy(() => readChecked('pages.yaml', addressesSchema));
  const ofLanguages = readChecked('languages.yaml', languagesSchema) as SiteOutline['languages'];
  const languages = createLanguages(ofLanguages, addresses);
  const definitions = new Map(sections.definitions.map((definition) => [definition.type, definition]));
  const schemas = lazy(() => fileSchemas(languages, sections));
  // While developing, a page that no build has now can be looked at too.
  const showsAll = env.NODE_ENV === 'development' && !env.BUILD_TIME;

  const brand = lazy(() => readChecked('brand.yaml', brandSchema));
  const company = lazy((): Company => {
    const { hues, action, mark, ...names } = brand();
    return { ...names, ...readChecked('company.yaml', companySchema) };
  });
  const companyIn = perKey((locale: Locale) => withPhonesIn(languages.findLanguage(locale).tag, company()));
  // A content folder that is older than calls has none.
  const booking = lazy((): Booking => {
    const file = 'booking.yaml';
    return check(file, existsSync(join(root, file)) ? readYaml(file) : { on: false }, bookingSchema);
  });
  const catalogueFile = join(generated, 'pictures.json');
  const pictures = createPictures(
    lazy(() => readJson<Catalogue>(catalogueFile)),
    lazy(() => readJson(join(generated, 'share.json'))),
    // A page that was just made is drawn in a moment.
    showsAll,
  );
  const pageList = lazy((): PageList => readChecked('pages.yaml', pagesSchema(languages)));
  const blueprints = lazy(() => readChecked('blueprints.yaml', blueprintsSchema(languages)));
  const lists = lazy(() => readChecked('blueprints.yaml', listsSchema));
  const menus = lazy(() => readChecked('menus.yaml', menusSchema(languages)));
  const allPages = lazy(() => withFurtherPages(pageList().pages, lists(), languages.locales));
  const pages = lazy(() => {
    if (showsAll) return allPages();
    const shown = pageList().pages.filter((page) => isShown(page, now.getTime()));
    return withFurtherPages(shown, lists(), languages.locales);
  });
  const words = perKey((locale: Locale) => readFilled(`${locale}/site.yaml`, 'site', siteSchema, facts(locale)));
  const facts = perKey((locale: Locale): Facts => {
    const { promises } = readChecked(`${locale}/site.yaml`, siteSchema);
    return factsOf(companyIn(locale), promiseWords(promises, company(), locale), now, env);
  });
  const contents = perKey((file: string): PageContent => {
    const [locale = ''] = file.split('/');
    return readFilled(`${file}.yaml`, 'page', schemas().page, facts(locale));
  });

  const sectionForms = perKey((type: string) => jsonSchema(z.object(definitionOf({ type }).fields)));
  const sectionsOf = perKey((file: string) =>
    contents(file)
      .sections.filter(({ off }) => !off)
      .map((section) => changeFields(section, pictures.inPlaceOf)),
  );

  /** What a YAML file says, unchecked. */
  function readYaml(file: string): unknown {
    // What is typed in the editing screen and not saved goes first.
    const unsaved = env.UNSAVED_DIR ? join(env.UNSAVED_DIR, file) : '';
    const path = existsSync(unsaved) ? unsaved : join(root, file);
    if (!existsSync(path)) {
      const model = `content/json-schema/${file.replace('.yaml', '.json')}`;
      throw new ContentError([
        file.includes('/')
          ? error(`content/${file}`, 'the file', 'other-language-file-missing')
          : error(`content/${file}`, 'the file', 'not-there', { model }),
      ]);
    }
    return withFileName(file, () => parseYaml(file, readFileSync(path, 'utf8')));
  }

  function readChecked<T>(file: string, schema: z.ZodType<T>): T {
    return check(file, readYaml(file), schema);
  }

  function readFilled<T>(file: string, name: keyof FileSchemas, schema: z.ZodType<T>, values: Facts): T {
    return check(file, withFacts(file, forms.shape(name), readYaml(file), values), schema);
  }

  /** A page's content, facts filled in. */
  function page(locale: Locale, entry: Pick<PageEntry, 'path'> & Partial<PageEntry>): PageContent {
    const { further } = entry;
    const content = contents(fileOf(locale, entry));
    if (further) return numbered(content, fill(words(locale).pageNumber, { n: further.number }));
    // While developing, a page that no build has now says so wherever its name stands.
    const isMarked = showsAll && !isShown(entry, now.getTime());
    return isMarked ? { ...content, navLabel: `${content.navLabel} [${entry.state ?? 'hidden'}]` } : content;
  }

  function fileOf(locale: Locale, { path, further }: Pick<PageEntry, 'path' | 'further'>): string {
    return `${locale}/${slugOf(further?.of ?? path)}`;
  }

  /** A section with what `change` returns in place of its fields. */
  function changeFields(section: Section, change: FieldChange): Section {
    return replaceFields(sectionForms(section.type), section, change) as Section;
  }

  /** The fields of a section, with the pictures and files that it names. */
  function fieldsIn(section: Section): Field[] {
    return [...fieldsOf(sectionForms(section.type), section, { parts: false })];
  }

  function definitionOf({ type }: Pick<Section, 'type'>): SectionDefinition {
    const definition = definitions.get(type);
    if (!definition) throw new Error(`There is no type of section ${type}.`);
    return definition;
  }

  const forms = createForms(schemas, sections, languages.locales);
  const roles = lazy(() => readChecked('pages.yaml', rolesSchema));

  return {
    root,
    env,
    now,
    ...languages,
    sections,
    readYaml,
    schemas,
    forms,
    brand,
    company,
    /** The company as pages in this language show it. */
    companyIn,
    booking,
    /** The message above every page, facts filled in. The file may lie anywhere. */
    notice(path = join(root, 'notice.yaml')): Notice {
      const raw = withFileName('notice.yaml', () => parseYaml(path, readFileSync(path, 'utf8'))) as Record<
        string,
        unknown
      >;
      const named = languages.locales.filter((locale) => JSON.stringify(raw[locale] ?? '').includes('{'));
      const { properties = {} } = forms.shape('notice');
      const filled = named.map((locale) => [
        locale,
        withFacts('notice.yaml', properties[locale] ?? {}, raw[locale], facts(locale)),
      ]);
      return check('notice.yaml', { ...raw, ...Object.fromEntries(filled) }, schemas().notice);
    },
    menus,
    blueprints,
    /** Every page of the list, also those that are not shown now, without further pages of lists. */
    pageList,
    /** Every page, drafts and pages of another time too. */
    allPages,
    /** The pages of the site: while developing all, else those that are shown at the time of the build. */
    pages,
    pagesIn: (locale: Locale) => pages().filter((page) => isIn(page, locale)),
    roles,
    /** What browsers too must know. */
    outline(): SiteOutline {
      return {
        languages: languages.languages as SiteOutline['languages'],
        roles: roles(),
        phonePlan: company().phonePlan,
        addresses: addresses(),
      };
    },
    /** From where a page with an address of its own, and its Markdown, would stand to where they stand. */
    ordinaryAddresses() {
      const ordinary = createLanguages(ofLanguages, () => ({}));
      const moved = pages().filter(({ path, further }) => addresses()[further?.of ?? path]);
      return moved.flatMap((page) =>
        localesOf(page, languages.locales).flatMap((locale) => {
          const [from, to] = [ordinary, languages].map((each) => each.localizedPath(page.path, locale));
          if (!from || !to || from === to) return [];
          return ['', ...(page.unlisted ? [] : ['.md'])].map((end) => ({ from: from + end, to: to + end }));
        }),
      );
    },
    /** Pages that the site itself leads to: they always stand in the list, in every language, without draft or dates. */
    fixedPaths: lazy(() => ({ home: '/', ...roles(), notFound: '/404' })),
    /** Words of the shell. */
    words,
    /** The `{places}` of its sentences are filled when one is used. */
    contactTexts: perKey((locale: Locale) =>
      readFilled(`${locale}/contact-service.yaml`, 'contact-service', contactServiceSchema, facts(locale)),
    ),
    /** The values that texts may name in braces. */
    facts,
    page,
    /** The sections of a page that are not switched off, with the pictures and files that they name. */
    sectionsOf: (locale: Locale, entry: Pick<PageEntry, 'path' | 'further'>) => sectionsOf(fileOf(locale, entry)),
    changeFields,
    fieldsIn,
    definitionOf,
    /** The section that has the page's h1. Throws where none has. */
    headOf(list: readonly Section[]): Section & Head {
      const head = list.find((section) => !section.off && definitionOf(section).isHead);
      if (!head) throw new Error('A page begins with a section that has its title.');
      return head as Section & Head;
    },
    catalogueFile,
    pictures,
    /** What the benchmark and the tests wrote last. */
    measured: lazy((): Record<string, Measured> => {
      const file = join(root, measuredFile);
      return existsSync(file) ? readJson(file) : {};
    }),
    /** Origin of canonical links; this machine's address at the port of the start when SITE_URL is not set. */
    origin: lazy(() => new URL(env.SITE_URL || `http://127.0.0.1:${Number(env.PORT) || 3000}`).origin),
  };
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function lazy<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}

function perKey<T>(make: (key: string) => T): (key: string) => T {
  const results = new Map<string, T>();
  return (key) => {
    if (!results.has(key)) results.set(key, make(key));
    return results.get(key) as T;
  };
}

/** A further page of a list says so where its name stands. */
function numbered({ meta, navLabel, ...content }: PageContent, number: string): PageContent {
  const title = `${meta.title} · ${number}`;
  return {
    ...content,
    meta: { title, description: `${meta.description} ${number}.` },
    navLabel: `${navLabel} · ${number}`,
  };
}

/** A list that has more entries in a language than fit on its page goes on below it, at `/page-2` and so on. */
export function withFurtherPages(
  list: readonly PageEntry[],
  kinds: readonly Pick<Blueprint, 'id' | 'lists'>[],
  locales: readonly Locale[],
): PageEntry[] {
  return list.flatMap((page) => {
    const lists = kinds.find(({ id }) => id === page.kind)?.lists;
    const entries = list.filter(({ kind, unlisted }) => kind === lists?.kind && !unlisted);
    const isFuller = (locale: Locale, count: number) => entries.filter((entry) => isIn(entry, locale)).length > count;
    const further = entries.flatMap((_, at) => {
      const languages = locales.filter(
        (locale) => isIn(page, locale) && lists && isFuller(locale, lists.perPage * (at + 1)),
      );
      if (languages.length === 0) return [];
      const number = at + 2;
      return { ...page, path: `${page.path}/page-${number}`, languages, further: { of: page.path, number } };
    });
    return [page, ...further];
  });
}

function withFileName<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ContentError([error(`content/${file}`, 'the file', 'unreadable', { why: (cause as Error).message })]);
  }
}

function withFacts(file: string, form: Schema, raw: unknown, values: Facts): unknown {
  refuseFaults(`content/${file}`, wrongPlaces(form, raw, values));
  return fillFacts(form, raw, values);
}

function check<T>(file: string, value: unknown, schema: z.ZodType<T>): T {
  const { data, faults } = readBy(schema, value);
  refuseFaults(`content/${file}`, faults);
  return data as T;
}
