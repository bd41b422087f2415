import { expect, test } from 'vitest';
import { checkMeta } from './meta.ts';
import { findingLines } from './test-tree.ts';

test('two pages of a language share neither title nor description', () => {
  const page = { meta: { title: 'A title of some length', description: 'd'.repeat(100) } };

  expect(findingLines(checkMeta, { 'en/invoicing': page, 'en/mobile-apps': page, 'es/invoicing': page })).toEqual([
    'content/en/mobile-apps.yaml: meta.title – is the same as in content/en/invoicing.yaml: each page needs its own.',
    'content/en/mobile-apps.yaml: meta.description – is the same as in content/en/invoicing.yaml: each page needs its own.',
  ]);
});
