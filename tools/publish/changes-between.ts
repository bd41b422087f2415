import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import { keyOf } from '#site/content-error.ts';
import { leavesOf } from '#site/fields.server.ts';
import { isObject } from '#site/is-object.ts';

type Path = (string | number)[];

/** A value that differs, or what happened to an entry of a list. */
export type Change = {
  key: string;
  before?: string | undefined;
  after?: string | undefined;
  operation?: 'added' | 'removed' | 'moved';
};

/** What changed from one text of a file to the next; of a deleted page its name alone. */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [before, after].map((text) => parseDocument(text).toJS() ?? {});
  return before && !after ? [{ key: keyOf([]), before: old.navLabel }] : [...changesOf([], old, now)];
}

function* changesOf(path: Path, old: unknown, now: unknown): Generator<Change> {
  if (Array.isArray(old) && Array.isArray(now)) yield* changesOfList(path, old, now);
  else if (isObject(old) && isObject(now))
    for (const name of new Set([...Object.keys(now), ...Object.keys(old)]))
      yield* changesOf([...path, name], old[name], now[name]);
  else if (!isDeepStrictEqual(old, now)) {
    const [removed, added] = [textsIn(path, old), textsIn(path, now)] as const;
    for (const key of new Set([...added.keys(), ...removed.keys()]))
      yield { key, before: removed.get(key), after: added.get(key) };
  }
}

function* changesOfList(path: Path, old: unknown[], now: unknown[]): Generator<Change> {
  const indexes = formerIndexes(old, now);
  const moved = movedOf(indexes.filter((index) => index !== undefined));
  for (const [at, entry] of now.entries()) {
    const index = indexes[at];
    const key = keyOf([...path, at]);
    if (index === undefined) yield { key, operation: 'added', after: wordsOf(entry) };
    else {
      if (moved.includes(index)) yield { key, operation: 'moved' };
      yield* changesOf([...path, at], old[index], entry);
    }
  }
  for (const [at, entry] of old.entries())
    if (!indexes.includes(at)) yield { key: keyOf(path), operation: 'removed', before: wordsOf(entry) };
}

/** What an entry says, without its type and its switches. */
function wordsOf(entry: unknown): string {
  const words = leavesOf(entry).filter(({ key, value }) => key !== 'type' && typeof value !== 'boolean');
  return words.map(({ value }) => value).join('\n');
}

/** The former index of each entry; undefined for one that was added. */
function formerIndexes(old: unknown[], now: unknown[]): (number | undefined)[] {
  const free = new Set(old.keys());
  const indexes: (number | undefined)[] = now.map(() => undefined);
  function pair(fits: (index: number, at: number) => boolean): void {
    for (const at of now.keys()) {
      const index = indexes[at] === undefined ? [...free].find((each) => fits(each, at)) : undefined;
      if (index === undefined) continue;
      indexes[at] = index;
      free.delete(index);
    }
  }
  pair((index, at) => isDeepStrictEqual(old[index], now[at]));
  pair((index, at) => nameOf(old[index]) === nameOf(now[at]));
  // What follows the same entry as before, or is still the first, was written anew.
  pair((index, at) => !typeOf(now[at]) && (at === 0 ? index === 0 : indexes[at - 1] === index - 1));
  return indexes;
}

/** What is the same in an entry that was changed: the type of a section, else its first text. */
function nameOf(entry: unknown): unknown {
  return typeOf(entry) ?? leavesOf(entry)[0]?.value;
}

function typeOf(entry: unknown): unknown {
  return isObject(entry) ? entry.type : undefined;
}

/** The indexes out of their order: those before a smaller one or behind a greater one, whichever are fewer. */
function movedOf(indexes: number[]): number[] {
  const before = indexes.filter((index, at) => indexes.slice(at).some((later) => later < index));
  const behind = indexes.filter((index, at) => indexes.slice(0, at).some((earlier) => earlier > index));
  return before.length < behind.length ? before : behind;
}

/** The values in an entry or a group by their keys. */
function textsIn(path: Path, value: unknown): Map<string, string> {
  const leaves = leavesOf(value, path).filter((leaf) => leaf.value !== undefined);
  return new Map(leaves.map((leaf) => [leaf.key, String(leaf.value)]));
}
