import { keyOf } from '#app/content/content-error.ts';
import { type ContentTree, counterpartOf } from './content-tree.ts';
import { error, type Finding } from './finding.ts';
import { isGroup, isType } from './texts.ts';

/** Where two contents are compared: their files' names, and the path in both. */
type Place = { en: string; es: string; path: (string | number)[] };

/** Values that no language changes. */
const shared =
  /^(off|scene|paper|photo|logo|look|section|to|id|link|url|effective|assertion|visits|sources|symbol|figure|num|level|remote|currency|unit)$/;

/** Both languages have the same keys and lists of the same length, and agree on what no language changes. */
export function checkSameShape({ files }: ContentTree): Finding[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  return files.flatMap((en) => {
    const es = byName.get(counterpartOf(en));
    if (en.locale !== 'en' || en.raw === undefined || es?.raw === undefined) return [];
    return compare(en.raw, es.raw, { en: en.name, es: es.name, path: [] });
  });
}

function compare(en: unknown, es: unknown, place: Place): Finding[] {
  const key = keyOf(place.path);
  const below = (name: string | number) => ({ ...place, path: [...place.path, name] });
  if (Array.isArray(en) && Array.isArray(es)) {
    if (en.length === es.length) return en.flatMap((entry, index) => compare(entry, es[index], below(index)));
    const message = `has ${es.length} entries and ${place.en} has ${en.length}: bring both to the same number.`;
    return [error(place.es, key, message)];
  }
  if (isGroup(en) && isGroup(es)) {
    return [...new Set([...Object.keys(en), ...Object.keys(es)])].flatMap((name) => {
      const { path } = below(name);
      if (!(name in es)) return [missing(place.es, place.en, path)];
      if (!(name in en)) return [missing(place.en, place.es, path)];
      return compare(en[name], es[name], below(name));
    });
  }
  if (typeof en !== typeof es || isGroup(en) !== isGroup(es))
    return [error(place.es, key, `has another form than in ${place.en}: make both alike.`)];
  if (!isShared(place.path, en) || en === es) return [];
  return [error(place.es, key, `differs from ${place.en}, which says ${String(en)}: both must be the same.`)];
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
