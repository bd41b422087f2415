import MiniSearch, { type SearchResult as Match, type Query } from 'minisearch';
import { fill } from './fill.ts';
import { pluralForm } from './plural.ts';

/** What a search of one language reads: a file that the build writes, fetched by browsers. */
export interface SearchIndex {
  readonly texts: Readonly<Record<'one' | 'other' | 'none' | 'short', string>>;
  readonly fallbackLinks: readonly { readonly label: string; readonly to: string }[];
  /** Words of the language that do not distinguish pages, such as `the`. */
  readonly stopWords: readonly string[];
  readonly pages: readonly IndexedPage[];
  /** Each word of the pages' texts, with the indexes in `pages` of those that have it. */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

export interface IndexedPage {
  readonly to: string;
  readonly title: string;
  /** What the page is listed under. */
  readonly category: string;
  readonly summary: string;
  /** Headings and questions, with the `id` that a link leads to; '' for the top of the page. */
  readonly headings: readonly (readonly [heading: string, id: string])[];
}

/** A text in pieces: those that are marked answer the query. */
export type MarkedText = readonly { readonly text: string; readonly marked: boolean }[];

export type Search = ReturnType<typeof createSearch>;
export type SearchResult = ReturnType<Search['resultsFor']>['results'][number];

/** The path of the first language's index; the others are editions of it. */
export const searchFile = '/search.json';
/** A longer query is cut, in characters. */
const maxQueryLength = 100;
const maxQueryWords = 8;
const maxResults = 20;
/** What more pages have in their titles is not what a wrong address means. */
const maxTitleMatches = 3;

const separators = /([\s\p{P}\p{S}]+)/u;

export function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function wordsOf(text: string): string[] {
  return text.split(separators).filter((word) => word !== '' && !separators.test(word));
}

/** What a person means by a text however it is spaced: `Go-live` and `golive` are one. */
function withoutSpaces(text: string): string {
  return wordsOf(text).map(fold).join('');
}

function fuzziness(term: string) {
  return term.length > 3 ? 0.2 : false;
}

/** The word with each two neighbouring letters swapped. */
function withSwappedLetters(word: string): string[] {
  if (word.length < 4) return [];
  return word
    .split('')
    .slice(1)
    .map((letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2));
}

/** Returns the search of one index, which finds words without accents, by their start and with a typing error. */
export function createSearch({ pages, words, texts, fallbackLinks, stopWords }: SearchIndex) {
  const wordsByPage = pages.map((): string[] => []);
  for (const [word, indexes] of Object.entries(words)) for (const index of indexes) wordsByPage[index]?.push(word);
  const index = new MiniSearch({
    fields: ['title', 'headings', 'summary', 'category', 'words'],
    tokenize: wordsOf,
    processTerm: fold,
    searchOptions: {
      boost: { title: 6, headings: 3, summary: 2, category: 2 },
      prefix: (term) => term.length > 2,
    },
  });
  const documents = pages.map(({ title, summary, category, headings }, id) => ({
    title,
    summary,
    category,
    headings: headings.map(([heading]) => heading).join(' '),
    words: wordsByPage[id]?.join(' '),
  }));
  index.addAll(documents.map((document, id) => ({ id, ...document })));
  const vocabulary = [
    ...new Set(documents.flatMap((document) => wordsOf(Object.values(document).join(' ')).map(fold))),
  ];

  /** `s4` as `s` and `4hana`, but not as `s` and `480`; `golive` as `go` and `live`. */
  function partsQuery(word: string) {
    const [, letters, number] = /^(\p{L}+)(\p{N}+)$/u.exec(fold(word)) ?? [];
    if (!letters || !number) return { combineWith: 'OR' as const, queries: [word, ...halvesQueries(fold(word))] };
    const queries = vocabulary.filter((term) => term.startsWith(number) && !/^\p{N}/u.test(term.slice(number.length)));
    return { combineWith: 'AND' as const, queries: [letters, { combineWith: 'OR' as const, queries }] };
  }

  function halvesQueries(word: string) {
    const halves = Array.from(word, (_, position) => [word.slice(0, position), word.slice(position)]).slice(1);
    const known = halves.filter((pair) => pair.every((half) => vocabulary.includes(half)));
    return known.map((queries) => ({ combineWith: 'AND' as const, queries, prefix: false }));
  }

  function containingQuery(word: string) {
    const folded = fold(word);
    const longerWords = folded.length > 3 ? vocabulary.filter((term) => term.includes(folded)) : [];
    return { combineWith: 'OR' as const, queries: [word, ...longerWords] };
  }

  function similarQuery(word: string) {
    return {
      combineWith: 'OR' as const,
      queries: [{ queries: [word], fuzzy: fuzziness }, ...withSwappedLetters(word)],
    };
  }

  /** Words of a wrong address without stop words; '' if no page's title, headings and menu have all. */
  function queryFromAddress(words: string): string {
    const significantWords = wordsOf(words).filter(
      (word) => !stopWords.some((stopWord) => fold(stopWord) === fold(word)),
    );
    const fields = ['title', 'headings', 'category'];
    const matches = index.search({ combineWith: 'AND', queries: significantWords.slice(0, maxQueryWords), fields });
    return matches.length > 0 && matches.length <= maxTitleMatches ? significantWords.join(' ') : '';
  }

  /** The best first: pages with every word, else with similar or longer words, else with some of the words. */
  function findPages(query: string) {
    const queryWords = wordsOf(query).slice(0, maxQueryWords);
    const everyWord = (toQuery: (word: string) => Query) => ({
      combineWith: 'AND' as const,
      queries: queryWords.map(toQuery),
    });
    const joinedQuery = { combineWith: 'AND' as const, queries: [queryWords.join('')], prefix: false };
    const queries = [
      () => ({ combineWith: 'OR' as const, queries: [everyWord((word) => word), joinedQuery] }),
      () => everyWord(partsQuery),
      () => everyWord(similarQuery),
      () => everyWord(containingQuery),
    ];
    let wholeMatches: Match[] = [];
    for (const toQuery of queries) if (wholeMatches.length === 0) wholeMatches = index.search(toQuery());
    const someWord = { combineWith: 'OR' as const, queries: queryWords.map(similarQuery) };
    const matches = wholeMatches.length > 0 ? wholeMatches : index.search(someWord);
    const [best] = matches;
    const name = withoutSpaces(query);
    return matches
      .filter(({ score }) => wholeMatches.length > 0 || score > (best?.score ?? 0) / 4)
      .map((result) => ({ ...result, nameRank: rankByName(pages[result.id], name) }))
      .sort((one, other) => other.nameRank - one.nameRank)
      .slice(0, maxResults)
      .flatMap(({ id, terms }) => {
        const page = pages[id];
        return page ? resultOf(page, new Set(terms)) : [];
      });
  }

  /** 2 for a page of this title, 1 for one with a heading of this name. */
  function rankByName(page: IndexedPage | undefined, name: string): number {
    if (!page) return 0;
    if (withoutSpaces(page.title) === name) return 2;
    return page.headings.some(([heading]) => withoutSpaces(heading) === name) ? 1 : 0;
  }

  function resultOf({ to, category, title, summary, headings }: IndexedPage, terms: ReadonlySet<string>) {
    const matchingTerms = (text: string) => {
      const words = wordsOf(text).map(fold);
      return new Set(words.filter((word) => terms.has(word)));
    };
    const [bestHeading] = headings
      .map(([heading, id]) => ({ heading, id, matches: matchingTerms(heading).size }))
      .filter(({ matches }) => matches > 0)
      .sort((one, other) => other.matches - one.matches);
    return {
      to,
      category,
      title: mark(title, terms),
      summary: mark(summary, terms),
      /** The heading that answers best, with the address of its part of the page. */
      heading: bestHeading && {
        to: bestHeading.id ? `${to}#${bestHeading.id}` : to,
        text: mark(bestHeading.heading, terms),
      },
    };
  }

  /** The results of a query in one language, and the message about them. */
  function resultsFor(query: string, locale: string) {
    const trimmed = query.trim().slice(0, maxQueryLength);
    if (trimmed.length < 2) return { message: trimmed && texts.short, results: [], fallbackLinks: [] };
    const results = findPages(trimmed);
    const form = pluralForm(results.length, locale);
    const message = fill(texts[results.length === 0 ? 'none' : form], { n: results.length, query: trimmed });
    return { message, results, fallbackLinks: results.length === 0 ? fallbackLinks : [] };
  }

  return { resultsFor, queryFromAddress };
}

/** Marks whole words; `terms` are folded. */
function mark(text: string, terms: ReadonlySet<string>): MarkedText {
  return text
    .split(separators)
    .filter((token) => token !== '')
    .map((token) => ({ text: token, marked: terms.has(fold(token)) }));
}
