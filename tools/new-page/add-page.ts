import '#tools/command.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { openSite } from '#app/site.server.ts';
import { ContentError, readBy, refuseFaults } from '#site/content-error.ts';
import { contentFiles } from '#site/content-files.server.ts';
import { readContent, writeContent } from '#site/edit-yaml.ts';
import { fieldsOfRole } from '#site/fields.server.ts';
import { errorAt } from '#site/finding.ts';
import type { Locale } from '#site/languages.ts';
import { type PageList, pageEntrySchema, pageListFile } from '#site/schema/pages.ts';
import { slugOf } from '#site/slug.ts';
import { skeletonOf } from './skeleton.ts';

const schemaLine = '# yaml-language-server: $schema=../../.generated/json-schema/page.json\n';

/**
 * Writes a page with hints in place of its texts, as a draft at the end of the list, with its `names` by language as
 * far as they are known. Throws ContentError.
 */
export function addPage(path = '', pageKind = '', project = '', names: Record<Locale, string> = {}): string {
  const site = openSite(join(project, 'content'));
  const blueprints = site.blueprints();
  const pageKinds = blueprints.map(({ id }) => id).join(', ');
  if (!path || !pageKind) throw new ContentError([errorAt('', '', 'name-page', { kinds: pageKinds })]);
  const blueprint = blueprints.find(({ id }) => id === pageKind);
  if (!blueprint)
    throw new ContentError([errorAt(pageListFile, path, 'no-kind', { kind: pageKind, kinds: pageKinds })]);
  const content = readContent(readFileSync(join(project, pageListFile), 'utf8'));
  const pages = content.pages as PageList['pages'];
  const pageEntry = { path, kind: pageKind, state: 'draft' as const };
  const { faults } = readBy(pageEntrySchema(site), pageEntry);
  refuseFaults(
    pageListFile,
    faults.map((fault) => ({ ...fault, key: path })),
  );

  const files = site.locales.map((locale) => ({ locale, file: `content/${locale}/${slugOf(path)}.yaml` }));
  const listFile = pages.some((page) => page.path === path) ? pageListFile : undefined;
  const takenFile = files.find(({ file }) => existsSync(join(project, file)))?.file ?? listFile;
  if (takenFile) throw new ContentError([errorAt(pageListFile, path, 'exists', { path, file: takenFile })]);
  for (const { locale, file } of files) {
    // Links of a new page lead to the contact page: a section that it refers to is one of that page.
    const patterns = [`${locale}/${slugOf(site.readFixedPaths().contact)}.yaml`, `{*,${locale}/*}.yaml`];
    const contents = patterns.flatMap((pattern) => contentFiles(site, pattern));
    const ids = contents.flatMap(({ fields }) => fieldsOfRole(fields, 'id'));
    const page = skeletonOf(site, blueprint, locale, (kind) => ids.find(({ schema }) => schema.entity === kind)?.value);
    const namedPage = { ...page, ...(names[locale] && { navLabel: names[locale] }) };
    writeFileSync(join(project, file), schemaLine + stringify(namedPage, { lineWidth: 0 }));
  }
  writeFileSync(join(project, pageListFile), writeContent({ ...content, pages: [...pages, pageEntry] }));
  return `Added as a draft: ${files.map(({ file }) => file).join(', ')} and its entry in ${pageListFile}. Now write the texts in brackets.`;
}

if (import.meta.main) {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { kind: { type: 'string' } } });
  process.stdout.write(`${addPage(positionals[0], values.kind)}\n`);
}
