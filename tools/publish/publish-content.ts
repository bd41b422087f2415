import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { styleText } from 'node:util';
import { parseDocument } from 'yaml';
import { siteIn } from '#app/site.server.ts';
import { keyOf } from '#site/content-error.ts';
import { leavesOf } from '#site/fields.ts';
import { error, type Fault, fault, lineOf, type Values } from '#site/finding.ts';
import { readContentTree } from '#tools/content-lint/content-tree.ts';
import { acceptTranslations, checkTranslations } from '#tools/content-lint/translations.ts';
import { tellFindings } from '#tools/findings-file.ts';
import { gitIn } from '#tools/git.ts';

export type FileChange = ReturnType<typeof fileChange>;

const lock = 'content/translations.lock';
const longestList = 3;

/**
 * Joins what changed in content/ with what others published, shows, checks, commits and pushes it; `check` is a command that fails when the site may not be
 * published. Returns whether nothing stood in the way. With `only`, files of other paths stay as they are and unpublished.
 */
export async function publishContent(
  folder: string,
  check: string,
  confirm: (question: string) => Promise<boolean>,
  only?: string[],
) {
  const git = gitIn(folder);
  if (!git('rev-parse', '--git-dir').ok) return end(false, 'no-git');
  // Otherwise git makes up an address from the name of the computer.
  if (!git('-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT').ok) return end(false, 'no-identity');

  // From a time before that was stopped.
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
  // What was translated in this very change was translated from the source as it is now.
  const written = new Set(files.flatMap(({ changes }) => changes.map(({ after }) => after?.trim())));
  acceptTranslations(tree, ({ state, translation }) => state === 'new' && written.has(translation));
  for (const finding of checkTranslations(tree)) console.log(lineOf(finding));

  const message = messageFor(files, site.locales);
  const [subject = ''] = message.split('\n');
  if (unpushed) console.log(`\nEarlier commits that are pushed with it: ${unpushed}`);
  if (!(await confirm(`\nPublish “${subject}”?`))) return end(false, 'not-published');
  // What was saved meanwhile is not part of it.
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

/** What changed in content/ since the last commit, and the paths that changed elsewhere. */
export function changedFiles(folder: string): { files: FileChange[]; others: string[] } {
  const git = gitIn(folder);
  const status = git('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all').out.split('\0');
  const paths = status.map((entry) => entry.slice(3)).filter(Boolean);
  const { content = [], others = [] } = Object.groupBy(paths, (path) =>
    path.startsWith('content/') ? 'content' : 'others',
  );
  const { locales } = siteIn(join(folder, 'content'));
  const files = content
    .map((path) => fileChange(git, folder, locales, path))
    .filter(({ path }) => path !== lock || !content[1]);
  return { files, others };
}

/**
 * Puts changed files back to what was published, so that the check sees what will be. What they said waits in a file of the repository:
 * publishing may be stopped before it has come back.
 */
export function setAside(folder: string, paths: string[]): void {
  const git = gitIn(folder);
  const kept = paths.map((path) => [
    path,
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'base64') : null,
  ]);
  writeFileSync(asideFile(folder), JSON.stringify(kept));
  for (const path of paths) if (!git('checkout', 'HEAD', '--', path).ok) rmSync(join(folder, path), { force: true });
}

/** Gives files that were set aside back as they were. */
export function bringBackAside(folder: string): void {
  if (!isSetAside(folder)) return;
  const kept: [path: string, text: string | null][] = JSON.parse(readFileSync(asideFile(folder), 'utf8'));
  for (const [path, text] of kept)
    if (text === null) rmSync(join(folder, path), { force: true });
    else writeFileSync(join(folder, path), text, 'base64');
  rmSync(asideFile(folder));
}

/** Whether content is not as it was saved, while a part of it is published. */
export function isSetAside(folder: string): boolean {
  return gitIn(folder)('rev-parse', '--git-dir').ok && existsSync(asideFile(folder));
}

function asideFile(folder: string): string {
  return resolve(folder, gitIn(folder)('rev-parse', '--git-path', 'set-aside.json').out.trim());
}

/** Gets what others published. Returns what stands in the way, which is known before any file is touched. */
function pull(git: ReturnType<typeof gitIn>): Fault | undefined {
  if (!git('rev-parse', '@{upstream}').ok) return undefined;
  if (!git('fetch').ok) return fault('offline');
  if (git('merge-base', '--is-ancestor', '@{upstream}', 'HEAD').ok) return undefined;
  const mine = git('stash', 'create').out.trim() || 'HEAD';
  const joined = git('merge-tree', '--write-tree', '--name-only', '--no-messages', '@{upstream}', mine);
  if (!joined.ok) return fault('clash', { files: joined.out.trim().split('\n').slice(1).join(', ') });
  const pulled = git('pull', '--rebase', '--autostash');
  if (pulled.ok) return undefined;
  git('rebase', '--abort');
  console.log(pulled.err);
  return fault('refused');
}

/** Texts that two people changed in the same lines: as they were, as they are here and as they were published. */
export type TwoTexts = { path: string; base: string; mine: string; theirs: string };

/** The content files that publishing could not join. None where earlier commits of this computer stand in the way as well. */
export function clashesWithOthers(folder: string): TwoTexts[] {
  const git = gitIn(folder);
  const mine = git('stash', 'create').out.trim();
  if (!mine || !git('merge-base', '--is-ancestor', 'HEAD', '@{upstream}').ok) return [];
  const joined = git('merge-tree', '--write-tree', '--name-only', '--no-messages', '@{upstream}', mine);
  const paths = joined.ok ? [] : joined.out.trim().split('\n').slice(1);
  return paths.flatMap((path) => {
    const [base = '', own = '', theirs = ''] = ['HEAD', mine, '@{upstream}'].map(
      (rev) => git('show', `${rev}:${path}`).out,
    );
    return /^content\/.*\.yaml$/.test(path) && own && theirs ? [{ path, base, mine: own, theirs }] : [];
  });
}

/** Gets what others published, and writes these texts in place of the ones that clashed. Returns what stands in the way. */
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

/** Says what came of it, last. */
function end(isDone: boolean, code: Fault['code'], values: Values = {}, before = { stdout: '', stderr: '' }): boolean {
  const outcome = error('', '', code, values);
  console.log([before.stdout, before.stderr, lineOf(outcome)].filter(Boolean).join('\n'));
  tellFindings([outcome]);
  return isDone;
}

function fileChange(git: ReturnType<typeof gitIn>, folder: string, locales: readonly string[], path: string) {
  const read = (file: string) => (existsSync(join(folder, file)) ? readFileSync(join(folder, file), 'utf8') : '');
  const locale = locales.find((name) => path.startsWith(`content/${name}/`));
  const [before, after] = path.endsWith('.yaml') ? [git('show', `HEAD:${path}`).out, read(path)] : ['', ''];
  // A page is called as in the menu of the site's first language.
  const original = `content/${locales[0]}/${basename(path)}`;
  const label = locale && parseDocument(read(original) || git('show', `HEAD:${original}`).out).get('navLabel');
  return { path, name: String(label ?? basename(path)), locale, changes: changesBetween(before, after) };
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

/** `Change SAP, Careers (en, es)`. Names that do not fit the subject stand below it. */
function messageFor(files: FileChange[], locales: readonly string[]): string {
  const names = [...new Set(files.map(({ name }) => name))];
  const languages = locales.filter((name) => files.some(({ locale }) => locale === name)).join(', ');
  const more = names.length > longestList ? ` and ${names.length - longestList} more` : '';
  const subject = `Change ${names.slice(0, longestList).join(', ')}${more}${languages && ` (${languages})`}`;
  return more ? `${subject}\n\n${names.join('\n')}` : subject;
}

/** A value that differs. Without `before` it was added, without `after` removed. */
export type Change = { key: string; before?: string | undefined; after?: string | undefined };

/** Returns what differs in its values. What only moved in a list does not. */
export function changesBetween(before: string, after: string): Change[] {
  const [old, now] = [byField(before), byField(after)];
  if (before && !after) return [{ key: keyOf([]), before: old.get('navLabel')?.[0]?.value }];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((field) => {
    const [removed, added] = [without(old.get(field), now.get(field)), without(now.get(field), old.get(field))];
    const longer = added.length > removed.length ? added : removed;
    return longer.map(({ key }, index) => ({ key, before: removed[index]?.value, after: added[index]?.value }));
  });
}

type Value = { key: string; value: string };

/** The entries of a list are one field: which of them stands where does not matter. */
function byField(source: string): Map<string, Value[]> {
  const values = leavesOf(parseDocument(source).toJS() ?? {}).map(({ key, value }) => ({ key, value: String(value) }));
  return Map.groupBy(values, ({ key }) => key.replace(/#\d+/g, '#'));
}

function without(values: Value[] = [], others: Value[] = []): Value[] {
  return values.filter(({ value }) => !others.some((other) => other.value === value));
}
