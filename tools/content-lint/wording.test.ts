import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { linesOf } from './tree-of.ts';
import { checkBannedWords, checkMarkdown, checkQuotations, checkSentenceLength } from './wording.ts';

test.each<[string, list: string, contents: Record<string, unknown>, lines: string[]]>([
  [
    'a listed word is found in its own language, as a whole word and in any case',
    "en: [robust, in today's]\nes: [vanguardia]\nallowed: []\n",
    { 'en/sap': { a: 'Robust.', b: 'robustness', c: 'In today’s world' }, 'es/sap': { a: 'robust' } },
    [
      'content/en/sap.yaml: a – “Robust” is on the list of words not to use: take another.',
      "content/en/sap.yaml: c – “In today's” is on the list of words not to use: take another.",
    ],
  ],
  [
    'a star takes any ending, accents included',
    'en: [none]\nes: [potenci*]\nallowed: []\n',
    { 'es/sap': { a: 'Potenció sus ventas' } },
    [expect.stringContaining('“Potenció”')],
  ],
])('%s', (_rule, list, contents, lines) => {
  const root = temporaryFolder({ 'banned-words.yaml': list });

  expect(linesOf(checkBannedWords, contents, { root })).toEqual(lines);
});

test('a sentence of more than 32 words is a warning, two of 32 are none', () => {
  const words = (count: number) => `W${' w'.repeat(count - 1)}.`;

  expect(linesOf(checkSentenceLength, { 'en/sap': { long: words(33), fine: `${words(32)} ${words(32)}` } })).toEqual([
    expect.stringContaining('content/en/sap.yaml: long – warning: a sentence of 33 words (32 are enough)'),
  ]);
});

test('a quotation that has its marks already is told', () => {
  const items = ['“They came.”', '"Yes" and "no"', 'They said “yes”.'].map((quote) => ({
    quote,
    author: 'CFO',
    sample: true,
  }));
  const testimonials = { type: 'testimonials', tagline: 'Voices', title: 'What they say', items };

  expect(linesOf(checkQuotations, { 'en/home': { sections: [testimonials] } })).toEqual([
    expect.stringContaining('sections.#1.items.#1.quote – stands in quotation marks'),
  ]);
});

test('what Markdown may not have is told with the file and the field', () => {
  const page = (body: string) => ({ sections: [{ type: 'article', body }] });

  expect(linesOf(checkMarkdown, { 'en/sap': page('Sound.'), 'es/sap': page('# Título\n\n<b>negrita</b>') })).toEqual([
    'content/es/sap.yaml: sections.#1.body – has a heading with one #: begin headings with ##.',
    expect.stringContaining('content/es/sap.yaml: sections.#1.body – has HTML (<b>)'),
    expect.stringContaining('content/es/sap.yaml: sections.#1.body – has HTML (</b>)'),
  ]);
});
