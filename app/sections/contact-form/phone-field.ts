import { phonePlan } from '#site/bundled.ts';
import { formatPhone } from './form-rules.ts';

const { trunkPrefix = '', groups, separator = '-' } = phonePlan;

/** The number of digits up to the end of each group. */
const ends = groups.map((_, at) => groups.slice(0, at + 1).reduce((sum, length) => sum + length, trunkPrefix.length));
const fullLength = ends.at(-1) ?? 0;

/** The beginning of a number of this country: no + or 00, and only the usual separators. */
const begun = new RegExp(`^(?!\\D*00)[\\s(]*(?:${trunkPrefix || '[1-9]'}[\\d\\s()./-]*)?$`);

type Input = Partial<Pick<InputEvent, 'data' | 'inputType'>>;

/**
 * The text and caret of the phone field after an input event. Typed digits are grouped, `78755` -> `787-55`; pasted or
 * autofilled text stays as it is unless it is one whole number.
 */
export function afterInput(text: string, caret: number, { data, inputType }: Input): [shown: string, caret: number] {
  const isKey = data?.length === 1;
  const digits = digitsOf(text);
  const number = formatPhone(digits);
  const isWhole = number !== digits;

  // A digit too many is refused, and any other character before the number is complete. An extension may follow it.
  const without = text.slice(0, caret - 1) + text.slice(caret);
  const isDigit = digitsOf(without) !== digits;
  const isTaken = isDigit ? isWhole || digits.length <= fullLength : digits.length >= fullLength;
  if (isKey && data !== '+' && !isTaken && begun.test(without)) return [without, caret - 1];

  const isTyped = isKey || inputType?.startsWith('delete');
  let shown = formatPhone(text);
  if (isTyped && begun.test(text) && (isWhole || digits.length <= fullLength))
    shown = isWhole ? number : [...digits].map((digit, at) => (ends.includes(at) ? separator + digit : digit)).join('');
  if (shown === text) return [text, caret];
  // This country's own code is removed from the start.
  const before = digitsOf(text.slice(0, caret)).length + digitsOf(shown).length - digits.length;
  let position = 0;
  for (let seen = 0; seen < before && position < shown.length; position++) if (shown[position] !== separator) seen++;
  // The Delete key moves past a separator, which would come back otherwise.
  const isForward = inputType === 'deleteContentForward' && shown[position] === separator;
  return [shown, isForward ? position + 1 : position];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
