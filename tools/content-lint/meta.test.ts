import { expect, test } from 'vitest';
import { checkMeta } from './meta.ts';
import { linesOf } from './tree-under-test.ts';

test('two pages of a language share neither title nor description', () => {
  const page = { meta: { title: 'A title of some length', description: 'd'.repeat(100) } };

  expect(linesOf(checkMeta, { 'en/sap': page, 'en/testing': page, 'es/sap': page })).toEqual([
    'content/en/testing.yaml: meta.title – is the same as in content/en/sap.yaml: each page needs its own.',
    'content/en/testing.yaml: meta.description – is the same as in content/en/sap.yaml: each page needs its own.',
  ]);
});
