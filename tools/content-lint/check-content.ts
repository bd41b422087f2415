import { contentSite } from '#app/site.server.ts';
import type { Site } from '#site/create-site.server.ts';
import { type Finding, lineOf } from '#site/finding.ts';
import { readMedia } from '#tools/build/media/write-media.ts';
import { draftLines } from './blueprints.ts';
import { readContentTree } from './content-tree.ts';
import { checkDrawings, checkMark, checkMedia, checkPictures, readPictures } from './pictures.ts';
import { checkTree } from './rules.ts';
import { checkTranslations } from './translations.ts';

/**
 * Checks all content of a site. Warnings come first, so that errors are next to the last line. Throws ContentError where
 * a file cannot be used that the rules themselves need.
 */
export async function checkContent(site: Site): Promise<{ report: string; errors: Finding[] }> {
  const tree = readContentTree(site);
  const pictures = readPictures(site.catalogueFile);
  const media = await readMedia(`${site.root}/media`);
  const findings = [
    ...checkTree(tree),
    ...checkTranslations(tree),
    ...checkPictures(tree, pictures),
    ...checkMedia(tree, media, pictures),
    ...checkDrawings(site),
    ...checkMark(site),
  ];
  const { error: errors = [], warning: warnings = [] } = Object.groupBy(findings, ({ level }) => level);
  const files = [...tree.files, ...tree.drafts].filter((file) => file.raw !== undefined);
  const summary = `Content: ${files.length} files, ${errors.length} errors, ${warnings.length} warnings.`;
  const lines = [...draftLines(tree), ...[...warnings, ...errors].map(lineOf), summary];
  return { report: lines.map((line) => `${line}\n`).join(''), errors };
}

if (import.meta.main) {
  await import('#tools/plain-faults.ts');
  const { report, errors } = await checkContent(contentSite());
  process.stdout.write(report);
  process.exitCode = errors.length === 0 ? 0 : 1;
}
