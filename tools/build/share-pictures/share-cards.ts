import { readFileSync } from 'node:fs';
import { loadCompany, loadPage } from '#app/content/load.server.ts';
import { type Locale, locales } from '#app/content/locale.ts';
import { allPages, type PageEntry, slugOf } from '#app/content/pages.ts';
import { contoursOf } from '#app/content/pictures.server.ts';
import { headlineOf } from '#app/seo/headline.ts';
import type { ShareCard } from './share-card.ts';

/** Returns the card of each listed page, drafts too, and language, by `<slug>.<locale>`. */
export function shareCards(): Map<string, ShareCard> {
  const listed = allPages.filter((entry) => !entry.unlisted);
  const cards = listed.flatMap((entry) =>
    locales.map((locale) => [`${slugOf(entry.path)}.${locale}`, cardOf(entry, locale)] as const),
  );
  return new Map(cards);
}

function cardOf(entry: PageEntry, locale: Locale): ShareCard {
  const page = loadPage(locale, entry);
  const { title, titleHighlight } = headlineOf(page);
  return {
    company: loadCompany().name,
    label: entry.kind === 'home' && 'tagline' in page.hero ? page.hero.tagline : page.navLabel,
    title,
    titleHighlight,
    // Home and the company's own pages have the hue that the illustrations call advisory.
    family: entry.menu === undefined || entry.menu === 'corporate' ? 'advisory' : entry.menu,
    contours: readFileSync(`.generated/public${contoursOf(slugOf(entry.path)).src}`, 'utf8'),
  };
}
