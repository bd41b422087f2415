import { expect, test } from 'vitest';
import { afterInput } from './phone-field.ts';

const inputs = {
  key: (text: string, caret: number) => ({ inputType: 'insertText', data: text[caret - 1] ?? '' }),
  Backspace: () => ({ inputType: 'deleteContentBackward', data: null }),
  Delete: () => ({ inputType: 'deleteContentForward', data: null }),
  paste: (text: string) => ({ inputType: 'insertFromPaste', data: text }),
  autofill: () => ({}),
};

/** The caret stands where the `|` is. */
test.each<[input: keyof typeof inputs, what: string, left: string, expected: string]>([
  ['key', 'the fourth digit, which brings a hyphen', '7875|', '787-5|'],
  ['key', 'an eleventh digit, which is not taken', '787-555-01429|', '787-555-0142|'],
  ['key', 'a letter, which is not taken', '787-55x|', '787-55|'],
  ['key', 'a digit in the middle', '79|87-555', '79|8-755-5'],
  ['key', 'a digit before a full number, which keeps its end', '9|787-555-0142', '|787-555-0142'],
  ['key', 'a country code before a full number', '1|787-555-0142', '|787-555-0142'],
  ['key', 'a code of another country', '+57 3|00', '+57 3|00'],
  ['Backspace', 'over a digit of an extension', '55-0142 x|', '55-0142 x|'],
  ['Backspace', 'over a digit in the middle', '77|-555', '77|5-55'],
  ['Backspace', 'over a hyphen, which it passes', '787|555', '787|-555'],
  ['Delete', 'over a hyphen, which it passes', '787|555', '787-|555'],
  ['Delete', 'over a digit', '77|-555', '77|5-55'],
  ['paste', 'a number with the country code', '+1 (787) 555-0142|', '787-555-0142|'],
  ['paste', 'over the first digits', '787|-555-0142', '787|-555-0142'],
  ['paste', 'what is no number', '1-787-555-0142 x12|', '1-787-555-0142 x12|'],
  ['autofill', 'a number of this country', '+17875550142|', '787-555-0142|'],
])('%s: %s', (input, _, left, expected) => {
  const caret = left.indexOf('|');
  const [shown, place] = afterInput(left.replace('|', ''), caret, inputs[input](left, caret));

  expect(`${shown.slice(0, place)}|${shown.slice(place)}`).toBe(expected);
});

test.each([
  ['7875550142', '787-555-0142'],
  ['+1 787 555 0142', '787-555-0142'],
  ['787-555-0142 x12', '787-555-0142x12'],
  ['+57 300 123 4567', '+57 300 123 4567'],
])('%s, typed key by key, shows as %s', (keys, shown) => {
  const typed = [...keys].reduce((text, data) => {
    const left = text + data;
    return afterInput(left, left.length, { inputType: 'insertText', data })[0];
  }, '');

  expect(typed).toBe(shown);
});
