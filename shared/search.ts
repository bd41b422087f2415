import MiniSearch from 'minisearch';
import { fill } from './fill.ts';
import { pluralForm } from './plural.ts';

/** What a search of one language reads: a file that the build writes, fetched by browsers. */
export interface SearchIndex {
  readonly texts: Readonly<Record<'one' | 'other' | 'none' | 'short' | 'inText', string>>;
  readonly fallbackLinks: readonly { readonly label: string; readonly to: string }[];
  /** Words of the language that do not distinguish pages, such as `the`. */
  readonly small: readonly string[];
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
  readonly parts: readonly (readonly [heading: string, id: string])[];
}

/** A text in pieces: those that are marked answer the query. */
export type Marked = readonly { readonly text: string; readonly marked: boolean }[];

export type Search = ReturnType<typeof createSearch>;
export type Found = ReturnType<Search['answer']>['found'][number];

/** The path of the first language's index; the others are editions of it. */
export const searchFile = '/search.json';
/** A longer query is cut, in characters. */
const longestQuery = 100;
const mostWords = 8;
const mostResults = 20;
/** What more pages have in their titles is not what a wrong address means. */
const mostMeant = 3;

const separators = /([\s\p{P}\p{S}]+)/u;

export function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

export function wordsOf(text: string): string[] {
  return text.split(separators).filter((word) => word !== '' && !separators.test(word));
}

/** What a person means by a text however it is spaced: `Go-live` and `golive` are one. */
function spelt(text: string): string {
  return wordsOf(text).map(fold).join('');
}

function fuzzy(term: string) {
  return term.length > 3 ? 0.2 : false;
}

/** The word with each two neighbouring letters swapped. */
function swapped(word: string): string[] {
  if (word.length < 4) return [];
  return word
    .split('')
    .slice(1)
    .map((letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2));
}

/** Returns the search of one index, which finds words without accents, by their start and with a typing error. */
export function createSearch({ pages, words, texts, fallbackLinks, small }: SearchIndex) {
  const texted = pages.map((): string[] => []);
  for (const [word, indexes] of Object.entries(words)) for (const index of indexes) texted[index]?.push(word);
  const spelling = new Map(Object.keys(words).map((word) => [fold(word), word]));
  const index = new MiniSearch({
    fields: ['title', 'headings', 'summary', 'category', 'words'],
    tokenize: wordsOf,
    processTerm: fold,
    searchOptions: {
      boost: { title: 6, headings: 3, summary: 2, category: 2 },
      prefix: (term) => term.length > 2,
    },
  });
  const entries = pages.map(({ title, summary, category, parts }, id) => ({
    title,
    summary,
    category,
    headings: parts.map(([heading]) => heading).join(' '),
    words: texted[id]?.join(' '),
  }));
  index.addAll(entries.map((entry, id) => ({ id, ...entry })));
  const vocabulary = [...new Set(entries.flatMap((entry) => wordsOf(Object.values(entry).join(' ')).map(fold)))];

  /** `s4` as `s` and `4hana`, but not as `s` and `480`; `golive` as `go` and `live`. */
  function partsOf(word: string) {
    const [, letters, number] = /^(\p{L}+)(\p{N}+)$/u.exec(fold(word)) ?? [];
    if (!letters || !number) return { combineWith: 'OR' as const, queries: [word, ...halvesOf(fold(word))] };
    const queries = vocabulary.filter((term) => term.startsWith(number) && !/^\p{N}/u.test(term.slice(number.length)));
    return { combineWith: 'AND' as const, queries: [letters, { combineWith: 'OR' as const, queries }] };
  }

  function halvesOf(word: string) {
    const halves = Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)]).slice(1);
    const known = halves.filter((pair) => pair.every((half) => vocabulary.includes(half)));
    return known.map((queries) => ({ combineWith: 'AND' as const, queries, prefix: false }));
  }

  function containing(word: string) {
    const middle = fold(word);
    const longer = middle.length > 3 ? vocabulary.filter((term) => term.includes(middle)) : [];
    return { combineWith: 'OR' as const, queries: [word, ...longer] };
  }

  function closeTo(word: string) {
    return { combineWith: 'OR' as const, queries: [{ queries: [word], fuzzy }, ...swapped(word)] };
  }

  /** Words of a wrong address without the small ones; '' if no page's title, headings and menu have all. */
  function wordsMeant(words: string): string {
    const telling = wordsOf(words).filter((word) => !small.some((each) => fold(each) === fold(word)));
    const fields = ['title', 'headings', 'category'];
    const named = index.search({ combineWith: 'AND', queries: telling.slice(0, mostWords), fields });
    return named.length > 0 && named.length <= mostMeant ? telling.join(' ') : '';
  }

  /** The best first: pages with every word, else with similar or longer words, else with some of the words. */
  function find(asked: string) {
    const asIs = wordsOf(asked).slice(0, mostWords);
    const close = asIs.map(closeTo);
    const joined = { combineWith: 'AND' as const, queries: [asIs.join('')], prefix: false };
    const exact = index.search({ combineWith: 'OR', queries: [{ combineWith: 'AND', queries: asIs }, joined] });
    const apart = exact.length > 0 ? exact : index.search({ combineWith: 'AND', queries: asIs.map(partsOf) });
    const whole = apart.length > 0 ? apart : index.search({ combineWith: 'AND', queries: close });
    const inside = whole.length > 0 ? whole : index.search({ combineWith: 'AND', queries: asIs.map(containing) });
    const some = inside.length > 0 ? inside : index.search({ combineWith: 'OR', queries: close });
    const [best] = some;
    const named = spelt(asked);
    return some
      .filter(({ score }) => inside.length > 0 || score > (best?.score ?? 0) / 4)
      .map((result) => ({ ...result, namedBy: namedBy(pages[result.id], named) }))
      .sort((one, other) => other.namedBy - one.namedBy)
      .slice(0, mostResults)
      .flatMap(({ id, terms }) => {
        const page = pages[id];
        return page ? foundOn(page, new Set(terms)) : [];
      });
  }

  /** 2 for a page of this title, 1 for one with a part of this name. */
  function namedBy(page: IndexedPage | undefined, name: string): number {
    if (!page) return 0;
    if (spelt(page.title) === name) return 2;
    return page.parts.some(([heading]) => spelt(heading) === name) ? 1 : 0;
  }

  function foundOn({ to, category, title, summary, parts }: IndexedPage, terms: ReadonlySet<string>) {
    const answers = (text: string) => {
      const words = wordsOf(text).map(fold);
      return new Set(words.filter((word) => terms.has(word)));
    };
    const [part] = parts
      .map(([heading, id]) => ({ heading, id, matches: answers(heading).size }))
      .filter(({ matches }) => matches > 0)
      .sort((one, other) => other.matches - one.matches);
    const shown = answers(`${title} ${summary} ${part?.heading ?? ''}`);
    return {
      to,
      category,
      title: mark(title, terms),
      summary: mark(summary, terms),
      /** The part of the page whose heading answers best. */
      part: part && { to: part.id ? `${to}#${part.id}` : to, heading: mark(part.heading, terms) },
      /** Words that only the text has. */
      inText: [...terms].filter((term) => !shown.has(term)).map((term) => spelling.get(term) ?? term),
    };
  }

  /** The results of a query in one language, those shown of the chosen category, and the message about them. */
  function answer(query: string, locale: string, category?: string) {
    const asked = query.trim().slice(0, longestQuery);
    if (asked.length < 2) return { message: asked && texts.short, found: [], shown: [], fallbackLinks: [] };
    const found = find(asked);
    const ofCategory = found.filter((page) => page.category === category);
    const shown = ofCategory.length > 0 ? ofCategory : found;
    const form = pluralForm(shown.length, locale);
    const message = fill(texts[found.length === 0 ? 'none' : form], { n: shown.length, query: asked });
    return { message, found, shown, fallbackLinks: found.length === 0 ? fallbackLinks : [] };
  }

  return { answer, wordsMeant, inText: texts.inText };
}

/** Marks whole words; `terms` are folded. */
export function mark(text: string, terms: ReadonlySet<string>): Marked {
  return text
    .split(separators)
    .filter((piece) => piece !== '')
    .map((piece) => ({ text: piece, marked: terms.has(fold(piece)) }));
}
