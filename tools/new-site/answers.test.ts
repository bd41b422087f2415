import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readAnswers } from './answers.ts';
import { exampleAnswers } from './example-answers.ts';

test('answers are read as they are written, a color also as hex', () => {
  const { hues, action } = exampleAnswers;
  const typed = { hues: { ...hues, services: '#1f5fae' }, action: '#1f5fae' };
  const folder = temporaryFolder({ 'answers.yaml': stringify({ ...exampleAnswers, ...typed }) });

  expect(readAnswers(join(folder, 'answers.yaml'))).toEqual({
    ...exampleAnswers,
    hues: { ...hues, services: 256 },
    action: { ...action, hue: 256, chroma: 0.141, lightness: 0.489 },
  });
});

test.each([
  ['a missing answer', { timeZone: undefined }, 'timeZone – missing: add it.'],
  ['an unknown answer', { colour: 1 }, 'the file – no such key here: colour. Correct its spelling or remove it.'],
  ['a phone without country code', { phone: '601 555 0142' }, 'phone – must have its country code, and groups'],
  ['a language alone', { languages: ['es'] }, 'languages.#1 – must be a language and a country such as es-CO.'],
  ['no services in the first language', { services: { en: ['A'] } }, 'services.es – must be there'],
  ['fewer services in another', { services: { es: ['A', 'B'], en: ['A'] } }, 'services.en – must have 2 names'],
  ['services in no language', { services: { es: ['A'], fr: ['A'] } }, 'services.fr – is no language of the site.'],
  ['services of one address', { services: { es: ['Día', 'dia'] } }, 'services.es – must be names that differ'],
  ['too few digits', { phone: '+57 601' }, 'phone – must have its country code, and groups'],
  ['a color that cannot be read', { action: { ...exampleAnswers.action, lightness: 0.7 } }, 'action – the color'],
])('%s is refused in a sentence', (_, change, sentence) => {
  const folder = temporaryFolder({ 'answers.yaml': stringify({ ...exampleAnswers, ...change }) });

  expect(() => readAnswers(join(folder, 'answers.yaml'))).toThrow(`answers.yaml: ${sentence}`);
});
