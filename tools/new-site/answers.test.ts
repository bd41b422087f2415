import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readAnswers } from './answers.ts';

const typed = parse(readFileSync('tools/new-site/answers.yaml', 'utf8'));

test('answers are read as they are written, a color also as hex, and what is left out is as usual in the country', () => {
  const hues = { ...typed.hues, services: '#1f5fae' };
  const folder = temporaryFolder({
    'answers.yaml': stringify({ ...typed, hues, action: '#1f5fae', mailbox: undefined }),
  });

  expect(readAnswers(join(folder, 'answers.yaml'))).toEqual({
    ...typed,
    mailbox: typed.email,
    designCredit: typed.name,
    currency: 'COP',
    timeZone: 'America/Bogota',
    address: { ...typed.address, townLine: '{postalCode} {city}' },
    hues: { services: 256, company: typed.hues.company, ink: 256, paper: 90 },
    action: { hue: 256, chroma: 0.141, lightness: 0.489 },
  });
});

test.each([
  ['a missing answer', { phone: undefined }, 'phone – missing: add it.'],
  ['a phone without country code', { phone: '601 555 0142' }, 'phone – must have its country code, and groups'],
  ['a language alone', { languages: ['es'] }, 'languages.#1 – must be a language and a country such as es-CO.'],
  ['fewer services in another', { services: { es: ['A', 'B'], en: ['A'] } }, 'services.en – must have 2 names'],
  ['services of one address', { services: { es: ['Día', 'dia'] } }, 'services.es – must be names that differ'],
  [
    'a color by its name',
    { action: 'teal' },
    'action – must be a hue in degrees from 0 to 360, such as 250, or a color',
  ],
  ['a hue by its name', { hues: { ...typed.hues, ink: 'teal' } }, 'hues.ink – must be a hue in degrees'],
  ['a color that cannot be read', { action: { ...typed.action, lightness: 0.7 } }, 'action – the color'],
])('%s is refused in a sentence', (_, change, sentence) => {
  const folder = temporaryFolder({ 'answers.yaml': stringify({ ...typed, ...change }) });

  expect(() => readAnswers(join(folder, 'answers.yaml'))).toThrow(`answers.yaml: ${sentence}`);
});
