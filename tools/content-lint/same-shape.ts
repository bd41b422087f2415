import { keyOf } from '#app/content/content-error.ts';
import { type ContentTree, sourceOf } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { isGroup, isType } from './texts.ts';

/** Where two contents are compared: their files' names, and the path in both. */
type Place = { there: string; here: string; path: (string | number)[] };

/** Values that no language changes. */
const shared =
  /^(off|scene|paper|photo|logo|file|look|section|to|id|link|url|effective|assertion|visits|sources|symbol|figure|num|level|remote|currency|unit|person|published|changed)$/;

/** All languages have the same keys and lists of the same length, and agree on what no language changes. */
export function checkSameShape({ files }: ContentTree): Finding[] {
  return files.flatMap((file) => {
    const source = sourceOf(file, files);
    if (source?.raw === undefined || file.raw === undefined) return [];
    return compare(source.raw, file.raw, { there: source.name, here: file.name, path: [] });
  });
}

function compare(theirs: unknown, ours: unknown, place: Place): Finding[] {
  const key = keyOf(place.path);
  const below = (name: string | number) => ({ ...place, path: [...place.path, name] });
  if (Array.isArray(theirs) && Array.isArray(ours)) {
    if (theirs.length === ours.length)
      return theirs.flatMap((entry, index) => compare(entry, ours[index], below(index)));
    const message = `has ${ours.length} entries and ${place.there} has ${theirs.length}: bring both to the same number.`;
    return [error(place.here, key, message)];
  }
  if (isGroup(theirs) && isGroup(ours)) {
    return [...new Set([...Object.keys(theirs), ...Object.keys(ours)])].flatMap((name) => {
      const { path } = below(name);
      if (!(name in ours)) return [missing(place.here, place.there, path)];
      if (!(name in theirs)) return [missing(place.there, place.here, path)];
      return compare(theirs[name], ours[name], below(name));
    });
  }
  if (typeof theirs !== typeof ours || isGroup(theirs) !== isGroup(ours))
    return [error(place.here, key, `has another form than in ${place.there}: make both alike.`)];
  if (!isShared(place.path, theirs) || theirs === ours) return [];
  return [error(place.here, key, `differs from ${place.there}, which says ${String(theirs)}: both must be the same.`)];
}

function missing(here: string, there: string, path: Place['path']): Finding {
  return error(here, keyOf(path), `missing, but ${there} has it: write it here too or take it out there.`);
}

export function isShared(path: Place['path'], value: unknown): boolean {
  const last = path.at(-1);
  if (isType({ path, value })) return true;
  // The footer has a text of this name.
  if (last === 'sample') return typeof value === 'boolean';
  if (typeof last === 'string') return shared.test(last);
  return ['links', 'pages'].includes(String(path.at(-2)));
}
