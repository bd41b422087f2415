import { expect, test } from 'vitest';
import { phoneRules } from '#shared/contact.ts';
import type { PhonePlan } from '#shared/site-outline.ts';
import { phoneField } from './phone-field.ts';

const american: PhonePlan = { countryCode: '1', groups: [3, 3, 4] };
const afterInput = phoneField(american);

const inputs = {
  key: (text: string, caret: number) => ({ inputType: 'insertText', data: text[caret - 1] ?? '' }),
  Backspace: () => ({ inputType: 'deleteContentBackward', data: null }),
  Delete: () => ({ inputType: 'deleteContentForward', data: null }),
  paste: (text: string) => ({ inputType: 'insertFromPaste', data: text }),
  autofill: () => ({}),
};

/** The caret stands where the `|` is. */
test.each<[input: keyof typeof inputs, what: string, before: string, expected: string]>([
  ['key', 'the fourth digit, which brings a hyphen', '7875|', '787-5|'],
  ['key', 'an eleventh digit, which stays as it is typed', '787-555-01429|', '787-555-01429|'],
  ['key', 'a letter, which is not taken', '787-55x|', '787-55|'],
  ['key', 'a digit in the middle', '79|87-555', '79|8-755-5'],
  ['key', 'a country code before a full number', '1|787-555-0142', '|787-555-0142'],
  ['key', 'a code of another country', '+57 3|00', '+57 3|00'],
  ['Backspace', 'over a digit in the middle', '77|-555', '77|5-55'],
  ['Backspace', 'over a hyphen, which it passes', '787|555', '787|-555'],
  ['Delete', 'over a hyphen, which it passes', '787|555', '787-|555'],
  ['paste', 'a number with the country code', '+1 (787) 555-0142|', '787-555-0142|'],
  ['paste', 'what is no number', '1-787-555-0142 x12|', '1-787-555-0142 x12|'],
  ['autofill', 'a number of this country', '+17875550142|', '787-555-0142|'],
])('%s: %s', (input, _, before, expected) => {
  const caret = before.indexOf('|');
  const [shown, place] = afterInput(before.replace('|', ''), caret, inputs[input](before, caret));

  expect(`${shown.slice(0, place)}|${shown.slice(place)}`).toBe(expected);
});

function typed(keys: string, plan: PhonePlan): string {
  const afterInput = phoneField(plan);
  return [...keys].reduce((text, data) => {
    const before = text + data;
    return afterInput(before, before.length, { inputType: 'insertText', data })[0];
  }, '');
}

const plans = {
  'Puerto Rico': [american, '7875550142'],
  Portugal: [{ countryCode: '351', groups: [3, 3, 3], separator: ' ' }, '912345678'],
  France: [{ countryCode: '33', trunkPrefix: '0', groups: [1, 2, 2, 2, 2], separator: ' ' }, '0612345678'],
  Germany: [{ countryCode: '49', trunkPrefix: '0', groups: [2, 4, 4], separator: ' ' }, '03090182010'],
  Denmark: [{ countryCode: '45', groups: [2, 2, 2, 2], separator: ' ' }, '12345678'],
} satisfies Record<string, [PhonePlan, string]>;

test.each(Object.entries(plans))(
  'no digit is lost letter by letter where numbers are those of %s',
  (_, [plan, domestic]) => {
    const { plainPhone } = phoneRules(plan);
    const withoutTrunk = domestic.slice((plan as PhonePlan).trunkPrefix?.length ?? 0);
    const spellings = [
      domestic,
      `${domestic}9`,
      `${domestic} 12`,
      `${domestic.slice(0, 4)}-${domestic.slice(4)}`,
      `${plan.countryCode}${withoutTrunk}`,
    ];
    const internationalSpellings = [
      `+${plan.countryCode} ${withoutTrunk}`,
      `(+${plan.countryCode}) ${withoutTrunk}`,
      `00${plan.countryCode}${withoutTrunk}`,
    ];
    const foreignNumbers = ['351912345678', '(+351) 912345678', '+442079460123', '0033478550142', '9234567890123456'];
    // The country's own code may go, since the number is the same without it.
    const dialed = (text: string) => plainPhone(text.replace(/[()\s]/g, '')).replace(/\D/g, '');

    for (const keys of [...spellings, ...internationalSpellings, ...foreignNumbers])
      expect(dialed(typed(keys, plan)), keys).toBe(dialed(keys));
    expect(typed(domestic, plan)).toBe(phoneRules(plan).formatPhone(domestic));
  },
);
