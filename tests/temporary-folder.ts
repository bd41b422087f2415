import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { parse, stringify } from 'yaml';
import type { PageEntry, PageList } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import { testContent } from './site-under-test.ts';

/** For tests: a folder with these files, which is removed when the test ends. */
export function temporaryFolder(files: Record<string, string | Buffer> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** The same with a copy of the content, but for paths that end so, around the files. */
export function temporaryProject(leftOut?: RegExp, files: Record<string, string> = {}): string {
  const project = temporaryFolder(files);
  const filter = (path: string) => !leftOut?.test(path);
  cpSync(testContent, join(project, 'content'), { recursive: true, force: false, filter });
  return project;
}

/** A copy of the content without media, and of its pages only these, home, /404 and those with a role: all take a second to read. */
export function smallProject(...paths: string[]): string {
  const project = temporaryProject(/media$/);
  keepPages(join(project, 'content'), paths);
  return project;
}

export function keepPages(content: string, paths: readonly string[]): void {
  const list = join(content, 'pages.yaml');
  const { pages }: PageList = parse(readFileSync(list, 'utf8'));
  const isKept = ({ path, role }: PageEntry) => role !== undefined || ['/', '/404', ...paths].includes(path);
  const { kept = [], gone = [] } = Object.groupBy(pages, (page) => (isKept(page) ? 'kept' : 'gone'));
  writeFileSync(list, stringify({ pages: kept }));
  for (const { path } of gone) for (const locale of ['en', 'es']) rmSync(join(content, locale, `${slugOf(path)}.yaml`));
}
