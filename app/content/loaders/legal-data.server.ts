import { type AssertionId, coverageOf, testBrowser } from '../accessibility-assertions.ts';
import type { PageContent } from '../load.server.ts';
import { type Locale, locales } from '../locale.ts';
import { pages } from '../pages.ts';
import { pageData } from './page-data.server.ts';

type LegalContent = PageContent<'legal'>;
type Sentence = LegalContent['sections'][number]['paragraphs'][number];

/** Returns a statement in the texts that are true of this build, with the figures of the assertions that they name. */
export function legalData(url: URL) {
  const { page, ...data } = pageData(url, 'legal');
  const { tests, ...words } = page;
  const visits = process.env.VISITS === 'on' ? 'counted' : 'not-counted';
  const sources = process.env.SOURCES === 'off' ? 'not-sent' : 'sent';
  const say = (sentences: Sentence[]) =>
    sentences
      .filter(
        (sentence) => [undefined, visits].includes(sentence.visits) && [undefined, sources].includes(sentence.sources),
      )
      .map((sentence) => textOf(sentence, tests, data.locale));
  const sections = page.sections.map((section) => ({
    ...section,
    paragraphs: say(section.paragraphs),
    items: section.items && say(section.items),
  }));
  return { ...data, page: { ...words, sections } };
}

export type LegalPage = ReturnType<typeof legalData>['page'];

function textOf({ text, assertion }: Sentence, tests: LegalContent['tests'], locale: Locale): string {
  if (!assertion) return text;
  if (!tests) throw new Error(`A text names the assertion ${assertion}: add the group "tests" to its page.`);
  return assertionText({ text, assertion }, tests, locale);
}

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
