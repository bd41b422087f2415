import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import { readBy, refuseFaults } from '#site/content-error.ts';
import { type Fault, fault } from '#site/finding.ts';
import { redirectsSchema } from '#site/schema/redirects.ts';
import { canonicalPath } from './request-path.ts';

export type Redirect = Readonly<z.output<typeof redirectsSchema>[number]>;

export function readRedirects(file: string): Redirect[] {
  const { data, faults } = readBy(redirectsSchema.nullable(), parse(readFileSync(file, 'utf8')));
  refuseFaults('content/redirects.yaml', faults);
  return data ?? [];
}

export function redirectTable(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.map(({ from, to }) => [canonicalPath(from), to]));
}

export function checkRedirects(redirects: readonly Redirect[], paths: Iterable<string>): Fault[] {
  const pages = new Set(paths);
  const table = redirectTable(redirects);
  const seen = new Set<string>();
  return redirects.flatMap(({ from, to }) => {
    const former = canonicalPath(from);
    const twice = seen.has(former);
    seen.add(former);
    const [target = to] = to.split(/[?#]/);
    if (twice) return fault('redirect-twice', { from });
    if (pages.has(former)) return fault('redirect-live', { from });
    if (pages.has(target)) return [];
    if (!table.has(canonicalPath(target))) return fault('redirect-nowhere', { from, to });
    const end = followRedirects(table, former);
    return end === undefined ? fault('redirect-circle', { from, to }) : fault('redirect-further', { from, to, end });
  });
}

function followRedirects(table: ReadonlyMap<string, string>, start: string): string | undefined {
  const passed = new Set<string>();
  let place = start;
  for (let next = table.get(place); next !== undefined; next = table.get(place)) {
    if (passed.has(place)) return undefined;
    passed.add(place);
    place = canonicalPath(next);
  }
  return place;
}
