import { type Fault, fault } from '#site/finding.ts';
import type { gitIn } from '#tools/git.ts';

/** Pulls what others published. Returns a fault, and changes no file, if it conflicts with the changes here. */
export function pull(git: ReturnType<typeof gitIn>): Fault | undefined {
  if (!git('rev-parse', '@{upstream}').ok) return undefined;
  if (!git('fetch').ok) return fault('offline');
  if (git('merge-base', '--is-ancestor', '@{upstream}', 'HEAD').ok) return undefined;
  const localChanges = git('stash', 'create').out.trim() || 'HEAD';
  const trialMerge = git('merge-tree', '--write-tree', '--name-only', '--no-messages', '@{upstream}', localChanges);
  if (!trialMerge.ok) {
    // The first line names the tree.
    const files = trialMerge.out.trim().split('\n').slice(1).join(', ');
    return fault('clash', { files });
  }
  const pulled = git('pull', '--rebase', '--autostash');
  if (pulled.ok) return undefined;
  git('rebase', '--abort');
  console.log(pulled.err);
  return fault('refused');
}
