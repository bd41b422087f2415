import type { HeaderMap } from '#server/http/headers/headers.ts';
import { commonHeaders, folderOf, type PublishedFile, type SiteRules, withOwnPolicy } from './site-rules.ts';

/** `path` is an address, or one that ends in `/*` or begins with `/*.`. */
type HeaderRule = { path: string; headers: HeaderMap };

/** Headers whose value depends on the kind of file. */
const ownHeaders = [
  'Cache-Control',
  'Content-Security-Policy',
  'Content-Type',
  'Cross-Origin-Resource-Policy',
  'X-Robots-Tag',
];

/** Cloudflare Pages limits the number of rules and the length of lines; Netlify does not. */
const mostRules = 100;
const longestLine = 2_000;

/** The same rules, except that pages with a rule too long for Cloudflare Pages contain their policy themselves. */
export function withPoliciesPastLimit(rules: SiteRules): SiteRules {
  const isLong = ({ headers }: HeaderRule) =>
    Object.entries(headers).some((line) => line.join(': ').length > longestLine);
  const unread = headerRules(rules).filter((rule, place) => place >= mostRules || isLong(rule));
  const isUnread = ({ isPage, address }: PublishedFile) => isPage && unread.some(({ path }) => path === address);
  const files = rules.files.map((file) => (isUnread(file) ? withOwnPolicy(file) : file));
  return { ...rules, files };
}

/** The text of `_headers`, read alike by Netlify and Cloudflare Pages. */
export function headersFile(rules: SiteRules): string {
  const blocks = headerRules(rules).map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The text of `_redirects`. The last lines give Netlify the not-found page of a language; Cloudflare Pages finds the
 * nearest `404.html` by itself and passes over them.
 */
export function redirectsFile(rules: SiteRules): string {
  const moved = rules.redirects.map(({ from, to }) => `${from} ${to} 301`);
  const folders = rules.notFound.map(folderOf).filter(Boolean);
  return `${[...moved, ...folders.map((folder) => `${folder}/* ${folder}/404.html 404`)].join('\n')}\n`;
}

/**
 * The headers as few rules, for hosts that allow a hundred: one for all, one a folder or an ending, one a page.
 * No two rules that match the same address name the same header. What a host may best leave out stands last: pages can
 * carry their policy themselves, files cannot, and the not-found pages always do.
 */
function headerRules(rules: SiteRules): HeaderRule[] {
  const { pages = [], others = [] } = Object.groupBy(rules.files, ({ isPage }) => (isPage ? 'pages' : 'others'));
  return [
    { path: '/*', headers: headersOf(commonHeaders(pages), 'shared') },
    ...[...Map.groupBy(others, groupPath)].map(([path, files]) => ({ path, headers: mergedHeaders(files) })),
    ...[...pages, ...rules.notFound].map((page) => ({ path: page.address, headers: headersOf(page.headers, 'own') })),
  ];
}

function groupPath({ address }: PublishedFile): string {
  const folder = address.indexOf('/', 1);
  const ending = /\.(txt|webmanifest)$/.exec(address);
  if (ending) return `/*${ending[0]}`;
  return folder < 0 ? address : `${address.slice(0, folder)}/*`;
}

/** The headers that all pages share, or those of the file: hosts that add up rules must not send one twice. */
function headersOf(headers: HeaderMap, part: 'shared' | 'own'): HeaderMap {
  const isOwn = part === 'own';
  return Object.fromEntries(Object.entries(headers).filter(([name]) => ownHeaders.includes(name) === isOwn));
}

function mergedHeaders(files: readonly PublishedFile[]): HeaderMap {
  const all = files.map(({ headers }) => headersOf(headers, 'own'));
  const names = [...new Set(all.flatMap(Object.keys))];
  return Object.fromEntries(names.map((name) => [name, mergedValue(all.map((headers) => headers[name] ?? ''))]));
}

function mergedValue(values: readonly string[]): string {
  const [first = '', ...others] = new Set(values);
  if (others.length === 0) return first;
  // Drawings differ only in the hash of their style sheet: allow the style sheets of the folder, and nothing else.
  if (first.startsWith('default-src')) return mergedPolicy([first, ...others]);
  // If names with and without a hash share a folder, the shorter lifetime is right for both.
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
