import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { shellData } from '#app/shell/shell-data.server.ts';
import { buildDirectory } from '#shared/build-directory.ts';
import { fixedPaths } from '#site/fixed-paths.ts';
import { loadPage } from '#site/load.server.ts';
import { siteReader } from '#site/loaders/site-reader.server.ts';
import { feedPath, findLanguage, type Locale, languageFile, locales, localizedPath } from '#site/locale.ts';
import { type SectionConfig, sectionConfigs } from '#site/schema/page.ts';
import { atomFeed } from './atom-feed.ts';
import { contentHistory, lastChangeOf, sourceDate } from './git-dates.ts';
import { llmsTxt } from './llms.ts';
import { markdownAlternate } from './markdown-alternate.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { listedPages, sitemapXml } from './sitemap.ts';

const site = join(buildDirectory, 'client');

function writeSeoFiles(): void {
  const { origin, company, themeColors } = shellData(new URL('http://localhost/'));
  const pages = listedPages();
  const history = contentHistory();
  const sitemap = sitemapXml(pages, origin, (page) => lastChangeOf(page, history));
  write('/sitemap.xml', sitemap);
  write('/robots.txt', robotsTxt(origin, process.env.AI_CRAWLERS));
  write('/.well-known/security.txt', securityTxt(origin, company.email, fixedPaths.contact, sourceDate()));
  for (const { entry, locale } of pages)
    for (const section of loadPage(locale, entry).sections) {
      const { files }: SectionConfig = sectionConfigs[section.type];
      const written = files?.(section as never, siteReader(locale, entry.path)) ?? {};
      for (const [address, text] of Object.entries(written)) write(address, text);
    }
  for (const { address, markdown } of pages)
    write(markdown, markdownAlternate(readFileSync(join(site, address, 'index.html'), 'utf8')));
  for (const locale of locales) {
    write(languageFile('/site.webmanifest', locale), webManifest(company.name, themeColors.light, locale));
    write(languageFile('/llms.txt', locale), llmsTxt(locale));
    write(languageFile(feedPath, locale), atomFeed(locale, sourceDate()));
  }
}

/** Returns the web app manifest of one language. A website, not an app: it opens in the browser. */
function webManifest(name: string, color: string, locale: Locale): string {
  const start = localizedPath('/', locale);
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose });
  const manifest = {
    id: start,
    name,
    short_name: name,
    description: loadPage(locale, { path: '/' }).meta.description,
    lang: locale,
    dir: findLanguage(locale).direction,
    start_url: start,
    scope: '/',
    display: 'browser',
    theme_color: color,
    background_color: color,
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function write(address: string, text: string): void {
  const file = join(site, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

writeSeoFiles();
