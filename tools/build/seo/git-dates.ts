import { slugOf } from '#site/slug.ts';
import { gitIn } from '#tools/git.ts';
import type { ListedPage } from './sitemap.ts';

/**
 * Reads from git when each content file was last committed, by its path below the project; ISO 8601 with offset. Leaves
 * out files with changes that are not committed, whose date nobody knows, and gives nothing where there is no git or
 * only a cut-off history, whose oldest date would be that of the cut.
 */
export function contentHistory(directory = process.cwd()): Map<string, string> {
  const git = gitIn(directory);
  if (git('rev-parse', '--is-shallow-repository').out.trim() !== 'false') return new Map();
  const log = git('log', '--format=%x00%cI', '--name-only', '--relative', '--', 'content').out;
  const status = git('status', '--porcelain', '-z', '--untracked-files=all', '--', 'content').out;
  const history = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [date = '', ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (!history.has(file)) history.set(file, date);
  }
  // Each entry is two letters, a space and a path from the root of the repository.
  for (const entry of status.split('\0'))
    for (const path of history.keys()) if (entry.endsWith(path)) history.delete(path);
  return history;
}

/** When the words of a page's file last changed; undefined if unknown. */
export function lastChangeOf({ entry, locale }: ListedPage, history: ReadonlyMap<string, string>): string | undefined {
  return history.get(`content/${locale}/${slugOf(entry.path)}.yaml`);
}
