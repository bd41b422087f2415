import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { keyOf } from '#site/content-error.ts';
import { leavesOf } from '#site/fields.server.ts';
import { isGroup } from '#site/is-group.ts';

type Path = (string | number)[];

/** A value that differs, or what happened to an entry of a list, whose values follow where it was added. */
export type Change = {
  key: string;
  before?: string | undefined;
  after?: string | undefined;
  happened?: 'added' | 'removed' | 'moved';
};

/** What changed from one text of a file to the next; of a deleted page its name alone. */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [before, after].map((text) => parseDocument(text).toJS() ?? {});
  return before && !after ? [{ key: keyOf([]), before: old.navLabel }] : [...changesOf([], old, now)];
}

function* changesOf(path: Path, old: unknown, now: unknown): Generator<Change> {
  if (Array.isArray(old) && Array.isArray(now)) yield* changesOfList(path, old, now);
  else if (isGroup(old) && isGroup(now))
    for (const name of new Set([...Object.keys(now), ...Object.keys(old)]))
      yield* changesOf([...path, name], old[name], now[name]);
  else if (!isDeepStrictEqual(old, now)) {
    const [removed, added] = [textsIn(path, old), textsIn(path, now)] as const;
    for (const key of new Set([...added.keys(), ...removed.keys()]))
      yield { key, before: removed.get(key), after: added.get(key) };
  }
}

function* changesOfList(path: Path, old: unknown[], now: unknown[]): Generator<Change> {
  const places = formerPlaces(old, now);
  const kept = inOrder(places.filter((place) => place !== undefined));
  for (const [at, entry] of now.entries()) {
    const place = places[at];
    const key = keyOf([...path, at]);
    if (place === undefined) {
      yield { key, happened: 'added', ...(typeof entry !== 'object' && { after: String(entry) }) };
      if (typeof entry === 'object') yield* changesOf([...path, at], undefined, entry);
    } else {
      if (!kept.includes(place)) yield { key, happened: 'moved' };
      yield* changesOf([...path, at], old[place], entry);
    }
  }
  for (const [at, entry] of old.entries())
    if (!places.includes(at)) yield { key: keyOf(path), happened: 'removed', before: wordsOf(entry) };
}

/** What an entry said, without its type and its switches. */
function wordsOf(entry: unknown): string {
  const words = leavesOf(entry).filter(({ key, value }) => key !== 'type' && typeof value === 'string');
  return words.map(({ value }) => value).join('\n');
}

/** The former place of each entry; undefined for one that was added. */
function formerPlaces(old: unknown[], now: unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const places: (number | undefined)[] = now.map(() => undefined);
  function pair(fits: (place: number, at: number) => boolean): void {
    for (const [at, entry] of now.entries()) {
      const isFormer = (place: number) => typeOf(old[place]) === typeOf(entry) && fits(place, at);
      const place = places[at] === undefined ? [...free].find(isFormer) : undefined;
      if (place === undefined) continue;
      places[at] = place;
      free.delete(place);
    }
  }
  pair((place, at) => isDeepStrictEqual(old[place], now[at]));
  pair((place, at) => areAlike(old[place], now[at]));
  // What follows the same entry as before, or is still the first, was written anew.
  pair((place, at) => (at === 0 ? place === 0 : places[at - 1] === place - 1));
  return places;
}

function typeOf(entry: unknown): unknown {
  return isGroup(entry) ? entry.type : typeof entry;
}

/** Whether two groups have more than half of their values in common. */
function areAlike(one: unknown, other: unknown): boolean {
  const [values, others] = [one, other].map((entry) => [...textsIn([], entry).values()]) as [string[], string[]];
  const common = values.filter((value) => others.includes(value));
  return common.length * 2 > Math.min(values.length, others.length);
}

/** The longest run of places that stand in the order that they had. */
function inOrder(places: number[]): number[] {
  const runs: number[][] = [[]];
  for (const place of places) {
    const earlier = runs.filter((run) => (run.at(-1) ?? -1) < place);
    runs.push([...longest(earlier), place]);
  }
  return longest(runs);
}

function longest(runs: number[][]): number[] {
  return runs.reduce((best, run) => (run.length > best.length ? run : best), []);
}

/** The values in an entry or a group by their keys. */
function textsIn(path: Path, value: unknown): Map<string, string> {
  const leaves = leavesOf(value, path).filter((leaf) => leaf.value !== undefined);
  return new Map(leaves.map((leaf) => [leaf.key, String(leaf.value)]));
}
