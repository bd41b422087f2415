import { phoneRules } from '#shared/contact.ts';
import type { PhonePlan } from '#shared/site-outline.ts';

type Input = Partial<Pick<InputEvent, 'data' | 'inputType'>>;

/**
 * Returns how a field for phone numbers of this plan responds to an input event: with the text and the caret. Typed digits
 * are grouped, `78755` -> `787-55`, and none is ever lost: what does not fit the plan stays as it was typed. Pasted or
 * autofilled text stays as it is unless it is one whole number.
 */
export function phoneField(plan: PhonePlan) {
  const { trunkPrefix = '', groups, separator = '-' } = plan;
  const { formatPhone } = phoneRules(plan);

  /** The number of digits up to the end of each group. */
  const groupEnds = groups.map((_, index) =>
    groups.slice(0, index + 1).reduce((sum, length) => sum + length, trunkPrefix.length),
  );
  const fullLength = groupEnds.at(-1) ?? 0;

  /** The beginning of a number of this country: no + or 00, and only the usual separators. */
  const numberStart = new RegExp(`^(?!\\D*00)[\\s(]*(?:${trunkPrefix || '[1-9]'}[\\d\\s()./-]*)?$`);

  return function afterInput(text: string, caret: number, { data, inputType }: Input): [shown: string, caret: number] {
    const isKey = data?.length === 1;
    const digits = digitsOf(text);
    const number = formatPhone(digits);
    const isWhole = number !== digits;

    // Of a number that is not complete only digits are taken. An extension may follow a complete one.
    const textWithoutKey = text.slice(0, caret - 1) + text.slice(caret);
    const isSign = isKey && data !== '+' && digitsOf(textWithoutKey) === digits;
    const isUnopened = data === ')' && !textWithoutKey.includes('(');
    if (isSign && (isUnopened || (digits.length < fullLength && numberStart.test(textWithoutKey))))
      return [textWithoutKey, caret - 1];

    const isTyped = isKey || inputType?.startsWith('delete');
    const formatted = formatPhone(text);
    // Nine digits may be the beginning of a number with the country's code: no prefix is put before them yet.
    let shown = isTyped && digitsOf(formatted).length > digits.length ? text : formatted;
    if (isTyped && numberStart.test(text) && (isWhole || digits.length <= fullLength))
      shown = isWhole
        ? number
        : [...digits].map((digit, index) => (groupEnds.includes(index) ? separator + digit : digit)).join('');
    if (shown === text) return [text, caret];
    // This country's own code is removed from the start.
    const digitsBeforeCaret = digitsOf(text.slice(0, caret)).length + digitsOf(shown).length - digits.length;
    let position = 0;
    for (let digitsSeen = 0; digitsSeen < digitsBeforeCaret && position < shown.length; position++)
      if (shown[position] !== separator) digitsSeen++;
    // The Delete key moves past a separator, which would come back otherwise.
    const isForward = inputType === 'deleteContentForward' && shown[position] === separator;
    return [shown, isForward ? position + 1 : position];
  };
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
