import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '#site/create-site.server.ts';
import { feedPath } from '#site/languages.ts';
import { buildDirectory } from '#tools/build/build-directory.ts';
import { atomFeed } from './atom-feed.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { sitemapXml } from './sitemap.ts';

const client = join(buildDirectory, 'client');

export function writeSeoFiles(site: Site): void {
  const { locales, languageFile } = site;
  write('/sitemap.xml', sitemapXml(site));
  write('/robots.txt', robotsTxt(site.origin(), site.env.AI_CRAWLERS));
  write(
    '/.well-known/security.txt',
    securityTxt(site.origin(), site.company().email, site.readFixedPaths().contact, locales, site.now),
  );
  for (const locale of locales) {
    const feed = atomFeed(site, locale);
    if (feed) write(languageFile(feedPath, locale), feed);
  }
}

function write(address: string, text: string): void {
  const file = join(client, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
