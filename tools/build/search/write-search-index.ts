import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import search from '#app/sections/search/config.ts';
import { searchFile } from '#shared/search.ts';
import type { Site } from '#site/create-site.server.ts';
import { pagesByCategory } from '#site/menus.server.ts';
import { sectionContext } from '#site/section-context.server.ts';
import { buildDirectory } from '#tools/build/build-directory.ts';
import { searchIndexJson } from './search-index.ts';

const client = join(buildDirectory, 'client');
const stopWords: Record<string, string> = parse(readFileSync(new URL('stop-words.yaml', import.meta.url), 'utf8'));

/** Writes what the search reads, one file for each language. */
export function writeSearchIndex(site: Site): void {
  const path = site.readFixedPaths().search;
  for (const locale of path ? site.locales : []) {
    const [section] = sectionContext(site, locale, '/').sections(path ?? '', search);
    if (!section) throw new Error(`${path} has no section for the search.`);
    const { texts, otherPages, fallbackLinks } = section;
    const sources = pagesByCategory(site, locale, otherPages).flatMap(({ name, links }) =>
      links.map(({ label, to, summary }) => {
        return {
          to,
          title: label,
          category: name,
          summary,
          html: readFileSync(join(client, to, 'index.html'), 'utf8'),
        };
      }),
    );
    const links = fallbackLinks.map(({ label, to }) => ({ label, to: site.localizedPath(to, locale) }));
    const json = searchIndexJson(sources, {
      texts,
      fallbackLinks: links,
      stopWords: stopWords[locale]?.split(' ') ?? [],
    });
    writeFileSync(join(client, site.languageFile(searchFile, locale)), json);
  }
}
