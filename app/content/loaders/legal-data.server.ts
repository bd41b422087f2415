import type { PageContent } from '../load.server.ts';
import type { Locale } from '../locale.ts';
import { assertionText } from './assertion-text.server.ts';
import { pageData } from './page-data.server.ts';

type LegalContent = PageContent<'legal'>;
type Sentence = LegalContent['sections'][number]['paragraphs'][number];

/** Returns a statement in the texts that are true of this build, with the figures of the assertions that they name. */
export function legalData(url: URL) {
  const { page, ...data } = pageData(url, 'legal');
  const { tests, ...words } = page;
  const visits = process.env.VISITS === 'on' ? 'counted' : 'not-counted';
  const say = (sentences: Sentence[]) =>
    sentences
      .filter((sentence) => !sentence.visits || sentence.visits === visits)
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
