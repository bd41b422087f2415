import { isShownForGood } from '#app/content/page-dates.ts';
import type { PageEntry } from '#app/content/pages.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { isGroup, type Leaf, leaves } from './texts.ts';

const linkLists = new Set(['links', 'related']);
const dateKeys = ['state', 'publishAt', 'expireAt'] as const;

/** Every path in the content leads to a page, and every anchor on a legal page to one of its sections. */
export function checkLinks({ files, pages, now }: ContentTree): Finding[] {
  const known = new Map(pages.map((page) => [page.path, page]));
  const sections = sectionsOfLegalPages(files);
  return files.flatMap((file) => {
    const faults = linksIn(file.raw).flatMap((leaf) => {
      const target = known.get(leaf.value.split('#')[0] ?? '');
      const fault =
        faultOf(leaf.value, target, sections.get(file.locale) ?? new Map()) ?? timeFault(leaf, target, file, now);
      return fault ? [error(file.name, leaf.key, fault)] : [];
    });
    return [...faults, ...checkRelated(file)];
  });
}

function linksIn(value: unknown): Leaf<string>[] {
  return leaves(value).filter((leaf): leaf is Leaf<string> => {
    return typeof leaf.value === 'string' && /^\/([a-z0-9][a-z0-9/-]*)?(#.*)?$/i.test(leaf.value);
  });
}

function faultOf(
  link: string,
  target: PageEntry | undefined,
  sections: ReadonlyMap<string, Set<string>>,
): string | undefined {
  const [path = '', anchor] = link.split('#');
  if (path.startsWith('/es/')) return `leads to ${link}: leave /es out, the site adds the language.`;
  if (!target) return `leads to ${path}, which is no page: take a path from content/pages.yaml.`;
  const ids = sections.get(path);
  if (anchor === undefined || !ids || ids.has(anchor)) return undefined;
  return `leads to ${link}, but ${path} has no section “${anchor}”: it has ${[...ids].join(', ')}.`;
}

/** A list of links leaves out the pages that are not shown; any other link would lead nowhere. */
function timeFault(link: Leaf, target: PageEntry | undefined, { page }: ContentFile, now: Date): string | undefined {
  const isInList = linkLists.has(String(link.path.at(-2)));
  if (!target || isInList || isShownForGood(target, now.getTime())) return undefined;
  const isTogether = page && dateKeys.every((key) => page[key] === target[key]);
  if (isTogether) return undefined;
  return `leads to ${target.path}, which is a draft or has dates in content/pages.yaml, so that the link may lead nowhere: take it out, or give both pages the same dates.`;
}

function checkRelated(file: ContentFile): Finding[] {
  const related = isGroup(file.raw) && Array.isArray(file.raw.related) ? file.raw.related : [];
  return related.flatMap((link, index) => {
    const key = `related.#${index + 1}`;
    if (link === file.page?.path) return [error(file.name, key, 'leads to its own page: name another.')];
    return related.indexOf(link) < index ? [error(file.name, key, `${link} is named twice: take one out.`)] : [];
  });
}

/** Section ids that are written in the content: by language, then by the page's path. */
function sectionsOfLegalPages(files: ContentFile[]): Map<string, Map<string, Set<string>>> {
  const byLocale = new Map<string, Map<string, Set<string>>>();
  for (const file of files.filter(isLegal)) {
    const ids = leaves(file.raw).filter((leaf) => leaf.path.at(-1) === 'id');
    const byPath = byLocale.get(file.locale) ?? new Map<string, Set<string>>();
    byLocale.set(file.locale, byPath.set(file.page.path, new Set(ids.map((leaf) => String(leaf.value)))));
  }
  return byLocale;
}

function isLegal(file: ContentFile): file is ContentFile & { page: PageEntry } {
  return file.page?.kind === 'legal';
}
