import { expect, test } from 'vitest';
import { changedSentences, changesBetween } from './changes.ts';

test('a value that changed has its old and its new words, an added or removed one only one of them', () => {
  expect(changesBetween('a: { b: One }\nc: Two\n', 'a: { b: Ten }\nd: Four\n')).toEqual([
    { key: 'a.b', before: 'One', after: 'Ten' },
    { key: 'd', after: 'Four' },
    { key: 'c', before: 'Two' },
  ]);
});

test('an entry that is put between others or moved does not make the rest look changed', () => {
  const list = (...titles: string[]) => titles.map((title) => `- { title: ${title}, sample: true }\n`).join('');

  expect(changesBetween(list('One', 'Two'), list('Three', 'Two', 'One'))).toEqual([
    { key: '#1.title', after: 'Three' },
  ]);
});

test('a new file is all added, a removed one all removed, comments and layout are no change', () => {
  expect(changesBetween('', 'a: One\n')).toEqual([{ key: 'a', after: 'One' }]);
  expect(changesBetween('a: One\n', '')).toEqual([{ key: 'a', before: 'One' }]);
  expect(changesBetween('a: One\n', '# Note\na: "One"\n')).toEqual([]);
});

test('of a paragraph only the sentences that differ are shown', () => {
  const change = { key: 'a', before: 'We plan. We build. We go.', after: 'We plan. We test. We go. We stay.' };

  expect(changedSentences(change)).toEqual({ before: 'We build.', after: 'We test. We stay.' });
  expect(changedSentences({ key: 'a', after: 'We plan.' })).toEqual({ before: '', after: 'We plan.' });
});
