import type { HeaderMap } from '#server/http/headers/headers.ts';
import { ownHeadersOf, type PublishedFile, type SiteRules, sharedHeaders } from './site-rules.ts';

export interface HeaderRule {
  /** An address, or one that ends in `/*` or begins with `/*.`. */
  readonly path: string;
  readonly headers: HeaderMap;
}

/**
 * The headers as few rules, for hosts that allow a hundred: one for all, one a folder or an ending, one a page.
 * No two rules that match the same address name the same header. What a host may best leave out stands last: pages can
 * carry their policy themselves, files cannot, and the not-found pages always do.
 */
export function headerRules(rules: SiteRules): HeaderRule[] {
  const pages = [...rules.files.filter(({ isPage }) => isPage), ...rules.notFound];
  const others = Map.groupBy(
    rules.files.filter(({ isPage }) => !isPage),
    groupPath,
  );
  return [
    { path: '/*', headers: sharedHeaders(rules) },
    ...[...others].map(([path, files]) => ({ path, headers: mergedHeaders(files) })),
    ...pages.map((page) => ({ path: page.address, headers: ownHeadersOf(page) })),
  ];
}

function groupPath({ address }: PublishedFile): string {
  const folder = address.indexOf('/', 1);
  const ending = /\.(data|md|txt|webmanifest)$/.exec(address);
  if (ending) return `/*${ending[0]}`;
  return folder < 0 ? address : `${address.slice(0, folder)}/*`;
}

function mergedHeaders(files: readonly PublishedFile[]): HeaderMap {
  const all = files.map(ownHeadersOf);
  const names = [...new Set(all.flatMap(Object.keys))];
  return Object.fromEntries(names.map((name) => [name, mergedValue(all.map((headers) => headers[name] ?? ''))]));
}

function mergedValue(values: readonly string[]): string {
  const [first = '', ...others] = new Set(values);
  if (others.length === 0) return first;
  // Drawings differ only in the hash of their style sheet: allow the style sheets of the folder, and no more.
  if (first.startsWith('default-src')) return mergedPolicy([first, ...others]);
  // Where names with and without a hash lie together, the shorter keeping is right for both.
  return [first, ...others].find((value) => !value.includes('immutable')) ?? first;
}

function mergedPolicy(policies: readonly string[]): string {
  const words = new Map<string, Set<string>>();
  for (const directive of policies.flatMap((policy) => policy.split('; '))) {
    const [name = '', ...sources] = directive.split(' ');
    words.set(name, new Set([...(words.get(name) ?? []), ...sources]));
  }
  return [...words].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
