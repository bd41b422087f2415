import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { siteIn } from '#app/site.server.ts';
import { error, type Fault, lineOf, type Values } from '#site/finding.ts';
import { readContentTree } from '#tools/content-lint/content-tree.ts';
import { acceptTranslations, checkTranslations, translationsLock } from '#tools/content-lint/translations.ts';
import { gitIn } from '#tools/git.ts';
import { reportFindings } from '#tools/report-findings.ts';
import { changedFiles, type FileChange } from './changed-files.ts';
import { bringBackAside, setAside } from './set-aside.ts';
import { pull } from './work-of-others.ts';

const lock = `content/${translationsLock}`;
const longestList = 3;

/**
 * Merges what others published, then shows, checks, commits and pushes what changed in content/, or the files of
 * `only`. `check` is a command that fails when the site may not be published. Returns whether all went well.
 */
export async function publishContent(
  folder: string,
  check: string,
  confirm: (question: string) => Promise<boolean>,
  only?: string[],
) {
  const git = gitIn(folder);
  if (!git('rev-parse', '--git-dir').ok) return end(false, 'no-git');
  // Otherwise git would make up an address from the name of the computer.
  if (!git('-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT').ok) return end(false, 'no-identity');

  // An earlier run may have been stopped before it did so.
  bringBackAside(folder);
  const obstacle = pull(git);
  if (obstacle) return end(false, obstacle.code, obstacle.values);
  const { files: changed, others } = changedFiles(folder);
  const files = changed.filter(({ path }) => only?.includes(path) ?? true);
  setAside(
    folder,
    changed.filter((file) => !files.includes(file)).map(({ path }) => path),
  );
  try {
    return await publishFiles(folder, check, confirm, files, others);
  } finally {
    bringBackAside(folder);
  }
}

async function publishFiles(
  folder: string,
  check: string,
  confirm: (question: string) => Promise<boolean>,
  files: FileChange[],
  others: string[],
) {
  const git = gitIn(folder);
  const unpushed = git('log', '--format=%s', '@{upstream}..').out.trim().replaceAll('\n', '; ');
  if (files.length === 0) {
    end(true, 'unchanged');
    if (unpushed) console.log(`Not pushed yet: ${unpushed}. To push: git push`);
    return true;
  }
  files.forEach(show);
  if (others.length > 0) console.log(`\nChanged outside content/ and left alone: ${others.join(', ')}`);

  console.log('\nChecking the content and building the site: about a minute.');
  const checked = spawnSync(check, { cwd: folder, shell: true, encoding: 'utf8', maxBuffer: Number.MAX_SAFE_INTEGER });
  if (checked.status !== 0) return end(false, 'check-red', {}, checked);

  const site = siteIn(join(folder, 'content'));
  const tree = readContentTree(site);
  // A translation in this same change has the present source.
  const written = new Set(files.flatMap(({ changes }) => changes.map(({ after }) => after?.trim())));
  acceptTranslations(tree, ({ state, translation }) => state === 'new' && written.has(translation));
  for (const finding of checkTranslations(tree)) console.log(lineOf(finding));

  const message = messageFor(files, site.locales);
  const [subject = ''] = message.split('\n');
  if (unpushed) console.log(`\nEarlier commits that are pushed with it: ${unpushed}`);
  if (!(await confirm(`\nPublish “${subject}”?`))) return end(false, 'not-published');
  // Files saved meanwhile are not part of it.
  const paths = [...files.map(({ path }) => path), ...(existsSync(join(folder, lock)) ? [lock] : [])];
  git('--literal-pathspecs', 'add', '--all', '--', ...paths);
  const committed = git('--literal-pathspecs', 'commit', '--message', message, '--', ...paths);
  if (!committed.ok) return end(false, 'commit-refused', {}, { stdout: committed.out, stderr: committed.err });

  const [remote] = git('remote').out.split('\n');
  if (!remote) return end(true, 'committed');
  const pushed = git('rev-parse', '@{upstream}').ok ? git('push') : git('push', '--set-upstream', remote, 'HEAD');
  if (pushed.ok) return end(true, 'published', { subject });
  git('reset', '--soft', 'HEAD~1');
  return pushed.err.includes('[rejected]')
    ? end(false, 'overtaken')
    : end(false, 'refused', {}, { stdout: '', stderr: pushed.err });
}

/** Prints the outcome and reports it to the program that started this one. */
function end(isDone: boolean, code: Fault['code'], values: Values = {}, before = { stdout: '', stderr: '' }): boolean {
  const outcome = error('', '', code, values);
  console.log([before.stdout, before.stderr, lineOf(outcome)].filter(Boolean).join('\n'));
  reportFindings([outcome]);
  return isDone;
}

function show({ path, name, locale, changes }: FileChange): void {
  console.log(styleText('bold', `\n${name}${locale ? ` (${locale})` : ''}`));
  if (changes.length === 0) console.log(`  ${path}: no word`);
  for (const { key, before, after } of changes) {
    console.log(`  ${key}`);
    if (before) console.log(styleText('red', `    - ${before}`));
    if (after) console.log(styleText('green', `    + ${after}`));
  }
}

/** `Change SAP, Careers (en, es)`. Names that do not fit into the subject follow below it. */
function messageFor(files: FileChange[], locales: readonly string[]): string {
  const names = [...new Set(files.map(({ name }) => name))];
  const languages = locales.filter((name) => files.some(({ locale }) => locale === name)).join(', ');
  const more = names.length > longestList ? ` and ${names.length - longestList} more` : '';
  const subject = `Change ${names.slice(0, longestList).join(', ')}${more}${languages && ` (${languages})`}`;
  return more ? `${subject}\n\n${names.join('\n')}` : subject;
}
