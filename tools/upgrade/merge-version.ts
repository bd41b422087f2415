import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from '#server/start-error.ts';
import { gitIn, unrecordedChanges } from '#tools/git.ts';
import { sampleFolder } from '#tools/new-site/folders.ts';

/**
 * Merges a version of the product into a project and leaves the merge to be committed; one that was begun goes on.
 * Returns the files in conflict. Throws StartError, with nothing changed, where there is nothing to merge.
 */
export function mergeVersion(project: string, version: string): string[] {
  const git = gitIn(project);
  const isMerging = () => git('rev-parse', '--verify', '--quiet', 'MERGE_HEAD').ok;
  if (!isMerging()) {
    if (git('status', '--porcelain').out !== '') throw new StartError(unrecordedChanges);
    const [remote = ''] = version.split('/');
    const fetched = git('fetch', remote);
    if (!fetched.ok) throw new StartError(`No new version could be fetched from ${remote}: ${fetched.err.trim()}`);
    if (git('merge-base', '--is-ancestor', version, 'HEAD').ok)
      throw new StartError(`This site has the newest version of ${version}.`);
    const merged = git('merge', '--no-commit', '--no-ff', version);
    if (!isMerging()) throw new StartError(`git could not merge ${version}: ${merged.err.trim()}`);
    restoreContent(project, version);
  }
  return git('diff', '--name-only', '--diff-filter=U').out.split('\n').filter(Boolean);
}

/** Takes `content/` as it was before the merge; the version's own is the sample beside it. */
function restoreContent(project: string, version: string): void {
  const git = gitIn(project);
  const sample = join(project, sampleFolder);
  if (existsSync(sample)) {
    for (const folder of ['content', sampleFolder, 'tests/sample'])
      rmSync(join(project, folder), { recursive: true, force: true });
    git('checkout', version, '--', 'content');
    mkdirSync(dirname(sample), { recursive: true });
    renameSync(join(project, 'content'), sample);
    git('add', '--all', '--', sampleFolder);
    git('rm', '-r', '--quiet', '--ignore-unmatch', '--', 'tests/sample');
  }
  git('restore', '--source=HEAD', '--staged', '--worktree', '--', 'content');
}
