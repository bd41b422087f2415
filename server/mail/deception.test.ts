import { expect, test } from 'vitest';
import { findDeception } from './deception.ts';

const honest = { name: 'José Ñandú', email: 'a@b.pr', phone: '', website: 'https://b.pr', message: '¿Podemos hablar?' };

test.each([
  ['honest words in both languages', {}, []],
  ['whole words of different alphabets', { message: 'Привет from Ponce, Ω = 5' }, []],
  [
    'letters of several alphabets',
    { name: 'Pаypal' },
    [{ field: 'name', kind: 'mixedScripts', scripts: 'Latin, Cyrillic' }],
  ],
  ['invisible characters', { message: 'a\u202eb' }, [{ field: 'message', kind: 'invisible' }]],
])('what is found in %s', (_what, changes, findings) => {
  expect(findDeception({ ...honest, ...changes })).toEqual(findings);
});
