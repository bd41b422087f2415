import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type Facts, fillFacts } from '#app/content/facts.ts';
import { type Company, facts as factsAt, loadCompany } from '#app/content/load.server.ts';
import { type Locale, locales } from '#app/content/locale.ts';
import type { PageEntry } from '#app/content/pages.ts';
import { contactServiceSchema } from '#app/content/schema/contact-service.ts';
import { pageSchema } from '#app/content/schema/page.ts';
import { siteSchema } from '#app/content/schema/site.ts';
import { slugOf } from '#app/content/slug.ts';

/** One YAML file of one language, whether it is there or only ought to be. */
export type ContentFile = {
  /** As findings name it: `content/es/sap.yaml`. */
  name: string;
  locale: Locale;
  slug: string;
  /** The page it belongs to; files of the shell have none. */
  page?: PageEntry;
  schema?: z.ZodType;
  /** The file's words, empty when it is missing. */
  source: string;
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
  company: Company;
  facts: Record<Locale, Facts>;
  now: Date;
  files: ContentFile[];
  /** Files of pages that are drafts: no rule looks at them. */
  drafts: ContentFile[];
  /** Names of YAML files that nothing asks for. */
  strays: string[];
};

/** Files of the shell, in each language. Braces in the texts of the contact service are filled in when it uses them. */
const shell = [
  { slug: 'site', schema: siteSchema, hasFacts: true },
  { slug: 'contact-service', schema: contactServiceSchema, hasFacts: false },
];

/** Throws ContentError when company.yaml or site.yaml is unusable; other faults are for the rules to find. */
export function readContentTree(root: string, pages: readonly PageEntry[], now = new Date()): ContentTree {
  const company = loadCompany(root);
  const facts = { en: factsAt('en', root, now), es: factsAt('es', root, now) };
  const all = locales.flatMap((locale) => [
    ...pages.map((page): ContentFile => {
      return { ...readFile(root, locale, slugOf(page.path), facts[locale]), page, schema: pageSchema };
    }),
    ...shell.map(({ slug, schema, hasFacts }) => {
      return { ...readFile(root, locale, slug, hasFacts ? facts[locale] : undefined), schema };
    }),
  ]);
  const { drafts = [], files = [] } = Object.groupBy(all, ({ page }) => (page?.state === 'draft' ? 'drafts' : 'files'));
  return { root, pages, company, facts, now, files, drafts, strays: straysIn(root, all) };
}

/** `en/sap` -> `es/sap`. */
export function counterpartOf(file: Pick<ContentFile, 'name'>): string {
  return file.name.replace(/^content\/(en|es)/, (_, locale) => `content/${locale === 'en' ? 'es' : 'en'}`);
}

function readFile(root: string, locale: Locale, slug: string, facts?: Facts): ContentFile {
  const file: ContentFile = { name: `content/${locale}/${slug}.yaml`, locale, slug, source: '' };
  const path = join(root, locale, `${slug}.yaml`);
  if (!existsSync(path)) return { ...file, problem: missing(root, file) };
  file.source = readFileSync(path, 'utf8');
  try {
    file.raw = parse(file.source);
    file.filled = facts ? fillFacts(file.raw, facts) : file.raw;
  } catch (cause) {
    file.problem = (cause as Error).message.split('\n')[0] ?? 'cannot be read.';
  }
  return file;
}

function missing(root: string, file: ContentFile): string {
  const counterpart = counterpartOf(file);
  if (existsSync(join(root, counterpart.replace('content/', ''))))
    return `missing: write it with the keys of ${counterpart}.`;
  return 'missing: write it, with the keys of another page of its kind.';
}

function straysIn(root: string, files: ContentFile[]): string[] {
  const known = new Set(files.map((file) => file.name));
  const found = globSync('{en,es}/**/*.{yaml,yml}', { cwd: root }).map((file) => `content/${file}`);
  return found.filter((name) => !known.has(name)).sort();
}
