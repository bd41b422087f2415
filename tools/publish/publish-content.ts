import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { openSite } from '#app/site.server.ts';
import { type Fault, fault, lineOf, type SentenceValues, sentenceOf } from '#site/finding.ts';
import { readContentTree } from '#tools/content-lint/content-tree.ts';
import { checkTranslations, recordTranslations } from '#tools/content-lint/translations.ts';
import { gitIn } from '#tools/git.ts';
import { changedFiles, type FileChange } from './changed-files.ts';
import { pull } from './pull.ts';

/** Characters of the names in a commit's subject. */
const longestSubject = 45;

/**
 * Pulls what others published, then shows, checks, commits and pushes all that changed in content/. `check` is a
 * command that fails when the site may not be published. Returns whether all went well, and what is said of it.
 */
export async function publishContent(folder: string, check: string, confirm: (question: string) => Promise<boolean>) {
  const git = gitIn(folder);
  if (!git('rev-parse', '--git-dir').ok) return finish(false, 'no-git');
  // Otherwise git would make up an address from the name of the computer.
  if (!git('-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT').ok) return finish(false, 'no-identity');

  const obstacle = pull(git);
  if (obstacle) return finish(false, obstacle.code, obstacle.values);
  const files = changedFiles(folder);
  if (files.length === 0) return finish(true, 'unchanged');
  console.log(git('status', '--short', '--', 'content').out);
  console.log(git('diff', '--unified=0', 'HEAD', '--', 'content').out);

  console.log('\nChecking the content and building the site: about a minute.');
  const checked = spawnSync(check, { cwd: folder, shell: true, encoding: 'utf8', maxBuffer: Number.MAX_SAFE_INTEGER });
  if (checked.status !== 0) return finish(false, 'check-red', {}, checked);

  const site = openSite(join(folder, 'content'));
  const tree = readContentTree(site);
  for (const finding of checkTranslations(tree)) console.log(lineOf(finding));

  const message = messageFor(files, site.locales);
  const [subject = ''] = message.split('\n');
  if (!(await confirm(`\nPublish “${subject}”?`))) return finish(false, 'not-published');
  recordTranslations(tree);
  git('add', '--all', '--', 'content');
  const committed = git('commit', '--message', message, '--', 'content');
  if (!committed.ok) return finish(false, 'commit-refused', {}, { stdout: committed.out, stderr: committed.err });

  const [remote] = git('remote').out.split('\n');
  if (!remote) return finish(true, 'committed');
  const pushed = git('rev-parse', '@{upstream}').ok ? git('push') : git('push', '--set-upstream', remote, 'HEAD');
  if (pushed.ok) return finish(true, 'published', { subject });
  git('reset', '--soft', 'HEAD~1');
  return pushed.err.includes('[rejected]')
    ? finish(false, 'overtaken')
    : finish(false, 'refused', {}, { stdout: '', stderr: pushed.err });
}

/** Prints the outcome. */
function finish(done: boolean, code: Fault['code'], values: SentenceValues = {}, output = { stdout: '', stderr: '' }) {
  const outcome = fault(code, values);
  console.log([output.stdout, output.stderr, sentenceOf(outcome)].filter(Boolean).join('\n'));
  return { done, outcome };
}

/** `Change SAP, Careers (en, es)`, new pages first. Where not all names fit into the subject, they stand below it. */
function messageFor(files: FileChange[], locales: readonly string[]): string {
  const [pages, otherFiles] = [true, false].map((isPage) => files.filter((file) => file.isPage === isPage));
  const ordered = [...(pages ?? []).sort((a, b) => Number(b.isNew) - Number(a.isNew)), ...(otherFiles ?? [])];
  const names = [...new Set(ordered.map(({ name }) => name))];
  const languages = locales.filter((name) => files.some(({ locale }) => locale === name)).join(', ');
  const fitting = names.filter((_, i) => i === 0 || names.slice(0, i + 1).join(', ').length <= longestSubject);
  const areAllNamed = fitting.length === names.length;
  const subject = `Change ${fitting.join(', ')}${areAllNamed ? '' : ' …'}${languages && ` (${languages})`}`;
  return areAllNamed ? subject : `${subject}\n\n${names.join('\n')}`;
}
