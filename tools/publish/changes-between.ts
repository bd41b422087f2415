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
  const [former, present] = [before, after].map((text) => parseDocument(text).toJS() ?? {});
  return before && !after ? [{ key: keyOf([]), before: former.navLabel }] : [...changesOf([], former, present)];
}

function* changesOf(path: Path, former: unknown, present: unknown): Generator<Change> {
  if (Array.isArray(former) && Array.isArray(present)) yield* changesOfList(path, former, present);
  else if (isObject(former) && isObject(present))
    for (const name of new Set([...Object.keys(present), ...Object.keys(former)]))
      yield* changesOf([...path, name], former[name], present[name]);
  else if (!isDeepStrictEqual(former, present)) {
    const [removed, added] = [valuesByKey(path, former), valuesByKey(path, present)] as const;
    for (const key of new Set([...added.keys(), ...removed.keys()]))
      yield { key, before: removed.get(key), after: added.get(key) };
  }
}

function* changesOfList(path: Path, former: unknown[], present: unknown[]): Generator<Change> {
  const indexes = formerIndexes(former, present);
  const moved = movedIndexes(indexes.filter((index) => index !== undefined));
  for (const [position, entry] of present.entries()) {
    const index = indexes[position];
    const key = keyOf([...path, position]);
    if (index === undefined) yield { key, operation: 'added', after: textOf(entry) };
    else {
      if (moved.includes(index)) yield { key, operation: 'moved' };
      yield* changesOf([...path, position], former[index], entry);
    }
  }
  for (const [position, entry] of former.entries())
    if (!indexes.includes(position)) yield { key: keyOf(path), operation: 'removed', before: textOf(entry) };
}

/** What an entry says, without its type and its switches. */
function textOf(entry: unknown): string {
  const words = leavesOf(entry).filter(({ key, value }) => key !== 'type' && typeof value !== 'boolean');
  return words.map(({ value }) => value).join('\n');
}

/** The former index of each entry; undefined for one that was added. */
function formerIndexes(former: unknown[], present: unknown[]): (number | undefined)[] {
  const free = new Set(former.keys());
  const indexes: (number | undefined)[] = present.map(() => undefined);
  function pair(fits: (index: number, place: number) => boolean): void {
    for (const place of present.keys()) {
      const index = indexes[place] === undefined ? [...free].find((index) => fits(index, place)) : undefined;
      if (index === undefined) continue;
      indexes[place] = index;
      free.delete(index);
    }
  }
  pair((index, place) => isDeepStrictEqual(former[index], present[place]));
  pair((index, place) => nameOf(former[index]) === nameOf(present[place]));
  // What follows the same entry as before, or is still the first, was written anew.
  pair((index, place) => !typeOf(present[place]) && (place === 0 ? index === 0 : indexes[place - 1] === index - 1));
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
function movedIndexes(indexes: number[]): number[] {
  const before = indexes.filter((index, place) => indexes.slice(place).some((later) => later < index));
  const behind = indexes.filter((index, place) => indexes.slice(0, place).some((earlier) => earlier > index));
  return before.length < behind.length ? before : behind;
}

/** The values in an entry or a group by their keys. */
function valuesByKey(path: Path, value: unknown): Map<string, string> {
  const leaves = leavesOf(value, path).filter((leaf) => leaf.value !== undefined);
  return new Map(leaves.map((leaf) => [leaf.key, String(leaf.value)]));
}
