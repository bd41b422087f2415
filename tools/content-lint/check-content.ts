import { join } from 'node:path';
import { loadPageList } from '#app/content/load.server.ts';
import { isShown } from '#app/content/page-dates.ts';
import { readMedia } from '#tools/build/media/media-files.ts';
import { draftLines } from './blueprints.ts';
import { checkBuiltPages } from './built-pages.ts';
import { type ContentTree, readContentTree } from './content-tree.ts';
import { type Finding, lineOf } from './finding.ts';
import { checkDrawings, checkMark, checkMedia, checkPictures, readPictures } from './pictures.ts';
import { checkTree } from './rules.ts';

try {
  const folder = process.cwd();
  const { pages } = loadPageList();
  const tree = readContentTree(join(folder, 'content'), pages);
  const pictures = readPictures(join(folder, '.generated/pictures.json'));
  const media = await readMedia(join(folder, 'content/media'));
  const shown = pages.filter((page) => isShown(page, Date.now()));
  // Pages that were built before a change may hold what it removes.
  const built = process.argv.includes('--without-build') ? [] : checkBuiltPages(join(folder, 'build/client'), shown);
  const drawings = [...checkDrawings(join(folder, 'content')), ...checkMark(join(folder, 'content'))];
  const found = [...checkPictures(tree, pictures), ...checkMedia(tree, media, pictures), ...drawings];
  report(tree, [...checkTree(tree), ...found, ...built]);
} catch (cause) {
  // A file that the rules themselves need cannot be used: its message says which and why.
  process.stdout.write(`${(cause as Error).message}\n`);
  process.exitCode = 1;
}

/** Warnings come first, so that what must be fixed stands next to the last line. */
function report(tree: ContentTree, findings: Finding[]): void {
  const errors = findings.filter((finding) => finding.level === 'error');
  const warnings = findings.filter((finding) => finding.level === 'warning');
  const files = tree.files.filter((file) => file.raw !== undefined);
  const lines = [...draftLines(tree), ...[...warnings, ...errors].map(lineOf)].map((line) => `${line}\n`);
  process.stdout.write(lines.join(''));
  process.stdout.write(`Content: ${files.length} files, ${errors.length} errors, ${warnings.length} warnings.\n`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
