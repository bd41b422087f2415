import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { SiteOutline } from '#shared/site-outline.ts';
import { createJsonSchemas } from './json-schemas.server.ts';
import { createLanguages } from './languages.ts';
import { memoize } from './memoize.ts';
import { ordinaryAddresses } from './ordinary-addresses.ts';
import { createPageContents } from './page-contents.server.ts';
import { createPageLists } from './page-lists.server.ts';
import { type Catalogue, createPictures } from './pictures.server.ts';
import { blueprintsSchema } from './schema/blueprints.ts';
import { bookingSchema } from './schema/booking.ts';
import { brandSchema, companySchema } from './schema/company.ts';
import { fileSchemas } from './schema/files.ts';
import { languagesSchema } from './schema/languages.ts';
import { menusSchema } from './schema/menus.ts';
import type { noticeSchema } from './schema/notice.ts';
import { addressesSchema } from './schema/pages.ts';
import type { SectionTypes } from './section.ts';
import { createSiteWords } from './site-words.server.ts';
import { parseBy, yamlLoader } from './yaml-loader.server.ts';

export type Brand = z.output<typeof brandSchema>;
/** What pages and mails tell of the company: its facts, and the brand without its look. */
export type Company = z.output<typeof companySchema> & Omit<Brand, 'hues' | 'action' | 'mark'>;
/** Which calls visitors may book. */
export type Booking = z.output<typeof bookingSchema>;
export type Notice = z.output<ReturnType<typeof noticeSchema>>;

export type SiteOptions = {
  sections: SectionTypes;
  /** The time for which facts are counted and pages chosen; by default that of the build. */
  now?: Date;
  env?: NodeJS.ProcessEnv;
  /** The file in which the build lists the pictures that it made. */
  generated?: string;
};

export type Site = ReturnType<typeof createSite>;

/**
 * Everything that a content folder says. Each file is read and checked once, when it is first asked for; the languages
 * at once. All that reads a file throws ContentError.
 */
export function createSite(
  root: string,
  { sections, env = process.env, now = new Date(env.BUILD_TIME || Date.now()), generated = '.generated' }: SiteOptions,
) {
  const loader = yamlLoader(root, env.UNSAVED_DIR);
  const { readYaml, readChecked } = loader;
  const addresses = memoize(() => readChecked('pages.yaml', addressesSchema));
  const languageList = readChecked('languages.yaml', languagesSchema) as SiteOutline['languages'];
  const languages = createLanguages(languageList, addresses);
  const { locales } = languages;
  // In development, pages that a build would leave out are shown too.
  const showsAll = env.NODE_ENV === 'development' && !env.BUILD_TIME;

  const brand = memoize(() => readChecked('brand.yaml', brandSchema));
  const company = memoize((): Company => {
    const { hues, action, mark, ...names } = brand();
    return { ...names, ...readChecked('company.yaml', companySchema) };
  });
  const catalogueFile = join(generated, 'pictures.json');
  const pictures = createPictures(
    memoize(() => readJson<Catalogue>(catalogueFile)),
    memoize(() => readJson(join(generated, 'share.json'))),
    // The picture of a new page is drawn a moment later.
    showsAll,
  );
  const schemas = memoize(() => fileSchemas(languages, sections));
  const jsonSchemas = createJsonSchemas(schemas, sections, locales);
  const words = createSiteWords({ root, loader, schemas, jsonSchemas, locales, company, now, env });
  const lists = createPageLists(loader, languages, now, showsAll);
  const contents = createPageContents({ ...words, loader, schemas, jsonSchemas, pictures, sections, now, showsAll });

  return {
    root,
    env,
    now,
    ...languages,
    sections,
    readYaml,
    schemas,
    jsonSchemas,
    brand,
    company,
    // A content folder from before calls existed has none.
    booking: memoize((): Booking => {
      const file = 'booking.yaml';
      return parseBy(file, existsSync(join(root, file)) ? readYaml(file) : { on: false }, bookingSchema);
    }),
    menus: memoize(() => readChecked('menus.yaml', menusSchema(languages))),
    blueprints: memoize(() => readChecked('blueprints.yaml', blueprintsSchema(languages))),
    ...lists,
    ...words,
    ...contents,
    catalogueFile,
    pictures,
    /** What browsers must know as well. */
    outline(): SiteOutline {
      const { phonePlan, emailRule } = company();
      return {
        languages: languageList,
        pagePurposes: lists.pagePurposes(),
        phonePlan,
        emailRule,
        addresses: addresses(),
      };
    },
    ordinaryAddresses: () => ordinaryAddresses(languages, lists.pages()),
    /** Origin of canonical links; without SITE_URL this machine's address at the port of `npm start`. */
    origin: memoize(() => new URL(env.SITE_URL || `http://127.0.0.1:${Number(env.PORT) || 3000}`).origin),
  };
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}
