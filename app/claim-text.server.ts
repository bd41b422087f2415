import { type ClaimId, coverageOf, oneOfEachKind, testBrowser } from '#content/accessibility-claims.ts';
import type { PageContent } from '#content/load.server.ts';
import { type Locale, locales } from '#content/locale.ts';
import { pages } from '#content/pages.ts';

type TestWords = NonNullable<PageContent<'legal'>['tests']>;

/** Takes a sentence about tests, gives it with the figures of its claim. Throws for a `$name` that stands for none. */
export function claimText(sentence: { claim: ClaimId; says: string }, words: TestWords, locale: Locale): string {
  const { languages, widths, schemes = [], ...coverage } = coverageOf(sentence.claim);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale);
  return fill(sentence.says, {
    pages: fill(wordsFor(coverage.pages, words), {
      count: String(coverage.pages.length * languages.length),
      all: String(pages.length * locales.length),
    }),
    languages: list.format(languages.map((language) => names.of(language) ?? language)),
    widths: list.format(widths.map(String)),
    schemes: list.format(schemes.map((scheme) => words.schemes[scheme])),
    browser: testBrowser.name,
  });
}

function wordsFor(covered: readonly unknown[], words: TestWords): string {
  if (covered === oneOfEachKind) return words.oneOfEachKind;
  return covered.length === pages.length ? words.everyPage : words.somePages;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\$(\w+)/g, (place, name: string) => {
    if (values[name]) return values[name];
    throw new Error(`${place} stands for nothing in "${text}". Known are ${Object.keys(values).join(', ')}.`);
  });
}
