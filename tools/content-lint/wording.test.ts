import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { linesOf } from './tree-of.ts';
import { checkBannedWords, checkHeadlines, checkSentenceLength } from './wording.ts';

function bannedIn(contents: Record<string, unknown>, list: string): string[] {
  const root = temporaryFolder({ 'banned-words.yaml': list });
  return linesOf(checkBannedWords, contents, { root });
}

test('a listed word is found in its own language, as a whole word and in any case', () => {
  const english = { a: 'Robust.', b: 'robustness', c: 'In today’s world' };
  const list = "en: [robust, in today's]\nes: [vanguardia]\nallowed: []\n";

  expect(bannedIn({ 'en/sap': english, 'es/sap': { a: 'robust' } }, list)).toEqual([
    'content/en/sap.yaml: a – “Robust” is on the list of words not to use: see docs/terms.md.',
    "content/en/sap.yaml: c – “In today's” is on the list of words not to use: see docs/terms.md.",
  ]);
});

test('a star takes any ending, accents included', () => {
  const list = 'en: [none]\nes: [potenci*]\nallowed: []\n';

  expect(bannedIn({ 'es/sap': { a: 'Potenció sus ventas' } }, list)).toEqual([expect.stringContaining('“Potenció”')]);
});

test('an allowed place keeps its words', () => {
  const list = 'en: [cutting-edge]\nes: [none]\nallowed: [site service.technologiesTag]\n';

  expect(bannedIn({ 'en/site': { service: { technologiesTag: 'CUTTING-EDGE EXPERTISE' } } }, list)).toEqual([]);
});

test('a sentence of more than 32 words is a warning, two of 32 are none', () => {
  const words = (count: number) => `W${' w'.repeat(count - 1)}.`;

  expect(linesOf(checkSentenceLength, { 'en/sap': { long: words(33), fine: `${words(32)} ${words(32)}` } })).toEqual([
    expect.stringContaining('content/en/sap.yaml: long – warning: a sentence of 33 words (32 are enough)'),
  ]);
});

test('the two parts of a headline count together', () => {
  const hero = (length: number) => ({
    sections: [{ title: 't'.repeat(30), titleHighlight: 'h'.repeat(length) }],
  });

  expect(linesOf(checkHeadlines, { 'en/sap': hero(29), 'en/testing': hero(30) })).toEqual([
    'content/en/testing.yaml: sections.#1.title – warning: has 61 characters with titleHighlight: 60 fit.',
  ]);
});
