import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseDocument } from 'yaml';
import { openSite } from '#app/site.server.ts';
import { translationsLock } from '#tools/content-lint/translations.ts';
import { gitIn } from '#tools/git.ts';
import { changesBetween } from './changes-between.ts';

export type FileChange = ReturnType<typeof fileChange>;

/** What changed in content/ since the last commit. A page at another address is one that went and a new one. */
export function changedFiles(folder: string): FileChange[] {
  const git = gitIn(folder);
  const { locales } = openSite(join(folder, 'content'));
  const { out } = git('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all', '--', 'content');
  const paths = out.split('\0').flatMap((line) => line.slice(3) || []);
  return paths
    .sort()
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
    isNew: !before,
    locale,
    changes: changesBetween(before, after),
  };
}
