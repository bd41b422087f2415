import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { stringify } from 'yaml';
import { openSite } from '#app/site.server.ts';
import { brandFaults } from '#app/styles/contrast.server.ts';
import { ContentError } from '#site/content-error.ts';
import { readContent, removeFirst } from '#site/edit-yaml.ts';
import { errorAt, type Finding } from '#site/finding.ts';
import { type PageEntry, type PageList, pageListFile } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import { readContentTree } from '#tools/content-lint/content-tree.ts';
import { checkTree } from '#tools/content-lint/rules.ts';

/** The texts of content files by path, such as `content/es/sap.yaml`. */
export type FileTexts = Record<string, string>;
/** Texts to write, or `undefined` for a file to delete. */
export type Edit = Record<string, string | undefined>;

/** What the content check finds in these texts, or elsewhere because of them, and the files as they are on disk. */
export function checkEdit(root: string, texts: Edit): { onDisk: FileTexts; findings: Finding[] } {
  const onDisk = Object.fromEntries(Object.keys(texts).map((path) => [path, savedText(root, path)]));
  const linked = Object.keys(texts).filter((path) => isLinked(root, path));
  if (linked.length > 0) return { onDisk, findings: linked.map((path) => errorAt(path, 'the file', 'linked-file')) };
  const findings = findingsWith(root, texts).filter(({ level, file }) => level === 'error' || file in texts);
  // Only new findings stop a save, since pages are written step by step.
  const findingsBefore = findings.length > 0 ? findingsWith(root, {}) : [];
  return { onDisk, findings: newFindings(findings, findingsBefore) };
}

/** Findings that were not there before, not even elsewhere in the file. */
export function newFindings(findings: Finding[], findingsBefore: Finding[]): Finding[] {
  const [linesBefore, linesNow] = [findingsBefore, findings].map((list) => new Set(list.map(idOf)));
  const removed = findingsBefore.filter((finding) => !linesNow?.has(idOf(finding))).map(withoutKey);
  const added = findings.filter((finding) => !linesBefore?.has(idOf(finding)));
  return added.filter((finding) => !removeFirst(removed, (line) => line === withoutKey(finding)));
}

/** The text of a content file; empty if a language has none. */
export function savedText(root: string, path: string): string {
  const file = join(dirname(root), path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Writes and deletes the files of an edit in a folder that holds `content`. */
export function writeEdit(edit: Edit, folder: string): void {
  for (const [path, text] of Object.entries(edit)) {
    if (text === undefined) rmSync(join(folder, path), { force: true });
    else writeFileSync(join(folder, path), text);
  }
}

/** Whether the file, or a folder that it lies in, is a link to another place, which a save would change. */
function isLinked(root: string, path: string): boolean {
  const file = join(dirname(root), path);
  return existsSync(file) && realpathSync(file) !== join(realpathSync(root), relative(root, file));
}

function idOf(finding: Finding): string {
  return JSON.stringify(finding);
}

function withoutKey(finding: Finding): string {
  return idOf({ ...finding, key: '' });
}

/** The errors that drafts among these texts would have as pages that visitors see. */
export function draftFindings(root: string, texts: Edit): Finding[] {
  const isEdited = ({ path }: PageEntry) => Object.keys(texts).some((file) => file.endsWith(`/${slugOf(path)}.yaml`));
  const listText = texts[pageListFile] ?? savedText(root, pageListFile);
  const content = readContent(listText);
  const pages = content.pages as PageList['pages'];
  if (!pages?.some((page) => page.state && isEdited(page))) return [];
  const livePages = pages.map((page) => (isEdited(page) ? { ...page, state: undefined } : page));
  const liveFindings = findingsWith(root, {
    ...texts,
    [pageListFile]: stringify({ ...content, __source: undefined, pages: livePages }),
  });
  return liveFindings.filter(({ level, file }) => level === 'error' && file in texts);
}

/** Rules read some files themselves, so they get a copy of the content with these texts. */
function findingsWith(root: string, texts: Edit): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(root, join(folder, 'content'), {
      recursive: true,
      dereference: true,
      filter: (path) => !path.endsWith('media'),
    });
    writeEdit(texts, folder);
    const site = openSite(join(folder, 'content'));
    const tree = readContentTree(site);
    return [...brandFaults(site.brand()), ...checkTree(tree)];
  } catch (cause) {
    // Faults in files that the rules themselves need.
    if (cause instanceof ContentError) return [...cause.findings];
    return [errorAt(Object.keys(texts)[0] ?? '', '', 'unexpected', { why: (cause as Error).message })];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
