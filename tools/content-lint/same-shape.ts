import { keyOf } from '#app/content/content-error.ts';
import type { Locale } from '#app/content/locale.ts';
import { type ContentFile, type ContentTree, counterpartOf } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { isGroup } from './texts.ts';

type Pair = { en: unknown; es: unknown };
type Place = { names: Record<Locale, string>; path: (string | number)[] };

/** Values that no language changes. */
const shared = new Set([
  'scene',
  'photo',
  'logo',
  'to',
  'id',
  'link',
  'url',
  'block',
  'effective',
  'assertion',
  'visits',
  'symbol',
]);
const sharedLists = new Set(['links', 'related']);

/** Both languages have the same keys and lists of the same length, and agree on what no language changes. */
export function checkSameShape({ files }: ContentTree): Finding[] {
  const spanish = new Map(files.filter((file) => file.locale === 'es').map((file) => [file.name, file]));
  return files.filter((file) => file.locale === 'en').flatMap((en) => compareFiles(en, spanish.get(counterpartOf(en))));
}

function compareFiles(en: ContentFile, es?: ContentFile): Finding[] {
  if (en.raw === undefined || es?.raw === undefined) return [];
  return compare({ en: en.raw, es: es.raw }, { names: { en: en.name, es: es.name }, path: [] });
}

function compare(pair: Pair, place: Place): Finding[] {
  const { en, es } = pair;
  if (Array.isArray(en) && Array.isArray(es)) return compareLists(en, es, place);
  if (isGroup(en) && isGroup(es)) return compareGroups(en, es, place);
  if (typeof en !== typeof es || isGroup(en) !== isGroup(es)) {
    return [error(place.names.es, keyOf(place.path), `has another form than in ${place.names.en}: make both alike.`)];
  }
  return isShared(place.path, en) && en !== es ? [differs(place, en)] : [];
}

function compareLists(en: unknown[], es: unknown[], place: Place): Finding[] {
  if (en.length !== es.length) {
    const message = `has ${es.length} entries and ${place.names.en} has ${en.length}: bring both to the same number.`;
    return [error(place.names.es, keyOf(place.path), message)];
  }
  return en.flatMap((entry, index) =>
    compare({ en: entry, es: es[index] }, { ...place, path: [...place.path, index] }),
  );
}

function compareGroups(en: Record<string, unknown>, es: Record<string, unknown>, place: Place): Finding[] {
  return [...new Set([...Object.keys(en), ...Object.keys(es)])].flatMap((name) => {
    const path = [...place.path, name];
    if (!(name in es)) return [missing(place.names.es, place.names.en, path)];
    if (!(name in en)) return [missing(place.names.en, place.names.es, path)];
    return compare({ en: en[name], es: es[name] }, { ...place, path });
  });
}

function missing(here: string, there: string, path: (string | number)[]): Finding {
  return error(here, keyOf(path), `missing, but ${there} has it: write it here too or take it out there.`);
}

function differs({ names, path }: Place, en: unknown): Finding {
  return error(names.es, keyOf(path), `differs from ${names.en}, which says ${String(en)}: both must be the same.`);
}

export function isShared(path: (string | number)[], value: unknown): boolean {
  const last = path.at(-1);
  // The footer has a text of this name.
  if (last === 'sample') return typeof value === 'boolean';
  if (typeof last === 'string') return shared.has(last);
  return sharedLists.has(String(path.at(-2)));
}
