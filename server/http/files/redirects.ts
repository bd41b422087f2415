import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { readBy, refuseFaults } from '#site/content-error.ts';
import { type Fault, fault } from '#site/finding.ts';
import { redirectsSchema } from '#site/schema/redirects.ts';

export type Redirect = Readonly<z.output<typeof redirectsSchema>[number]>;

/** None where there is no such file. */
export function readRedirects(file: string): Redirect[] {
  if (!existsSync(file)) return [];
  const { data, faults } = readBy(redirectsSchema.nullable(), parse(readFileSync(file, 'utf8')));
  refuseFaults('content/redirects.yaml', faults);
  return data ?? [];
}

export function redirectTable(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.map(({ from, to }) => [canonicalPath(from), to]));
}

/** The one spelling of a path: lower case, no doubled or last slash, no `.html`, no `/index`. */
export function canonicalPath(path: string): string {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '');
  return plain.replace(/\/index(\.html?)?$/, '').replace(/\.html?$/, '') || '/';
}

export function locationOf(target: string, query: string): string {
  const [address = '', fragment] = encodeURI(target).split('#');
  const joined = address.includes('?') ? query.replace('?', '&') : query;
  return fragment === undefined ? address + joined : `${address}${joined}#${fragment}`;
}

export function checkRedirects(redirects: readonly Redirect[], paths: Iterable<string>): Fault[] {
  const pages = new Set(paths);
  const table = redirectTable(redirects);
  const seen = new Set<string>();
  return redirects.flatMap(({ from, to }) => {
    const former = canonicalPath(from);
    const isDoubled = seen.has(former);
    seen.add(former);
    const [target = to] = to.split(/[?#]/);
    if (isDoubled) return fault('redirect-twice', { from });
    if (pages.has(former)) return fault('redirect-live', { from });
    if (pages.has(target)) return [];
    return fault(table.has(canonicalPath(target)) ? 'redirect-further' : 'redirect-nowhere', { from, to });
  });
}
