import { globSync, rmSync, writeFileSync } from 'node:fs';
import type { Site } from '#site/create-site.server.ts';
import { isShown } from '#site/page-dates.ts';
import { slugOf } from '#site/slug.ts';
import { writeJsonSchemas } from '#tools/content-lint/write-json-schemas.ts';
import { writeDrawings } from '#tools/drawings/render.ts';
import { buildDirectory } from './build-directory.ts';
import { buildPages } from './build-pages.ts';
import { compressSite } from './compress-build.ts';
import { buildRecordFile, builtSettings, readInputs } from './is-built.ts';
import { makeFonts } from './make-fonts.ts';
import { writeMedia } from './media/write-media.ts';
import { writeSearchIndex } from './search/write-search-index.ts';
import { writeSeoFiles } from './seo/write-seo-files.ts';
import { writeSharePictures } from './share-pictures/write-share-pictures.ts';
import { writeStaticHost } from './static-hosts.ts';
import { writeBrand } from './write-brand.ts';

/** Draws pictures and makes fonts, with what pages and editors read beside them. */
export async function generateParts(site: Site): Promise<void> {
  writeBrand(site);
  await writeDrawings(site);
  await writeMedia(site);
  await writeSharePictures(site);
  await makeFonts();
  writeJsonSchemas(site);
}

/** Builds the whole site. Throws SettingError or ContentError where settings or content are wrong. */
export async function buildSite(): Promise<void> {
  const now = new Date();
  // All steps agree on the pages that are shown.
  process.env.BUILD_TIME = now.toISOString();
  const { settings, site } = readInputs();
  if (!settings.SITE_URL)
    process.stdout.write('SITE_URL is not set: canonical links will name this machine. Set it before you publish.\n');
  rmSync(buildRecordFile, { force: true });
  await generateParts(site);
  await buildPages(site);
  removeHiddenPictures(site, now.getTime());
  writeSeoFiles(site);
  writeSearchIndex(site);
  await compressSite(`${buildDirectory}/client`, `${buildDirectory}/compressed`);
  writeStaticHost(site, settings);
  const built = { ...builtSettings(settings), builtAt: now.toISOString() };
  writeFileSync(buildRecordFile, `${JSON.stringify(built, undefined, 2)}\n`);
}

/** The development server shows every page, and so its share picture is drawn; a build leaves out some. */
function removeHiddenPictures({ pageList }: Site, now: number): void {
  const hidden = pageList().pages.filter((page) => !isShown(page, now));
  for (const { path } of hidden)
    for (const file of globSync(`${buildDirectory}/client/share/${slugOf(path)}.*`)) rmSync(file);
}
