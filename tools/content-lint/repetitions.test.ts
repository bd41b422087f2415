import { expect, test } from 'vitest';
import { checkAltTexts, checkMeta, checkSharedParagraphs } from './repetitions.ts';
import { linesOf } from './tree-of.ts';

const sentence = 'This sentence is long enough to be noticed when it comes again.';

test('no two pictures of a language share a text, two languages may', () => {
  const image = (scene: string) => ({ image: { scene, alt: 'SAP' } });

  expect(linesOf(checkAltTexts, { 'en/sap': image('a'), 'en/testing': image('b'), 'es/sap': image('a') })).toEqual([
    'content/en/testing.yaml: image.alt – is the same as in content/en/sap.yaml: image.alt: say what this picture tells.',
  ]);
});

test('two pages of a language share neither title nor description', () => {
  const page = { meta: { title: 'A title of some length', description: 'd'.repeat(100) } };

  expect(linesOf(checkMeta, { 'en/sap': page, 'en/testing': page, 'es/sap': page })).toEqual([
    'content/en/testing.yaml: meta.title – is the same as in content/en/sap.yaml: each page needs its own.',
    'content/en/testing.yaml: meta.description – is the same as in content/en/sap.yaml: each page needs its own.',
  ]);
});

test('a sentence of 60 characters or more that stands on two pages is told with the other place', () => {
  const tree = { 'en/sap': { a: `First. ${sentence}` }, 'en/testing': { b: `${sentence} Last.` } };

  expect(linesOf(checkSharedParagraphs, tree)).toEqual([
    `content/en/testing.yaml: b – “${sentence}” stands in content/en/sap.yaml: a as well: write it anew.`,
  ]);
});

test('short sentences, other languages and files of the shell may repeat', () => {
  const short = 'This one is short.';
  const english = { 'en/sap': { a: short, b: sentence }, 'en/testing': { a: short } };

  expect(linesOf(checkSharedParagraphs, { ...english, 'es/sap': { b: sentence }, 'en/site': { b: sentence } })).toEqual(
    [],
  );
});
