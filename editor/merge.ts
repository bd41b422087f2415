import { same } from '#site/exact-yaml.ts';

/** A place that two people changed in two ways since the text was read. */
export type Clash = { key: (string | number)[]; mine: unknown; theirs: unknown };

/**
 * Joins two versions of a content that was read as `base`. What only one of them changed is taken from it; where both
 * did, `prefer` decides, and the place is among the clashes. A list of another length counts as one value.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, prefer: 'mine' | 'theirs') {
  const clashes: Clash[] = [];
  function join(base: unknown, mine: unknown, theirs: unknown, key: Clash['key']): unknown {
    if (same(mine, theirs) || same(base, theirs)) return mine;
    if (same(base, mine)) return theirs;
    if (isTree(mine) && isTree(theirs) && isAlike(mine, theirs)) {
      const own = isTree(base) ? base : {};
      const entries = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((name) => {
        const part = Array.isArray(mine) ? Number(name) : name;
        return [name, join(own[name], mine[name], theirs[name], [...key, part])] as const;
      });
      if (Array.isArray(mine)) return entries.map(([, value]) => value);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    clashes.push({ key, mine, theirs });
    return prefer === 'mine' ? mine : theirs;
  }
  return { value: join(base, mine, theirs, []), clashes };
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isAlike(a: object, b: object): boolean {
  if (Array.isArray(a) || Array.isArray(b)) return Array.isArray(a) && Array.isArray(b) && a.length === b.length;
  return true;
}
