import { expect, test } from 'vitest';
import { merge } from './merge.ts';

const base = { title: 'Old', items: ['a', 'b'], meta: { one: '1', two: '2' } };

test('what only one changed is taken from it', () => {
  const mine = { ...base, title: 'New' };
  const theirs = { ...base, items: ['a', 'b', 'c'], meta: { one: '1', two: 'changed' } };

  expect(merge(base, mine, theirs, 'theirs')).toEqual({ value: { ...theirs, title: 'New' }, clashes: [] });
});

test('where both changed, the chosen one stands and the place is told', () => {
  const mine = { ...base, items: ['mine', 'b'] };
  const theirs = { ...base, items: ['theirs', 'b'] };
  const clashes = [{ key: ['items', 0], mine: 'mine', theirs: 'theirs' }];

  expect(merge(base, mine, theirs, 'mine')).toEqual({ value: mine, clashes });
  expect(merge(base, mine, theirs, 'theirs')).toEqual({ value: theirs, clashes });
});

test('a list that both changed in length is one value', () => {
  const clash = merge(base, { ...base, items: ['a'] }, { ...base, items: [] }, 'mine').clashes[0];

  expect(clash).toEqual({ key: ['items'], mine: ['a'], theirs: [] });
});

test('a key that one of them took out is gone', () => {
  const { title, ...theirs } = base;

  expect(merge(base, { ...base, items: ['c', 'b'] }, theirs, 'mine').value).toEqual({ ...theirs, items: ['c', 'b'] });
});
