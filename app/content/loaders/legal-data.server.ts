import type { PageContent } from '../load.server.ts';
import type { Locale } from '../locale.ts';
import { claimText } from './claim-text.server.ts';
import { pageData } from './page-data.server.ts';

type LegalContent = PageContent<'legal'>;
type Sentence = LegalContent['sections'][number]['paragraphs'][number];

/**
 * Gives a statement in the words that are true of this build: where two are written, `VISITS` chooses; where a claim is
 * named, its figures are filled in.
 */
export function legalData(url: URL) {
  const { page, ...data } = pageData(url, 'legal');
  const { tests, ...words } = page;
  const say = (sentence: Sentence) => sentenceOf(sentence, tests, data.locale);
  const sections = page.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map(say),
    items: section.items?.map(say),
  }));
  return { ...data, page: { ...words, sections } };
}

export type LegalPage = ReturnType<typeof legalData>['page'];

function sentenceOf(sentence: Sentence, tests: LegalContent['tests'], locale: Locale): string {
  if (typeof sentence === 'string') return sentence;
  if ('whenVisitsCount' in sentence) {
    return process.env.VISITS === 'on' ? sentence.whenVisitsCount : sentence.whenVisitsDoNot;
  }
  if (!tests) throw new Error(`A sentence names the claim ${sentence.claim}: add the group "tests" to its page.`);
  return claimText(sentence, tests, locale);
}
