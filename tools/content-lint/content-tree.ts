import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { ContentError } from '#site/content-error.ts';
import { type Facts, fillFacts } from '#site/facts.ts';
import { fixedPaths } from '#site/fixed-paths.ts';
import { isHint } from '#site/hint.ts';
import { type Schema, schemaOf } from '#site/json-schemas.ts';
import * as load from '#site/load.server.ts';
import { inLocale, type Locale, locales, type PerLocale, perLocale } from '#site/locale.ts';
import { isIn } from '#site/page-dates.ts';
import type { PageEntry } from '#site/pages.ts';
import { contactServiceSchema } from '#site/schema/contact-service.ts';
import { pageSchema } from '#site/schema/page.ts';
import { siteSchema } from '#site/schema/site.ts';
import { slugOf } from '#site/slug.ts';
import { fieldsIn } from './texts.ts';

/** One YAML file of one language, whether it is there or only ought to be. */
export type ContentFile = {
  /** As findings name it: `content/es/sap.yaml`. */
  name: string;
  locale: Locale;
  slug: string;
  /** The page it belongs to; files of the shell have none. */
  page?: PageEntry;
  schema?: z.ZodType;
  /** What its fields are. */
  form: Schema;
  /** What the YAML says, `{facts}` still in braces. Undefined when it cannot be read. */
  raw?: unknown;
  /** The same with facts filled in. Undefined when that cannot be done. */
  filled?: unknown;
  /** Why `raw` or `filled` is not there. */
  problem?: string;
};

/** All content as rules see it. Read once. */
export type ContentTree = {
  root: string;
  pages: readonly PageEntry[];
  company: load.Company;
  facts: PerLocale<Facts>;
  now: Date;
  files: ContentFile[];
  /** Files of pages that are drafts, and those with hints that the site cannot do without: they have a shape, but no rule judges their words. */
  drafts: ContentFile[];
  /** Names of YAML files that nothing asks for. */
  strays: string[];
};

const contactService = 'contact-service';

/** The files that a language ought to have: those of its pages, and two of the shell. */
function filesOf(
  locale: Locale,
  pages: readonly PageEntry[],
): Pick<ContentFile, 'slug' | 'page' | 'schema' | 'form'>[] {
  const own = pages.filter((page) => isIn(page, locale));
  return [
    ...own.map((page) => ({ slug: slugOf(page.path), page, schema: pageSchema, form: schemaOf('page') })),
    { slug: 'site', schema: siteSchema, form: schemaOf('site') },
    { slug: contactService, schema: contactServiceSchema, form: schemaOf(contactService) },
  ];
}

/** Throws ContentError when company.yaml or a site.yaml is unusable; other faults are for the rules to find. */
export function readContentTree(root: string, pages: readonly PageEntry[], now = new Date()): ContentTree {
  const company = load.loadCompany(root);
  refuseNewLanguages(root, pages);
  const facts = perLocale((locale) => load.facts(locale, root, now));
  const all = locales.flatMap((locale) =>
    filesOf(locale, pages).map((file) => ({ ...readFile(root, locale, file, inLocale(facts, locale)), ...file })),
  );
  const { drafts = [], files = [] } = Object.groupBy(all, (file) => (isUnfinished(file) ? 'drafts' : 'files'));
  return { root, pages, company, facts, now, files, drafts, strays: straysIn(root, all) };
}

/** A page that the site leads to, and the words around each page, are there before they are written. */
function isUnfinished(file: ContentFile): boolean {
  const { page } = file;
  if (page && !Object.values(fixedPaths).includes(page.path)) return page.state === 'draft';
  return fieldsIn(file).some(({ value }) => isHint(value));
}

/** Nothing can be checked in a language without the facts of its site.yaml: names all files that it lacks. */
function refuseNewLanguages(root: string, pages: readonly PageEntry[]): void {
  for (const locale of locales.filter((code) => !existsSync(join(root, code, 'site.yaml')))) {
    const lines = filesOf(locale, pages)
      .filter(({ slug }) => !existsSync(join(root, locale, `${slug}.yaml`)))
      .map(({ slug }) => `content/${locale}/${slug}.yaml: the file – ${missing(root, slug)}`);
    throw new ContentError([...lines, ...faultsOfShared(root)].join('\n'));
  }
}

/** Faults of the files that have a group for each language. */
function faultsOfShared(root: string): string[] {
  const loads = [
    () => load.loadMenus(root),
    () => load.loadBlueprints(root),
    () => load.loadBooking(root),
    () => load.loadNotice(join(root, 'notice.yaml')),
  ];
  return loads.flatMap((load) => {
    try {
      load();
      return [];
    } catch (cause) {
      return (cause as Error).message;
    }
  });
}

/** The same file in the language that it is translated from: the first that has it. Undefined for that file itself. */
export function sourceOf<File extends Pick<ContentFile, 'locale' | 'slug'>>(
  { locale, slug }: Pick<ContentFile, 'locale' | 'slug'>,
  files: readonly File[],
): File | undefined {
  const source = files.find((file) => file.slug === slug);
  return source?.locale === locale ? undefined : source;
}

function readFile(
  root: string,
  locale: Locale,
  { slug, form }: Pick<ContentFile, 'slug' | 'form'>,
  facts: Facts,
): ContentFile {
  const file: ContentFile = { name: `content/${locale}/${slug}.yaml`, locale, slug, form };
  const path = join(root, locale, `${slug}.yaml`);
  if (!existsSync(path)) return { ...file, problem: missing(root, slug) };
  try {
    file.raw = parse(readFileSync(path, 'utf8'));
    // Braces in the texts of the contact service are filled in when it uses them.
    file.filled = slug === contactService ? file.raw : fillFacts(file.raw, facts);
  } catch (cause) {
    file.problem = (cause as Error).message.split('\n')[0] ?? 'cannot be read.';
  }
  return file;
}

function missing(root: string, slug: string): string {
  const other = locales.find((locale) => existsSync(join(root, locale, `${slug}.yaml`)));
  if (other) return `missing: write it with the keys of content/${other}/${slug}.yaml.`;
  return 'missing: write it, with the keys of another page of its kind.';
}

function straysIn(root: string, files: ContentFile[]): string[] {
  const known = new Set(files.map((file) => file.name));
  const patterns = locales.map((locale) => `${locale}/**/*.{yaml,yml}`);
  const found = globSync(patterns, { cwd: root }).map((file) => `content/${file}`);
  return found.filter((name) => !known.has(name)).sort();
}
