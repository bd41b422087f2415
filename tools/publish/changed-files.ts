import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseDocument } from 'yaml';
import { openSite } from '#app/site.server.ts';
import { keyOf } from '#site/content-error.ts';
import { translationsLock } from '#tools/content-lint/translations.ts';
import { gitIn } from '#tools/git.ts';
import { changesBetween } from './changes-between.ts';

export type FileChange = ReturnType<typeof fileChange>;

/** What changed in content/ since the last commit. */
export function changedFiles(folder: string): FileChange[] {
  const git = gitIn(folder);
  const paths = changedPaths(folder);
  const { locales } = openSite(join(folder, 'content'));
  return paths
    .map((paths) => fileChange(git, folder, locales, paths))
    .filter(({ path }) => path !== `content/${translationsLock}` || !paths[1]);
}

type Paths = { path: string; former: string };

/** An index of its own, because git knows moved files only among those that it was told of. */
function changedPaths(folder: string): Paths[] {
  const [index, own] = ['index', 'changes-index'].map((name) =>
    resolve(folder, gitIn(folder)('rev-parse', '--git-path', name).out.trim()),
  ) as [string, string];
  if (existsSync(index)) copyFileSync(index, own);
  const git = gitIn(folder, { GIT_INDEX_FILE: own });
  git('add', '--all', '--', 'content');
  const { out } = git('diff', '--cached', '--name-status', '--find-renames', '-z', '--', 'content');
  return [...out.matchAll(/(?:R\d+\0([^\0]+)|\w)\0([^\0]+)\0/g)].map(([, former, path = '']) => ({
    path,
    former: former ?? path,
  }));
}

function fileChange(
  git: ReturnType<typeof gitIn>,
  folder: string,
  locales: readonly string[],
  { path, former }: Paths,
) {
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  const locale = locales.find((name) => path.startsWith(`content/${name}/`));
  const [before, after] = path.endsWith('.yaml') ? [git('show', `HEAD:${former}`).out, read(path)] : ['', ''];
  // A page is called as in the menu of the site's first language.
  const original = `content/${locales[0]}/${basename(path)}`;
  const label = locale && parseDocument(read(original) || git('show', `HEAD:${original}`).out).get('navLabel');
  return {
    path,
    name: String(label ?? basename(path)),
    isPage: Boolean(label),
    isNew: !before,
    locale,
    changes: [
      ...(former === path ? [] : [{ key: keyOf([]), operation: 'moved' as const }]),
      ...changesBetween(before, after),
    ],
  };
}
