import { expect, test } from 'vitest';
import { escapeInvisible } from './visible-text.ts';

test('text in both languages, emoji and line ends stay as typed', () => {
  const text = 'Ñandú, pingüino:\t¿listo?\n👩‍💻 “SAP” — 50 %';
  expect(escapeInvisible(text)).toBe(text);
});

test.each([
  ['a turned direction', 'invoice\u202efdp.exe', 'invoice⟨U+202E⟩fdp.exe'],
  ['a zero-width space', 'pay\u200bpal', 'pay⟨U+200B⟩pal'],
  ['a hidden tag', 'a\u{e0041}b', 'a⟨U+E0041⟩b'],
  ['a control character', 'a\u0008b\u001b[31m', 'a⟨U+0008⟩b⟨U+001B⟩[31m'],
])('%s is shown as what it is', (_what, text, shown) => {
  expect(escapeInvisible(text)).toBe(shown);
});
