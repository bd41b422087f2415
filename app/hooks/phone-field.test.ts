import { expect, test } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { afterStroke } from './phone-field.ts';

const strokes = {
  key: (text: string, caret: number) => ({ inputType: 'insertText', data: text[caret - 1] ?? '' }),
  Backspace: () => ({ inputType: 'deleteContentBackward', data: null }),
  Delete: () => ({ inputType: 'deleteContentForward', data: null }),
  paste: (text: string) => ({ inputType: 'insertFromPaste', data: text }),
  autofill: () => ({}),
};

/** The caret stands where the `|` is. */
test.each<[stroke: keyof typeof strokes, what: string, left: string, expected: string]>([
  ['key', 'the first digit', '7|', '7|'],
  ['key', 'the fourth digit, which brings a hyphen', '7875|', '787-5|'],
  ['key', 'the seventh digit', '787-5550|', '787-555-0|'],
  ['key', 'an eleventh digit, which is not taken', '787-555-01429|', '787-555-0142|'],
  ['key', 'a letter, which is not taken', '787-55x|', '787-55|'],
  ['key', 'a digit in the middle', '79|87-555', '79|8-755-5'],
  ['key', 'a digit just after a hyphen', '787-9|555', '787-9|55-5'],
  ['key', 'a digit before a full number, which keeps its end', '9|787-555-0142', '|787-555-0142'],
  ['key', 'a country code before a full number', '1|787-555-0142', '|787-555-0142'],
  ['key', 'a letter in the middle', '78x|7-555', '78|7-555'],
  ['key', 'a code of another country', '+57 3|00', '+57 3|00'],
  ['key', 'a digit in an extension', '787-555-0142 x12|', '787-555-0142 x12|'],
  ['Backspace', 'over a digit of an extension', '55-0142 x|', '55-0142 x|'],
  ['Backspace', 'where digits too many were pasted', '787 555 0142 99|', '787 555 0142 99|'],
  ['Backspace', 'at the end', '787-55|', '787-55|'],
  ['Backspace', 'over a digit in the middle', '77|-555', '77|5-55'],
  ['Backspace', 'over a hyphen, which it passes', '787|555', '787|-555'],
  ['Backspace', 'over the only digit', '|', '|'],
  ['Delete', 'over a hyphen, which it passes', '787|555', '787-|555'],
  ['Delete', 'over the digit after a hyphen', '787-|54', '787-|54'],
  ['Delete', 'over a digit', '77|-555', '77|5-55'],
  ['Delete', 'at the end', '787-555|', '787-555|'],
  ['paste', 'a number with the country code', '+1 (787) 555-0142|', '787-555-0142|'],
  ['paste', 'the rest of a number', '787555-0142|', '787-555-0142|'],
  ['paste', 'over the first digits', '787|-555-0142', '787|-555-0142'],
  ['paste', 'what is no number', '1-787-555-0142 x12|', '1-787-555-0142 x12|'],
  ['paste', 'part of a number', '555-0142|', '555-0142|'],
  ['autofill', 'a number of this country', '+17875550142|', '787-555-0142|'],
])('%s: %s', (stroke, _, left, expected) => {
  const caret = left.indexOf('|');
  const [shown, place] = afterStroke(left.replace('|', ''), caret, strokes[stroke](left, caret));

  expect(`${shown.slice(0, place)}|${shown.slice(place)}`).toBe(expected);
});

test.each([
  ['7875550142', '787-555-0142'],
  ['(787) 555-0142', '787-555-0142'],
  ['1 787 555 0142', '787-555-0142'],
  ['+1 787 555 0142', '787-555-0142'],
  ['787-555-0142 x12', '787-555-0142x12'],
  ['787-555-0142, 939-555-0199', '787-555-0142, 939-555-0199'],
  ['011 49 30 901820', '011 49 30 901820'],
  ['+57 300 123 4567', '+57 300 123 4567'],
  ['n/a', ''],
])('%s, typed key by key, shows as %s', (keys, shown) => {
  const typed = [...keys].reduce((text, data) => {
    const left = text + data;
    return afterStroke(left, left.length, { inputType: 'insertText', data })[0];
  }, '');

  expect(typed).toBe(shown);
});

test('the own country is the one of the company and its number', () => {
  const { phone, phonePlan } = siteUnderTest().company();
  expect(phone.number).toBe(`+${phonePlan.countryCode}${phone.shown.replace(/\D/g, '')}`);
});
