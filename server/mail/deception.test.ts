import { expect, test } from 'vitest';
import { findDeception } from './deception.ts';

const honest = { name: 'José Ñandú', email: 'a@b.pr', phone: '', website: 'https://b.pr', message: '¿Podemos hablar?' };

test('honest words in both languages are not suspected', () => {
  expect(findDeception(honest)).toEqual([]);
});

test('a word that mixes alphabets which look alike is named with them', () => {
  expect(findDeception({ ...honest, name: 'Pаypal' })).toEqual([
    { field: 'name', kind: 'mixedScripts', scripts: 'Latin, Cyrillic' },
  ]);
});

test('whole words of different alphabets side by side are fine', () => {
  expect(findDeception({ ...honest, message: 'Привет from Ponce, Ω = 5' })).toEqual([]);
});

test('invisible characters are named with their field', () => {
  expect(findDeception({ ...honest, message: 'a\u202eb' })).toEqual([{ field: 'message', kind: 'invisible' }]);
});

test('a domain in other letters is shown as what it really is', () => {
  expect(findDeception({ ...honest, website: 'https://pаypal.com/login' })).toContainEqual({
    field: 'website',
    kind: 'foreignDomain',
    domain: 'xn--pypal-4ve.com',
  });
});
