import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from '#app/content/content-error.ts';
import { loadBrand, loadMenus, loadNotice } from '#app/content/load.server.ts';
import { firstLocale, inLocale, locales, localizedPath, splitLocale } from '#app/content/locale.ts';
import { isIn, isShown, isShownForGood, localesOf } from '#app/content/page-dates.ts';
import type { PageEntry } from '#app/content/pages.ts';
import { checkRedirects, readRedirects } from '#server/http/files/redirects.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { nameOf } from './language-words.ts';
import { groupsWith, type Leaf, leaves } from './texts.ts';

const noPage = 'which is no page: take a path from content/pages.yaml.';
const dateKeys = ['state', 'publishAt', 'expireAt'] as const;

/** Every path in the content leads to a page, and every anchor on a legal page to one of its sections. */
export function checkLinks({ files, pages, now }: ContentTree): Finding[] {
  const known = new Map(pages.map((page) => [page.path, page]));
  const sections = idsOfPages(files);
  return files.flatMap((file) => {
    return linksIn(file.raw).flatMap((leaf) => {
      const [path = ''] = leaf.value.split('#');
      const target = known.get(path);
      const ids = sections.get(`${file.locale} ${path}`);
      const fault = faultOf(leaf.value, target, ids) ?? timeFault(leaf, target, file, now);
      return fault ? [error(file.name, leaf.key, fault)] : [];
    });
  });
}

function linksIn(value: unknown): Leaf<string>[] {
  return leaves(value).filter((leaf): leaf is Leaf<string> => {
    return typeof leaf.value === 'string' && /^\/([a-z0-9][a-z0-9/-]*)?(#.*)?$/i.test(leaf.value);
  });
}

function faultOf(link: string, target?: PageEntry, ids?: ReadonlySet<string>): string | undefined {
  const [path = '', anchor] = link.split('#');
  const { locale } = splitLocale(path);
  if (locale !== firstLocale) return `leads to ${link}: leave /${locale} out, the site adds the language.`;
  if (!target) return `leads to ${path}, ${noPage}`;
  if (anchor === undefined || !ids || ids.has(anchor)) return undefined;
  return `leads to ${link}, but ${path} has no section “${anchor}”: it has ${[...ids].join(', ')}.`;
}

/** A list of links leaves out the pages that are not shown; any other link would lead nowhere. */
function timeFault(
  link: Leaf,
  target: PageEntry | undefined,
  { page, locale }: ContentFile,
  now: Date,
): string | undefined {
  const isInList = ['links', 'pages'].includes(String(link.path.at(-2)));
  if (!target || isInList) return undefined;
  if (!isIn(target, locale)) return `leads to ${target.path}, which has no page in ${nameOf(locale)}: take it out.`;
  if (isShownForGood(target, now.getTime())) return undefined;
  if (page && dateKeys.every((key) => page[key] === target[key])) return undefined;
  return `leads to ${target.path}, which is a draft or has dates in content/pages.yaml, so that the link may lead nowhere: take it out, or give both pages the same dates.`;
}

function idsOfPages(files: ContentFile[]): Map<string, Set<string>> {
  return new Map(
    files.flatMap(({ locale, page, raw }) => {
      const ids = leaves(raw).filter(({ path }) => path.at(-1) === 'id');
      return page ? [[`${locale} ${page.path}`, new Set(ids.map(({ value }) => String(value)))] as const] : [];
    }),
  );
}

/** Every person that a section names is there, with an id and a role, in the same language. */
export function checkPeople({ files }: ContentTree): Finding[] {
  const people = files.flatMap(({ locale, raw }) =>
    groupsWith(raw, 'id', 'role').map(({ value }) => ({ locale, id: String(value.id) })),
  );
  return files.flatMap(({ name, locale, raw }) => {
    const known = people.filter((person) => person.locale === locale).map(({ id }) => id);
    return leaves(raw)
      .filter(({ path, value }) => path.at(-1) === 'person' && !known.includes(String(value)))
      .map(({ key, value }) => error(name, key, `${value} is no person: take one of ${known.join(', ')}.`));
  });
}

/** Former addresses lead to pages that exist, directly and never in a circle. */
export function checkRedirectList({ root, pages, now }: ContentTree): Finding[] {
  const list = join(root, 'redirects.yaml');
  if (!existsSync(list)) return [];
  // The address of a page that goes may have its redirect already: files come before redirects.
  const lasting = pages.filter((page) => isShownForGood(page, now.getTime()));
  const live = lasting.flatMap((page) => localesOf(page).map((locale) => localizedPath(page.path, locale)));
  return checkRedirects(readRedirects(list), live).map((fault) => error('content/redirects.yaml', 'the list', fault));
}

/** The notice above every page can be used, and its links lead to pages that exist. */
export function checkNotice({ root, pages }: ContentTree): Finding[] {
  const file = join(root, 'notice.yaml');
  if (!existsSync(file)) return [];
  try {
    const notice = loadNotice(file);
    const times = [Date.parse(notice.from), Date.parse(notice.until) - 1];
    const shown = pages.filter((page) => times.every((time) => isShown(page, time)));
    return locales.flatMap((locale) => {
      const to = inLocale(notice, locale).link?.to ?? '/';
      if (!to.startsWith('/') || shown.some((page) => page.path === to.split('#')[0] && isIn(page, locale))) return [];
      const message = `leads to ${to}, which is no page of the site from its begin to its end.`;
      return [error('content/notice.yaml', `${locale}.link.to`, message)];
    });
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return [error('content/notice.yaml', 'the notice', cause.message)];
  }
}

/** Every page that a menu or the footer names is in the list of pages, and every hue in the brand. */
export function checkMenus({ root, pages }: ContentTree): Finding[] {
  const menus = loadMenus(root);
  const { hues } = loadBrand(root);
  return leaves(menus).flatMap(({ path, key, value }) => {
    const name = String(path.at(-1));
    const isNoPage = ['page', 'index'].includes(name) && pages.every((page) => page.path !== value);
    if (isNoPage) return [error('content/menus.yaml', key, `leads to ${value}, ${noPage}`)];
    if (name !== 'hue' || String(value) in hues) return [];
    return [error('content/menus.yaml', key, `${value} is no hue of content/brand.yaml: add it there.`)];
  });
}
