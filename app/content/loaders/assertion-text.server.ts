import { type AssertionId, coverageOf, testBrowser } from '../accessibility-assertions.ts';
import type { PageContent } from '../load.server.ts';
import { type Locale, locales } from '../locale.ts';
import { pages } from '../pages.ts';

type TestWords = NonNullable<PageContent<'legal'>['tests']>;

/** Returns a sentence about tests with the figures of its assertion. Throws for a `$name` that stands for none. */
export function assertionText(
  sentence: { assertion: AssertionId; text: string },
  words: TestWords,
  locale: Locale,
): string {
  const { widths, schemes = [] } = coverageOf(sentence.assertion);
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  const list = new Intl.ListFormat(locale);
  return fill(sentence.text, {
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
