import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadPage } from '#app/content/load.server.ts';
import { shellData } from '#app/content/loaders/shell-data.server.ts';
import { languageFile, locales } from '#app/content/locale.ts';
import { buildDirectory } from '#shared/build-directory.ts';
import { contentHistory, lastChangeOf } from './content-history.ts';
import { listedPages } from './listed-pages.ts';
import { llmsTxt } from './llms.ts';
import { webManifest } from './manifest.ts';
import { markdownAlternate } from './markdown-alternate.ts';
import { aiCrawlersRule, robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapXml } from './sitemap.ts';
import { sourceDate } from './source-date.ts';

const site = join(buildDirectory, 'client');

/** Writes what machines read of the built site: for search engines, language models, browsers and security researchers. */
function writeSeoFiles(): void {
  const { origin, company, themeColors } = shellData(new URL('http://localhost/'));
  const pages = listedPages();
  const history = contentHistory();
  write(
    '/sitemap.xml',
    sitemapXml(pages, origin, (page) => lastChangeOf(page, history)),
  );
  write('/robots.txt', robotsTxt(origin, aiCrawlersRule(process.env.AI_CRAWLERS)));
  const contact = { origin, email: company.email, languages: locales, contactPage: '/contact-us' };
  write('/.well-known/security.txt', securityTxt(contact, sourceDate()));
  for (const { address, markdown } of pages)
    write(markdown, markdownAlternate(readFileSync(join(site, address, 'index.html'), 'utf8')));
  for (const locale of locales) {
    const { description } = loadPage(locale, { path: '/', kind: 'home' }).meta;
    const facts = { name: company.name, description, colors: themeColors, locale };
    write(languageFile('/site.webmanifest', locale), webManifest(facts));
    write(languageFile('/llms.txt', locale), llmsTxt(locale));
  }
}

function write(address: string, text: string): void {
  const file = join(site, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

writeSeoFiles();
