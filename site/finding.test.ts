import { expect, test } from 'vitest';
import { namesIn } from '#shared/fill.ts';
import { errorAt, lineOf, sentenceOf, warningAt } from './finding.ts';
import sentences from './sentences.json' with { type: 'json' };

test.each(Object.entries(sentences))('%s is told of the same values in both languages', (_, { en, es }) => {
  const unnamed = namesIn(es).filter((name) => !namesIn(en).includes(name));
  expect(unnamed).toEqual([]);
  expect(es).not.toBe('');
});

test('a finding is a line with its place, and languages are named in that of the reader', () => {
  const foreign = warningAt('content/es/invoicing.yaml', 'a', 'copied', { original: 'en', language: 'es' });

  expect(lineOf(foreign)).toBe('content/es/invoicing.yaml: a – warning: is the English text: write it in Spanish.');
  expect(sentenceOf(foreign, 'es')).toBe('es el texto en inglés: escríbalo en español.');
  expect(lineOf(errorAt('', '', 'check-red'))).toMatch(/^The check is red/);
});
