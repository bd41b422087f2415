import { phonePlan } from '#site/bundled.ts';
import { formatPhone } from '../contact-rules.ts';

const { trunkPrefix = '', groups, separator = '-' } = phonePlan;

/** How many digits stand before the end of each group. */
const ends = groups.map((_, at) => groups.slice(0, at + 1).reduce((sum, length) => sum + length, trunkPrefix.length));
const fullLength = ends.at(-1) ?? 0;

/** What may become a number of this country: no + and no 00 before it, no sign but those that people put between digits. */
const begun = new RegExp(`^(?!\\D*00)[\\s(]*(?:${trunkPrefix || '[1-9]'}[\\d\\s()./-]*)?$`);

type Stroke = Partial<Pick<InputEvent, 'data' | 'inputType'>>;

/**
 * What the phone field shows after `stroke` has left `text` in it, and where the caret belongs then. Keys write a number in
 * its groups, `78755` -> `787-55`; what is pasted or filled in stays as it is unless it is plainly one whole number.
 */
export function afterStroke(text: string, caret: number, { data, inputType }: Stroke): [shown: string, caret: number] {
  const isKey = data?.length === 1;
  const digits = digitsOf(text);
  const number = formatPhone(digits);
  const isWhole = number !== digits;

  // A digit too many is not taken, nor another sign before the number is whole: after it, one may begin an extension.
  const without = text.slice(0, caret - 1) + text.slice(caret);
  const isDigit = digitsOf(without) !== digits;
  const isTaken = isDigit ? isWhole || digits.length <= fullLength : digits.length >= fullLength;
  if (isKey && data !== '+' && !isTaken && begun.test(without)) return [without, caret - 1];

  const isTyped = isKey || inputType?.startsWith('delete');
  let shown = formatPhone(text);
  if (isTyped && begun.test(text) && (isWhole || digits.length <= fullLength))
    shown = isWhole ? number : [...digits].map((digit, at) => (ends.includes(at) ? separator + digit : digit)).join('');
  if (shown === text) return [text, caret];
  // The code of the own country goes from the beginning.
  const before = digitsOf(text.slice(0, caret)).length + digitsOf(shown).length - digits.length;
  let position = 0;
  for (let seen = 0; seen < before && position < shown.length; position++) if (shown[position] !== separator) seen++;
  // The Delete key must pass the sign between groups, or it would stand before it for ever.
  const isForward = inputType === 'deleteContentForward' && shown[position] === separator;
  return [shown, isForward ? position + 1 : position];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
