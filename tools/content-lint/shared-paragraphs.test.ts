import { expect, test } from 'vitest';
import { checkSharedParagraphs } from './shared-paragraphs.ts';
import { treeOf } from './tree-of.ts';

const sentence = 'This sentence is long enough to be noticed when it comes again.';

test('a sentence of 60 characters or more that stands on two pages is told with the other place', () => {
  const tree = treeOf({ 'en/sap': { a: `First. ${sentence}` }, 'en/testing': { b: `${sentence} Last.` } });

  expect(checkSharedParagraphs(tree)).toMatchObject([
    { file: 'content/en/testing.yaml', key: 'b', message: expect.stringContaining('content/en/sap.yaml: a') },
  ]);
});

test('short sentences, other languages and files of the shell may repeat', () => {
  const short = 'This one is short.';
  const tree = treeOf({
    'en/sap': { a: short, b: sentence },
    'en/testing': { a: short },
    'es/sap': { b: sentence },
    'en/site': { b: sentence },
  });

  expect(checkSharedParagraphs(tree)).toEqual([]);
});
