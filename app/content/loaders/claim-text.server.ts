import { type ClaimId, coverageOf, testBrowser } from '../accessibility-claims.ts';
import type { PageContent } from '../load.server.ts';
import { type Locale, locales } from '../locale.ts';
import { pages } from '../pages.ts';

type TestWords = NonNullable<PageContent<'legal'>['tests']>;

/** Takes a sentence about tests, gives it with the figures of its claim. Throws for a `$name` that stands for none. */
export function claimText(sentence: { claim: ClaimId; says: string }, words: TestWords, locale: Locale): string {
  const { widths, schemes = [] } = coverageOf(sentence.claim);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale);
  return fill(sentence.says, {
    pages: fill(words.everyPage, { count: String(pages.length * locales.length) }),
    languages: list.format(locales.map((language) => names.of(language) ?? language)),
    widths: list.format(widths.map(String)),
    schemes: list.format(schemes.map((scheme) => words.schemes[scheme])),
    browser: testBrowser.name,
  });
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\$(\w+)/g, (place, name: string) => {
    if (values[name]) return values[name];
    throw new Error(`${place} stands for nothing in "${text}". Known are ${Object.keys(values).join(', ')}.`);
  });
}
