import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildDirectory } from '#shared/build-directory.ts';
import { searchFile } from '#shared/search.ts';
import { fixedPaths } from '#site/fixed-paths.ts';
import { siteReader } from '#site/loaders/site-reader.server.ts';
import { languageFile, locales, localizedPath } from '#site/locale.ts';
import { pagesByKind } from '#site/menus.server.ts';
import { smallWords } from '#tools/content-lint/language-words.ts';
import { searchBudget, searchIndexJson } from './search-index.ts';

const site = join(buildDirectory, 'client');

for (const locale of fixedPaths.search ? locales : []) {
  const path = fixedPaths.search ?? '';
  const [section] = siteReader(locale, path).sections(path, 'search');
  if (!section) throw new Error(`${path} has no section for the search.`);
  const { texts, rest, wayOn } = section;
  const sources = pagesByKind(locale, rest).flatMap(({ name, links }) =>
    links.map(({ label, to, summary }) => {
      return { to, title: label, kind: name, summary, html: readFileSync(join(site, to, 'index.html'), 'utf8') };
    }),
  );
  const links = wayOn.map(({ label, to }) => ({ label, to: localizedPath(to, locale) }));
  const json = searchIndexJson(sources, { texts, wayOn: links, small: [...smallWords(locale)] });
  const file = languageFile(searchFile, locale);
  writeFileSync(join(site, file), json);
  const bytes = brotliCompressSync(json).length;
  process.stdout.write(`${file}: ${sources.length} pages, ${bytes} bytes as sent.\n`);
  if (bytes > searchBudget) process.stderr.write(`Warning: ${file} is over its budget of ${searchBudget} bytes.\n`);
}
