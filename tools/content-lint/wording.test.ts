import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { findingLines } from './test-tree.ts';
import { checkBannedWords, checkMarkdown, checkPlainTexts } from './wording.ts';

test.each<[string, list: string, contents: Record<string, unknown>, lines: string[]]>([
  [
    'a listed word is found in its own language, as a whole word and in any case',
    "en: [robust, in today's]\nes: [vanguardia]\n",
    { 'en/invoicing': { a: 'Robust.', b: 'robustness', c: 'In today’s world' }, 'es/invoicing': { a: 'robust' } },
    [
      'content/en/invoicing.yaml: a – “Robust” is on the list of words not to use: take another.',
      "content/en/invoicing.yaml: c – “In today's” is on the list of words not to use: take another.",
    ],
  ],
  [
    'the word to take instead is named',
    'es: [robust*, parche*: parcho]\n',
    { 'es/invoicing': { a: 'Dos parches' } },
    ['content/es/invoicing.yaml: a – “parches” is not used here: write “parcho”.'],
  ],
  [
    'a star takes any ending, accents included',
    'en: [none]\nes: [potenci*]\n',
    { 'es/invoicing': { a: 'Potenció sus ventas' } },
    [expect.stringContaining('“Potenció”')],
  ],
])('%s', (_rule, list, contents, lines) => {
  const root = temporaryFolder({ 'banned-words.yaml': list });

  expect(findingLines(checkBannedWords, contents, { root })).toEqual(lines);
});

test('what Markdown may not have is told with the file and the field', () => {
  const page = (body: string) => ({ sections: [{ type: 'article', body }] });

  expect(
    findingLines(checkMarkdown, { 'en/invoicing': page('Sound.'), 'es/invoicing': page('# Título\n\n<b>negrita</b>') }),
  ).toEqual([
    'content/es/invoicing.yaml: sections.#1.body – has a heading with one #: begin headings with ##.',
    expect.stringContaining('content/es/invoicing.yaml: sections.#1.body – has HTML (<b>)'),
    expect.stringContaining('content/es/invoicing.yaml: sections.#1.body – has HTML (</b>)'),
  ]);
});

test('a link as Markdown writes it is told in a text that is none', () => {
  expect(findingLines(checkPlainTexts, { 'en/invoicing': { title: 'Read [this](https://a.example)' } })).toEqual([
    expect.stringContaining('content/en/invoicing.yaml: title – has a link as in Markdown'),
  ]);
});
