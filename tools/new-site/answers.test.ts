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
  ['fewer services in another', { services: { es: ['A', 'B'], en: ['A'] } }, 'services.en – must have 2 names'],
  ['services of one address', { services: { es: ['Día', 'dia'] } }, 'services.es – must be names that differ'],
  [
    'a color by its name',
    { action: 'teal' },
    'action – must be a hue in degrees from 0 to 360, such as 250, or a color',
  ],
  ['a hue by its name', { hues: { ...exampleAnswers.hues, ink: 'teal' } }, 'hues.ink – must be a hue in degrees'],
  ['a color that cannot be read', { action: { ...exampleAnswers.action, lightness: 0.7 } }, 'action – the color'],
])('%s is refused in a sentence', (_, change, sentence) => {
  const folder = temporaryFolder({ 'answers.yaml': stringify({ ...exampleAnswers, ...change }) });

  expect(() => readAnswers(join(folder, 'answers.yaml'))).toThrow(`answers.yaml: ${sentence}`);
});
