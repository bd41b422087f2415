import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkRedirects, readRedirects } from '#server/http/files/redirects.ts';
import { ContentError } from '#site/content-error.ts';
import { contentFiles } from '#site/content-files.server.ts';
import { type Field, fieldsOfRole, parentKey, walkFields } from '#site/fields.server.ts';
import { errorAt, type Fault, fault, warningAt } from '#site/finding.ts';
import { inLocale, type Languages } from '#site/languages.ts';
import { isIn, isShown, isShownForGood, localesOf } from '#site/page-dates.ts';
import { type PageEntry, pageListFile } from '#site/schema/pages.ts';
import type { ContentTree, LocaleFile } from './content-tree.ts';
import { fieldsOfFile } from './texts.ts';

const dateKeys = ['state', 'publishAt', 'expireAt'] as const;

/** Every path in the content leads to a page, and every anchor to an id on that page. */
export function* checkLinks({ site, files, pages, now }: ContentTree) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  for (const file of files)
    for (const leaf of fieldsOfRole(fieldsOfFile(file), 'link', 'listed-link')) {
      const link = leaf.value;
      if (!link.startsWith('/')) continue;
      const [path = ''] = link.split('#');
      const target = byPath.get(path);
      const targetFile = files.find(({ locale, page }) => locale === file.locale && page?.path === path);
      const problem = linkFault(site, link, target, targetFile) ?? timeFault(leaf, target, file, now);
      if (problem) yield errorAt(file.name, leaf.key, problem.code, problem.values);
    }
}

function linkFault(
  { splitLocale, firstLocale }: Languages,
  link: string,
  target?: PageEntry,
  file?: LocaleFile,
): Fault | undefined {
  const [path = '', anchor] = link.split('#');
  const { locale } = splitLocale(path);
  if (locale !== firstLocale) return fault('with-language', { to: link, locale });
  if (!target) return fault('no-page', { to: path });
  if (anchor === undefined || !file) return undefined;
  const ids = new Set(fieldsOfRole(fieldsOfFile(file), 'id').map(({ value }) => value));
  if (ids.has(anchor)) return undefined;
  return fault('no-anchor', { to: link, path, anchor, ids: [...ids].join(', ') });
}

/** A list of links leaves out pages that are not shown; any other link to them would lead nowhere. */
function timeFault({ role }: Field, target: PageEntry | undefined, { page, locale }: LocaleFile, now: Date) {
  if (!target || role === 'listed-link') return undefined;
  if (!isIn(target, locale)) return fault('not-in-language', { to: target.path, language: locale });
  if (isShownForGood(target, now.getTime())) return undefined;
  if (page && dateKeys.every((key) => page[key] === target[key])) return undefined;
  return fault('may-go', { to: target.path });
}

/** What a section refers to exists: a section on the page beside it, all else in the language or in all. */
export function* checkReferences({ site, files }: ContentTree) {
  const sharedIds = contentFiles(site, '*.yaml').flatMap(({ fields }) => fieldsOfRole(fields, 'id'));
  for (const file of files) {
    const siblings = files.filter(({ locale }) => locale === file.locale);
    const links = fieldsOfRole(fieldsOfFile(file), 'link');
    for (const reference of fieldsOfRole(fieldsOfFile(file), 'id-reference')) {
      const { key, value, schema } = reference;
      const paths = links.filter((link) => parentKey(link) === parentKey(reference)).map((link) => link.value);
      const pool =
        schema.entity === 'section' ? siblings.filter(({ page }) => page && paths.includes(page.path)) : siblings;
      const ids = [...pool.flatMap((sibling) => fieldsOfRole(fieldsOfFile(sibling), 'id')), ...sharedIds];
      const knownIds = ids.filter((id) => id.schema.entity === schema.entity).map((id) => id.value);
      if (!knownIds.includes(value))
        yield errorAt(file.name, key, 'no-reference', {
          value,
          entity: schema.entity ?? '',
          known: [...new Set(knownIds)].join(', '),
        });
    }
  }
}

/** No two sections or entries of a page have the same id: links and references would lead to the first of them only. */
export function* checkIds({ files }: Pick<ContentTree, 'files'>) {
  for (const file of files) {
    const seen = new Set<string>();
    for (const { key, value } of fieldsOfRole(fieldsOfFile(file), 'id')) {
      if (seen.has(value)) yield errorAt(file.name, key, 'id-twice', { value });
      seen.add(value);
    }
  }
}

/** A menu, the footer or another page leads to every page that is shown; a page below another stands in its list. */
export function* checkReached({ site, pages, files, now }: ContentTree) {
  const menuLinks = fieldsOfRole(walkFields(site.jsonSchemas.plain('menus'), site.menus()), 'link');
  const reached = new Set([...Object.values(site.readFixedPaths()), ...menuLinks.map(({ value }) => value)]);
  for (const file of files)
    for (const { value } of fieldsOfRole(fieldsOfFile(file), 'link', 'listed-link')) {
      const [path = ''] = value.split('#');
      if (path !== file.page?.path) reached.add(path);
    }
  const isBelowAnother = (path: string) => pages.some((parent) => path.startsWith(`${parent.path}/`));
  for (const page of pages)
    if (isShown(page, now.getTime()) && !page.unlisted && !reached.has(page.path) && !isBelowAnother(page.path))
      yield warningAt(pageListFile, page.path, 'unreached', { path: page.path });
}

/** Former addresses lead to pages that stay, directly and never in a circle. */
export function checkRedirectList({ site, root, pages, now }: ContentTree) {
  // The address of a page that will expire may already have its redirect, because files come before redirects.
  const lastingPages = pages.filter((page) => isShownForGood(page, now.getTime()));
  const addresses = lastingPages.flatMap((page) =>
    localesOf(page, site.locales).map((locale) => site.localizedPath(page.path, locale)),
  );
  return checkRedirects(readRedirects(join(root, 'redirects.yaml')), addresses).map(({ code, values }) =>
    errorAt('content/redirects.yaml', 'the list', code, values),
  );
}

/** The notice above every page is valid, and its links lead to pages that exist. */
export function* checkNotice({ site, root, pages }: ContentTree) {
  const file = join(root, 'notice.yaml');
  if (!existsSync(file)) return;
  try {
    const notice = site.notice(file);
    const times = [Date.parse(notice.from), Date.parse(notice.until) - 1];
    const visible = pages.filter((page) => times.every((time) => isShown(page, time)));
    for (const locale of site.locales) {
      const to = inLocale(notice, locale).link?.to ?? '/';
      if (!to.startsWith('/') || visible.some((page) => page.path === to.split('#')[0] && isIn(page, locale))) continue;
      yield errorAt('content/notice.yaml', `${locale}.link.to`, 'notice-link', { to });
    }
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    yield* cause.findings;
  }
}

/** Every page that a menu or the footer names is in the list of pages, and every hue in the brand. */
export function* checkMenus({ site, pages }: ContentTree) {
  const { hues } = site.brand();
  for (const { key, value, role, schema } of walkFields(site.jsonSchemas.plain('menus'), site.menus())) {
    if (role === 'link' && pages.every((page) => page.path !== value))
      yield errorAt('content/menus.yaml', key, 'no-page', { to: String(value) });
    if (schema.entity === 'hue' && !(String(value) in hues))
      yield errorAt('content/menus.yaml', key, 'no-hue', { hue: String(value) });
  }
}
