import { loadPageList } from '#site/load.server.ts';
import { isShown } from '#site/page-dates.ts';
import { readMedia } from '#tools/build/media/write-media.ts';
import { draftLines } from './blueprints.ts';
import { checkBuiltPages } from './built-pages.ts';
import { type ContentTree, readContentTree } from './content-tree.ts';
import { type Finding, lineOf } from './finding.ts';
import { checkDrawings, checkMark, checkMedia, checkPictures, readPictures } from './pictures.ts';
import { checkTree } from './rules.ts';

try {
  const { pages } = loadPageList();
  const tree = readContentTree('content', pages);
  const pictures = readPictures('.generated/pictures.json');
  const media = await readMedia('content/media');
  const shown = pages.filter((page) => isShown(page, Date.now()));
  // Pages that were built before a change may hold what it removes.
  const built = process.argv.includes('--without-build') ? [] : checkBuiltPages('build/client', shown);
  const found = [
    ...checkTree(tree),
    ...checkPictures(tree, pictures),
    ...checkMedia(tree, media, pictures),
    ...checkDrawings('content'),
    ...checkMark('content'),
    ...built,
  ];
  report(tree, found);
} catch (cause) {
  // A file that the rules themselves need cannot be used: its message says which and why.
  process.stdout.write(`${(cause as Error).message}\n`);
  process.exitCode = 1;
}

/** Warnings come first, so that what must be fixed stands next to the last line. */
function report(tree: ContentTree, findings: Finding[]): void {
  const { error: errors = [], warning: warnings = [] } = Object.groupBy(findings, ({ level }) => level);
  const files = tree.files.filter((file) => file.raw !== undefined);
  const lines = [...draftLines(tree), ...[...warnings, ...errors].map(lineOf)].map((line) => `${line}\n`);
  process.stdout.write(lines.join(''));
  process.stdout.write(`Content: ${files.length} files, ${errors.length} errors, ${warnings.length} warnings.\n`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
