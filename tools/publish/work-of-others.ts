import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fault, fault } from '#site/finding.ts';
import { gitIn } from '#tools/git.ts';

type Git = ReturnType<typeof gitIn>;

/** Pulls what others published. Returns a fault, and changes no file, if it conflicts with the changes here. */
export function pull(git: Git): Fault | undefined {
  if (!git('rev-parse', '@{upstream}').ok) return undefined;
  if (!git('fetch').ok) return fault('offline');
  if (git('merge-base', '--is-ancestor', '@{upstream}', 'HEAD').ok) return undefined;
  const mine = git('stash', 'create').out.trim() || 'HEAD';
  const clashing = clashingFiles(git, mine);
  if (clashing.length > 0) return fault('clash', { files: clashing.join(', ') });
  const pulled = git('pull', '--rebase', '--autostash');
  if (pulled.ok) return undefined;
  git('rebase', '--abort');
  console.log(pulled.err);
  return fault('refused');
}

/** The files that cannot be joined with what others published, as they are in a commit of this computer. */
function clashingFiles(git: Git, mine: string): string[] {
  const joined = git('merge-tree', '--write-tree', '--name-only', '--no-messages', '@{upstream}', mine);
  // The first line names the tree.
  return joined.ok ? [] : joined.out.trim().split('\n').slice(1);
}

/** A file that two people changed in the same lines: as it was, as it is here and as it was published. */
export type TwoTexts = { path: string; base: string; mine: string; theirs: string };

/** The content files in conflict with what others published; none if unpushed commits conflict as well. */
export function clashesWithOthers(folder: string): TwoTexts[] {
  const git = gitIn(folder);
  const mine = git('stash', 'create').out.trim();
  if (!mine || !git('merge-base', '--is-ancestor', 'HEAD', '@{upstream}').ok) return [];
  return clashingFiles(git, mine).flatMap((path) => {
    const [base = '', own = '', theirs = ''] = ['HEAD', mine, '@{upstream}'].map(
      (rev) => git('show', `${rev}:${path}`).out,
    );
    return /^content\/.*\.yaml$/.test(path) && own && theirs ? [{ path, base, mine: own, theirs }] : [];
  });
}

/** Pulls what others published, with these texts in place of the conflicting ones. Returns a fault if that fails. */
export function joinWithOthers(folder: string, texts: Record<string, string>): Fault | undefined {
  const git = gitIn(folder);
  const before = Object.keys(texts).map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
  git('checkout', 'HEAD', '--', ...Object.keys(texts));
  const obstacle = pull(git);
  for (const [path, text] of obstacle ? before : Object.entries(texts)) writeFileSync(join(folder, path), text);
  return obstacle;
}

/** What others published since a commit, in words. */
export function publishedSince(folder: string, commit: string): string[] {
  return gitIn(folder)('log', '--format=%an: %s', `${commit}..@{upstream}`).out.split('\n').filter(Boolean);
}
