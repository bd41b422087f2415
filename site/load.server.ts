import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { adviceFor, ContentError, keyOf } from './content-error.ts';
import { contentRoot } from './content-root.server.ts';
import { type Facts, factsOf, fillFacts } from './facts.ts';
import { type Locale, locales } from './locale.ts';
import { promiseWords } from './office-hours.ts';
import { isShown } from './page-dates.ts';
import { type Blueprint, blueprintsSchema, listsSchema } from './schema/blueprints.ts';
import { bookingSchema } from './schema/booking.ts';
import { brandSchema, companySchema } from './schema/company.ts';
import { contactServiceSchema } from './schema/contact-service.ts';
import { type Menus, menusSchema } from './schema/menus.ts';
import { noticeSchema } from './schema/notice.ts';
import { type PageContent, pageSchema } from './schema/page.ts';
import { type PageEntry, type PageList, pagesSchema } from './schema/pages.ts';
import { siteSchema } from './schema/site.ts';
import { slugOf } from './slug.ts';

export type Brand = z.output<typeof brandSchema>;
/** What pages and mails tell of the company: its facts, and the brand without its look. */
export type Company = z.output<typeof companySchema> & Omit<Brand, 'hues' | 'action' | 'mark'>;
export type Notice = z.output<typeof noticeSchema>;
type SiteContent = z.output<typeof siteSchema>;

/** Returns names, colors and mark, as `brand.yaml` in the content folder has them. Throws ContentError. */
export function loadBrand(root = contentRoot): Brand {
  return readChecked(root, 'brand.yaml', brandSchema);
}

/** Returns the names of `brand.yaml` and the facts of `company.yaml` in the content folder. Throws ContentError. */
export function loadCompany(root = contentRoot): Company {
  const { hues, action, mark, ...names } = loadBrand(root);
  return { ...names, ...readChecked(root, 'company.yaml', companySchema) };
}

/** Returns the message above every page, from its file, facts filled in. Throws ContentError. */
export function loadNotice(file = join(contentRoot, 'notice.yaml')): Notice {
  const [root, name] = [dirname(file), basename(file)];
  const raw = readYaml(root, name) as Record<string, unknown>;
  const named = locales.filter((locale) => /\{\w+\}/.test(JSON.stringify(raw[locale] ?? '')));
  const filled = named.map((locale) => [locale, withFileName(name, () => fillFacts(raw[locale], facts(locale, root)))]);
  return check(name, { ...raw, ...Object.fromEntries(filled) }, noticeSchema);
}

/** Which calls visitors may book: none in a content folder that is older than calls. Throws ContentError. */
export function loadBooking(root = contentRoot): z.output<typeof bookingSchema> {
  const isThere = existsSync(join(root, 'booking.yaml'));
  return isThere ? readChecked(root, 'booking.yaml', bookingSchema) : noCalls;
}

const noCalls = { on: false, minutes: 30, noticeHours: 0, horizonDays: 1, pauseMinutes: 0, perDay: 1, hosts: [] };

/** Every page, also those that are not shown now. Throws ContentError. */
export function loadPageList(root = contentRoot): PageList {
  return readChecked(root, 'pages.yaml', pagesSchema);
}

/** Navigation and footer. Throws ContentError. */
export function loadMenus(root = contentRoot): Menus {
  return once(`${root} menus`, () => readChecked(root, 'menus.yaml', menusSchema));
}

/** The kinds of pages. Throws ContentError. */
export function loadBlueprints(root = contentRoot): Blueprint[] {
  return once(`${root} blueprints`, () => readChecked(root, 'blueprints.yaml', blueprintsSchema));
}

/** Which kinds of page list others. Throws ContentError. */
export function loadLists(root = contentRoot): Pick<Blueprint, 'id' | 'lists'>[] {
  return once(`${root} lists`, () => readChecked(root, 'blueprints.yaml', listsSchema));
}

/** Throws ContentError. */
export function loadSite(locale: Locale, root = contentRoot): SiteContent {
  return readFilled(root, locale, 'site', siteSchema);
}

/** The `{places}` of its sentences are filled when one is used. Throws ContentError. */
export function loadContactTexts(locale: Locale, root = contentRoot): z.output<typeof contactServiceSchema> {
  return readChecked(root, `${locale}/contact-service.yaml`, contactServiceSchema);
}

/** Returns a page's content, facts filled in. Throws ContentError. */
export function loadPage(
  locale: Locale,
  page: Pick<PageEntry, 'path'> & Partial<PageEntry>,
  root = contentRoot,
): PageContent {
  const { path, further } = page;
  const slug = slugOf(further?.of ?? path);
  return once(`${root} ${locale} ${path}`, () => {
    const content = marked(readFilled(root, locale, slug, pageSchema), page);
    return further
      ? numbered(content, loadSite(locale, root).pageNumber.replace('$n', String(further.number)))
      : content;
  });
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

/** While developing, a page that no build has now says so wherever its name stands. */
function marked(content: PageContent, page: Partial<PageEntry>): PageContent {
  if (process.env.NODE_ENV !== 'development' || isShown(page, Date.now())) return content;
  return { ...content, navLabel: `${content.navLabel} [${page.state ?? 'hidden'}]` };
}

/** Returns the values that its texts may name in braces, counted at `now` (the build). Throws ContentError. */
export function facts(locale: Locale, root = contentRoot, now = new Date()): Facts {
  const { promises } = readChecked(root, `${locale}/site.yaml`, siteSchema);
  const company = loadCompany(root);
  return factsOf(company, promiseWords(promises, company, locale), now, process.env);
}

const known = new Map<string, unknown>();

/** A build reads a file once for all pages; elsewhere content may change meanwhile. */
export function once<T>(key: string, read: () => T): T {
  if (process.env.NODE_ENV !== 'production') return read();
  if (!known.has(key)) known.set(key, read());
  return known.get(key) as T;
}

/** Returns what a YAML file of a content folder says, unchecked. Throws ContentError. */
export function readYaml(root: string, file: string): unknown {
  // What is typed in the editing screen and not saved goes first.
  const unsaved = process.env.UNSAVED_DIR ? join(process.env.UNSAVED_DIR, file) : '';
  const path = existsSync(unsaved) ? unsaved : join(root, file);
  if (!existsSync(path)) {
    const model = file.includes('/')
      ? 'the same file in the other language'
      : `content/json-schema/${file.replace('.yaml', '.json')}`;
    throw new ContentError(`content/${file}: the file – is missing: write it with the keys of ${model}.`);
  }
  return withFileName(file, () => parse(readFileSync(path, 'utf8')));
}

function readChecked<T>(root: string, file: string, schema: z.ZodType<T>): T {
  return check(file, readYaml(root, file), schema);
}

function readFilled<T>(root: string, locale: Locale, slug: string, schema: z.ZodType<T>): T {
  const file = `${locale}/${slug}.yaml`;
  const values = facts(locale, root);
  const raw = readYaml(root, file);
  return check(
    file,
    withFileName(file, () => fillFacts(raw, values)),
    schema,
  );
}

function withFileName<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ContentError(`content/${file}: ${(error as Error).message}`);
  }
}

function check<T>(file: string, value: unknown, schema: z.ZodType<T>): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `content/${file}: ${keyOf(issue.path)} – ${adviceFor(issue)}`);
  throw new ContentError(lines.join('\n'));
}
