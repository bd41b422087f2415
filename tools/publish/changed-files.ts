import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { siteIn } from '#app/site.server.ts';
import { keyOf } from '#site/content-error.ts';
import { leavesOf } from '#site/fields.server.ts';
import { translationsLock } from '#tools/content-lint/translations.ts';
import { gitIn } from '#tools/git.ts';

export type FileChange = ReturnType<typeof fileChange>;

/** What changed in content/ since the last commit. */
export function changedFiles(folder: string): FileChange[] {
  const git = gitIn(folder);
  const status = git('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content').out;
  const paths = status
    .split('\0')
    .map((entry) => entry.slice(3))
    .filter(Boolean);
  const { locales } = siteIn(join(folder, 'content'));
  return paths
    .map((path) => fileChange(git, folder, locales, path))
    .filter(({ path }) => path !== `content/${translationsLock}` || !paths[1]);
}

function fileChange(git: ReturnType<typeof gitIn>, folder: string, locales: readonly string[], path: string) {
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  const locale = locales.find((name) => path.startsWith(`content/${name}/`));
  const [before, after] = path.endsWith('.yaml') ? [git('show', `HEAD:${path}`).out, read(path)] : ['', ''];
  // A page is called as in the menu of the site's first language.
  const original = `content/${locales[0]}/${basename(path)}`;
  const label = locale && parseDocument(read(original) || git('show', `HEAD:${original}`).out).get('navLabel');
  return {
    path,
    name: String(label ?? basename(path)),
    isPage: Boolean(label),
    locale,
    changes: changesBetween(before, after),
  };
}

/** A value that differs, or a section that moved. Without `before` a value was added, without `after` removed. */
export type Change = { key: string; before?: string | undefined; after?: string | undefined; isMoved?: true };

/** Returns the values that differ. An entry that only moved in a list does not differ, unless it is a section. */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [byField(before), byField(after)];
  if (before && !after) return [{ key: keyOf([]), before: old.get('navLabel')?.[0]?.value }];
  const changed = [...new Set([...now.keys(), ...old.keys()])].flatMap((field) => {
    const [removed, added] = [without(old.get(field), now.get(field)), without(now.get(field), old.get(field))];
    const longer = added.length > removed.length ? added : removed;
    return longer.map(({ key }, index): Change => ({ key, before: removed[index]?.value, after: added[index]?.value }));
  });
  return [...changed, ...movedSections(before, after)];
}

/** The section that stands elsewhere among those that both texts have, or all of those that do. */
function movedSections(before: string, after: string): Change[] {
  const [old, now] = [before, after].map((text) => {
    const { sections = [] } = parseDocument(text).toJS() ?? {};
    return (sections as unknown[]).map((section) => JSON.stringify(section));
  }) as [string[], string[]];
  const [former, present] = [
    old.filter((section) => now.includes(section)),
    now.filter((section) => old.includes(section)),
  ];
  const elsewhere = present.filter((section, at) => section !== former[at]);
  const isAlone = (moved: string) => {
    const others = (list: string[]) => list.filter((section) => section !== moved).join();
    return others(former) === others(present);
  };
  const alone = elsewhere.find(isAlone);
  return (alone === undefined ? elsewhere : [alone]).map((section) => ({
    key: keyOf(['sections', now.indexOf(section)]),
    isMoved: true,
  }));
}

type Value = { key: string; value: string };

/** The entries of a list are one field: their order does not matter. */
function byField(source: string): Map<string, Value[]> {
  const values = leavesOf(parseDocument(source).toJS() ?? {}).map(({ key, value }) => ({ key, value: String(value) }));
  return Map.groupBy(values, ({ key }) => key.replace(/#\d+/g, '#'));
}

function without(values: Value[] = [], others: Value[] = []): Value[] {
  return values.filter(({ value }) => !others.some((other) => other.value === value));
}
