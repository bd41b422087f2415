import type { Page } from '@playwright/test';
import { loadCompany, loadContactTexts, loadPage, loadSite } from '#app/content/load.server.ts';
import type { Locale } from '#app/content/locale.ts';
import { pages } from '#app/content/pages.ts';

/** Returns words that are heard and not seen and do not stand in the content of the page's language. */
export async function findForeignWords(page: Page, locale: Locale): Promise<string[]> {
  const words = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-roledescription', 'aria-description', 'alt', 'title', 'placeholder'];
    return attributes.flatMap((attribute) =>
      [...document.body.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute) ?? ''),
    );
  });
  const own = wordsOf(locale);
  return [...new Set(words)]
    .filter((word) => word !== '' && !own(word))
    .map((word) => `"${word}" is no word of ${locale}`);
}

const known = new Map<Locale, (word: string) => boolean>();

/** Returns a test for words: whether the content of a language has them, `$n` and its like standing for anything. */
function wordsOf(locale: Locale): (word: string) => boolean {
  const found = known.get(locale);
  if (found) return found;
  const content = [
    loadCompany(),
    loadSite(locale),
    loadContactTexts(locale),
    ...pages.map((entry) => loadPage(locale, entry)),
  ];
  const texts = new Set(content.flatMap(textsIn));
  const patterns = [...texts].filter((text) => text.includes('$')).map(patternOf);
  const own = (word: string) => texts.has(word) || patterns.some((pattern) => pattern.test(word));
  known.set(locale, own);
  return own;
}

function patternOf(text: string): RegExp {
  const parts = text.split(/\$\w+/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
