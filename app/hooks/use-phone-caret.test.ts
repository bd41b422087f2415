import { expect, test } from 'vitest';
import { formatPhone, keptPhone, phonePlan } from '#shared/contact.ts';
import { loadCompany } from '#site/load.server.ts';
import { caretAfter } from './use-phone-caret.ts';

/** The caret stands where the `|` is. */
function read(marked: string): [string, number] {
  return [marked.replace('|', ''), marked.indexOf('|')];
}

test.each<[stroke: string, typed: string, expected: string, forward?: boolean]>([
  ['the first digit', '7|', '7|'],
  ['the fourth digit, which brings a hyphen', '7875|', '787-5|'],
  ['the seventh digit', '787-5550|', '787-555-0|'],
  ['the tenth digit', '787-555-0142|', '787-555-0142|'],
  ['an eleventh digit, which is dropped', '787-555-01429|', '787-555-0142|'],
  ['a letter, which is dropped', '787-55x|', '787-55|'],
  ['a digit in the middle', '79|87-555', '79|8-755-5'],
  ['a digit just after a hyphen', '787-9|555', '787-9|55-5'],
  ['a digit before a full number', '9|787-555-0142', '9|78-755-5014'],
  ['a country code before a full number', '1|787-555-0142', '|787-555-0142'],
  ['a letter in the middle', '78x|7-555', '78|7-555'],
  ['backspace at the end', '787-55|', '787-55|'],
  ['backspace over a digit in the middle', '77|-555', '77|5-55'],
  ['backspace over a hyphen, which passes it', '787|555', '787|-555'],
  ['backspace over the only digit', '|', '|'],
  ['a paste with the country code', '+1 (787) 555-0142|', '787-555-0142|'],
  ['a paste without it', '(787) 555-0142|', '787-555-0142|'],
  ['a paste of too many digits', '787 555 0142 999|', '787-555-0142|'],
  ['a code of another country', '+57 3|00', '+57 3|00'],
  ['a letter in a number of another country', '+57 x|300', '+57 |300'],
  ['a paste over the first digits', '787|-555-0142', '787|-555-0142'],
  ['Delete over a hyphen, which passes it', '787|555', '787-|555', true],
  ['Delete over the digit after a hyphen', '787-|54', '787-|54', true],
  ['Delete over a digit', '77|-555', '77|5-55', true],
  ['Delete at the end', '787-555|', '787-555|', true],
])('the caret stays where a person types: %s', (_, typed, expected, forward) => {
  const [raw, caret] = read(typed);
  const [shown, place] = read(expected);

  expect(formatPhone(keptPhone(raw))).toBe(shown);
  expect(caretAfter(raw, caret, forward)).toBe(place);
});

test('the own country is the one of the company and its number', () => {
  const { number, shown } = loadCompany().phone;
  expect(number).toBe(`+${phonePlan.countryCode}${shown.replace(/\D/g, '')}`);
});
