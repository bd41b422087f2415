import type { z } from 'zod';
import { ContentError } from '#site/content-error.ts';
import type { Company, Site } from '#site/create-site.server.ts';
import { type Facts, fillFacts } from '#site/facts.server.ts';
import type { Fault } from '#site/finding.ts';
import { isHint } from '#site/hint.ts';
import type { JsonSchema } from '#site/json-schemas.server.ts';
import { inLocale, type Locale, type PerLocale } from '#site/languages.ts';
import { isIn } from '#site/page-dates.ts';
import type { PageEntry } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import { fieldsOfFile } from './texts.ts';

/** One YAML file of one language, which exists or should. */
export type LocaleFile = {
  /** As findings name it: `content/es/sap.yaml`. */
  name: string;
  locale: Locale;
  slug: string;
  /** The page it belongs to; files of the shell have none. */
  page?: PageEntry;
  schema?: z.ZodType;
  /** What its fields are. */
  jsonSchema: JsonSchema;
  /** What the YAML says, with `{facts}` still in braces. Undefined if it cannot be read. */
  raw?: unknown;
  /** The same with facts filled in. Undefined if that is not possible. */
  filled?: unknown;
  /** Why `raw` or `filled` is missing. */
  problem?: Fault;
};

export type ContentTree = {
  site: Site;
  root: string;
  pages: readonly PageEntry[];
  company: Company;
  facts: PerLocale<Facts>;
  now: Date;
  files: LocaleFile[];
  /** Files of drafts, and required files with hints: they have a shape, but no rule checks their words. */
  drafts: LocaleFile[];
};

/** The files that a language should have: those of its pages, and two of the shell. */
function filesOf(
  { jsonSchemas, schemas, pageList }: Site,
  locale: Locale,
): Pick<LocaleFile, 'slug' | 'page' | 'schema' | 'jsonSchema'>[] {
  const pages = pageList().pages.filter((page) => isIn(page, locale));
  const { page: schema, ...shellSchemas } = schemas();
  return [
    ...pages.map((page) => ({ slug: slugOf(page.path), page, schema, jsonSchema: jsonSchemas.plain('page') })),
    ...(['site', 'contact-service'] as const).map((slug) => ({
      slug,
      schema: shellSchemas[slug],
      jsonSchema: jsonSchemas.plain(slug),
    })),
  ];
}

/** Throws ContentError when company.yaml or a site.yaml is unusable; other faults are for the rules to find. */
export function readContentTree(site: Site): ContentTree {
  const { root, now } = site;
  const company = site.company();
  const facts = site.perLocale(site.facts);
  const read = site.locales.flatMap((locale) =>
    filesOf(site, locale).map((file) => ({ ...readFile(site, locale, file, inLocale(facts, locale)), ...file })),
  );
  const fixed = Object.values(site.readFixedPaths());
  const { drafts = [], files = [] } = Object.groupBy(read, (file) => (isUnfinished(file, fixed) ? 'drafts' : 'files'));
  const { pages } = site.pageList();
  return { site, root, pages, company, facts, now, files, drafts };
}

/** Pages that the site leads to, and the words around each page, exist before they are written. */
function isUnfinished(file: LocaleFile, fixed: readonly (string | undefined)[]): boolean {
  const { page } = file;
  if (page && !fixed.includes(page.path)) return page.state === 'draft';
  return fieldsOfFile(file).some(({ value }) => isHint(value));
}

/** The same file in the language that it is translated from, the first that has it. Undefined for that file itself. */
export function originalOf<File extends Pick<LocaleFile, 'locale' | 'slug'>>(
  { locale, slug }: Pick<LocaleFile, 'locale' | 'slug'>,
  files: readonly File[],
): File | undefined {
  const source = files.find((file) => file.slug === slug);
  return source?.locale === locale ? undefined : source;
}

function readFile(
  site: Site,
  locale: Locale,
  { slug, jsonSchema }: Pick<LocaleFile, 'slug' | 'jsonSchema'>,
  facts: Facts,
): LocaleFile {
  const path = `${locale}/${slug}.yaml`;
  const file: LocaleFile = { name: `content/${path}`, locale, slug, jsonSchema };
  try {
    file.raw = site.readYaml(path);
    file.filled = fillFacts(jsonSchema, file.raw, facts);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    [file.problem] = cause.findings;
  }
  return file;
}
