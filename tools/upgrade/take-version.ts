import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { gitIn, unrecordedChanges } from '#tools/git.ts';
import { sampleFolder } from '#tools/new-site/folders.ts';

/**
 * Merges a version of the product into a project and leaves the merge to be committed. `content/` stays as it is, byte
 * for byte; the version's own content is the sample. Returns the files elsewhere in which the product's version took
 * the place of the owner's. Throws StartError, with nothing changed, where that cannot be done.
 */
export function takeVersion(project: string, version: string): string[] {
  const git = gitIn(project);
  if (git('status', '--porcelain').out !== '') throw new StartError(unrecordedChanges);
  const [remote = ''] = version.split('/');
  const fetched = git('fetch', remote);
  if (!fetched.ok) throw new StartError(`No new version could be fetched from ${remote}: ${fetched.err.trim()}`);
  if (git('merge-base', '--is-ancestor', version, 'HEAD').ok)
    throw new StartError(`This site has the newest version of ${version}.`);
  const merged = git('merge', '--no-commit', '--no-ff', version);
  if (!existsSync(join(project, '.git/MERGE_HEAD')))
    throw new StartError(`git could not merge ${version}: ${merged.err.trim()}`);

  if (existsSync(join(project, sampleFolder))) {
    for (const folder of ['content', sampleFolder]) rmSync(join(project, folder), { recursive: true, force: true });
    git('checkout', version, '--', 'content');
    mkdirSync(dirname(join(project, sampleFolder)), { recursive: true });
    renameSync(join(project, 'content'), join(project, sampleFolder));
    git('rm', '-r', '--quiet', '--ignore-unmatch', 'tests/sample');
    rmSync(join(project, 'tests/sample'), { recursive: true, force: true });
  }
  git('restore', '--source=HEAD', '--staged', '--worktree', '--', 'content');
  const conflicts = git('diff', '--name-only', '--diff-filter=U').out.split('\n').filter(Boolean);
  // A file that the version no longer has is removed.
  for (const file of conflicts) if (!git('checkout', '--theirs', '--', file).ok) git('rm', '--quiet', '--', file);
  git('add', '--all');
  return conflicts;
}
