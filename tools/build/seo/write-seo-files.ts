import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { themeColors } from '#app/styles/contrast.server.ts';
import { brandTokens } from '#app/styles/tokens.server.ts';
import { buildDirectory } from '#shared/build-directory.ts';
import { feedPath, type Locale } from '#site/languages.ts';
import type { Site } from '#site/open-site.server.ts';
import { atomFeed } from './atom-feed.ts';
import { contentHistory, lastChangeOf, sourceDate } from './git-dates.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { listedPages, sitemapXml } from './sitemap.ts';

const client = join(buildDirectory, 'client');

export function writeSeoFiles(site: Site): void {
  const { locales, languageFile } = site;
  const color = themeColors(brandTokens(site.brand(), site.menus())).light;
  const pages = listedPages(site);
  const history = contentHistory();
  const sitemap = sitemapXml(site, pages, (page) => lastChangeOf(page, history));
  write('/sitemap.xml', sitemap);
  write('/robots.txt', robotsTxt(site.origin(), site.env.AI_CRAWLERS));
  write(
    '/.well-known/security.txt',
    securityTxt(site.origin(), site.company().email, site.fixedPaths().contact, locales, sourceDate()),
  );
  for (const locale of locales) {
    write(languageFile('/site.webmanifest', locale), webManifest(site, color, locale));
    const feed = atomFeed(site, locale);
    if (feed) write(languageFile(feedPath, locale), feed);
  }
}

/** Returns the web app manifest of one language. A website, not an app: it opens in the browser. */
function webManifest(site: Site, color: string, locale: Locale): string {
  const { name } = site.company();
  const start = site.localizedPath('/', locale);
  const icon = (src: string, sizes: string, purpose: string) => ({ src, sizes, type: 'image/png', purpose });
  const manifest = {
    id: start,
    name,
    short_name: name,
    description: site.page(locale, { path: '/' }).meta.description,
    lang: locale,
    dir: site.findLanguage(locale).direction,
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
  const file = join(client, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
