import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { redirectsSchema } from '#site/schema/redirects.ts';
import { canonicalPath } from './request-path.ts';

export type Redirect = Readonly<z.output<typeof redirectsSchema>[number]>;

export function readRedirects(file: string): Redirect[] {
  const parsed = redirectsSchema.nullable().safeParse(parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file}: ${z.prettifyError(parsed.error)}`);
  return parsed.data ?? [];
}

export function redirectTable(redirects: readonly Redirect[]): ReadonlyMap<string, string> {
  return new Map(redirects.map(({ from, to }) => [canonicalPath(from), to]));
}

export function checkRedirects(redirects: readonly Redirect[], paths: Iterable<string>): string[] {
  const pages = new Set(paths);
  const table = redirectTable(redirects);
  const seen = new Set<string>();
  return redirects.flatMap(({ from, to }) => {
    const former = canonicalPath(from);
    const twice = seen.has(former);
    seen.add(former);
    const [target = to] = to.split(/[?#]/);
    if (twice) return [`${from} is redirected twice: keep one of the two entries.`];
    if (pages.has(former)) return [`${from} is a live page: remove its redirect, or remove the page first.`];
    if (pages.has(target)) return [];
    if (!table.has(canonicalPath(target)))
      return [`${from} leads to ${to}, which does not exist, or not for good: name a page that stays.`];
    const end = followRedirects(table, former);
    return [
      end === undefined
        ? `${from} leads in a circle by way of ${to}: name a live page instead.`
        : `${from} leads to ${to}, which is redirected itself: name ${end} directly.`,
    ];
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
