import { userInfo } from 'node:os';
import { basename, dirname, resolve } from 'node:path';
import type { Site } from '#site/create-site.server.ts';
import { readContent, writeContent } from '#site/edit-yaml.ts';
import type { Finding } from '#site/finding.ts';
import { type PageList, pageListFile } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import { gitIn } from '#tools/git.ts';
import { type Change, changesBetween } from '#tools/publish/changes-between.ts';
import { checkEdit, type Edit, savedText, writeEdit } from './check-edit.ts';

/** Commits of what was saved, apart from those of the branch. They are never pushed. */
const ref = 'refs/saved';
const maxVersions = 40;

/** The files of a page or another file. */
const pathsOf = ({ locales }: Site, name: string) => [
  `content/${name}.yaml`,
  ...locales.map((locale) => `content/${locale}/${name}.yaml`),
];

/** Records the present content, unless it is the one recorded last. */
export function recordVersion(folder: string): void {
  const git = gitIn(folder);
  const index = git('rev-parse', '--git-path', 'saved-index');
  if (!index.ok) return;
  const savedGit = gitIn(folder, { GIT_INDEX_FILE: resolve(folder, index.out.trim()) });
  savedGit('add', '--all', '--', 'content');
  const tree = savedGit('write-tree').out.trim();
  if (git('rev-parse', '--verify', '--quiet', `${ref}^{tree}`).out.trim() === tree) return;
  // HEAD as a second parent keeps the authors of what was published meanwhile.
  const parents = [ref, 'HEAD'].filter((name) => git('rev-parse', '--verify', '--quiet', name).ok);
  const { username } = userInfo();
  const machineUser = ['-c', `user.name=${username}`, '-c', `user.email=${username}@localhost`];
  const who = git('var', 'GIT_AUTHOR_IDENT').ok ? [] : machineUser;
  const commit = git(...who, 'commit-tree', tree, ...parents.flatMap((name) => ['-p', name]), '-m', 'Saved').out.trim();
  if (commit) git('update-ref', ref, commit);
}

export type Version = ReturnType<typeof versionsOf>[number];

/** The saved and published versions of a page or another file, newest first. */
export function versionsOf(site: Site, name: string) {
  const folder = dirname(site.root);
  recordVersion(folder);
  const git = gitIn(folder);
  const paths = pathsOf(site, name);
  const refs = [ref, 'HEAD'].filter((name) => git('rev-parse', '--verify', '--quiet', name).ok);
  if (refs.length === 0) return [];
  const logOptions = ['--simplify-merges', '--date-order', `-${maxVersions}`, '--format=%H%x09%cI%x09%an'];
  const log = git('log', ...logOptions, ...refs, '--', ...paths);
  const published = new Set(git('rev-list', 'HEAD', '--', ...paths).out.split('\n'));
  return log.out.split('\n').flatMap((line) => {
    const [commit = '', savedAt = '', who = ''] = line.split('\t');
    return commit ? [{ commit, savedAt, who, isPublished: published.has(commit) }] : [];
  });
}

/** What changed in a version, field by field. */
export function changesOfVersion(site: Site, name: string, commit: string): (Change & { file: string })[] {
  return pathsOf(site, name).flatMap((file) => {
    const changes = changesBetween(textAt(site, `${commit}^`, file), textAt(site, commit, file));
    return changes.map((change) => ({ ...change, file }));
  });
}

/** The text of a file in a commit; empty if it has none. */
function textAt(site: Site, commit: string, path: string): string {
  return gitIn(dirname(site.root))('show', `${commit}:${path}`).out;
}

/** Pages that were deleted, and the former names of those that have another address now. */
export function deletedPages(site: Site): string[] {
  const pattern = `content/${site.firstLocale}/*.yaml`;
  const log = gitIn(dirname(site.root))(
    'log',
    '--full-history',
    '--diff-filter=D',
    '-m',
    '--name-only',
    '--format=',
    ref,
    'HEAD',
    '--',
    pattern,
  );
  const deleted = new Set(
    log.out
      .split('\n')
      .filter((path) => path && !savedText(site.root, path))
      .map((path) => basename(path, '.yaml')),
  );
  return [...deleted].sort();
}

/**
 * Writes a page or another file as it was in a version; a deleted page gets its entry in the list of pages again.
 * Returns errors, and changes nothing, where the version no longer fits.
 */
export function restoreVersion(site: Site, name: string, commit: string): Finding[] {
  const folder = dirname(site.root);
  recordVersion(folder);
  const edit = editToRestore(site, name, commit);
  const errors = checkEdit(site.root, edit).findings.filter(({ level }) => level === 'error');
  if (errors.length === 0) writeEdit(edit, folder);
  return errors;
}

function editToRestore(site: Site, name: string, commit: string): Edit {
  const edit: Edit = {};
  for (const path of pathsOf(site, name)) {
    const text = textAt(site, commit, path);
    if (text) edit[path] = text;
  }
  const content = readContent(savedText(site.root, pageListFile));
  const pagesIn = (text: string) => (text ? (readContent(text).pages as PageList['pages']) : []);
  const isNamed = ({ path }: { path: string }) => slugOf(path) === name;
  const entry = pagesIn(textAt(site, commit, pageListFile)).find(isNamed);
  const pages = content.pages as PageList['pages'];
  if (!entry || pages.some(isNamed)) return edit;
  return { ...edit, [pageListFile]: writeContent({ ...content, pages: [...pages, entry] }) };
}
