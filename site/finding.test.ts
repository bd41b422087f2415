import { expect, test } from 'vitest';
import { namesIn } from '#shared/fill.ts';
import sentences from './sentences.json' with { type: 'json' };

test.each(Object.entries(sentences))('%s is told of the same values in both languages', (_, { en, es }) => {
  const unnamed = namesIn(es).filter((name) => !namesIn(en).includes(name));
  expect(unnamed).toEqual([]);
  expect(es).not.toBe('');
});
