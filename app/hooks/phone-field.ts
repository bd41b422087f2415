import { formatPhone, phoneLength, phonePlan } from '#shared/contact.ts';

const { trunkPrefix = '', groups } = phonePlan;

/** What may become a number of this country: no + and no 00 before it, no sign but those that people put between digits. */
const begun = new RegExp(`^(?!\\D*00)[\\s(]*(?:${trunkPrefix || '[1-9]'}[\\d\\s()./-]*)?$`);

/** As many of its digits as are there, each group filled before the next. */
const inGroups = new RegExp(
  groups.map((length, at) => `(\\d{0,${at === 0 ? trunkPrefix.length + length : length}})`).join(''),
);

type Stroke = Partial<Pick<InputEvent, 'data' | 'inputType'>>;

/**
 * What the phone field shows after `stroke` has left `text` in it, and where the caret belongs then. Keys write a number in
 * its groups, `78755` -> `787-55`; what is pasted or filled in stays as it is unless it is plainly one whole number.
 */
export function afterStroke(text: string, caret: number, stroke: Stroke): [shown: string, caret: number] {
  const key = stroke.data?.length === 1 ? stroke.data : '';
  const without = text.slice(0, caret - 1) + text.slice(caret);
  // After a whole number a letter may begin an extension.
  if (/[^\d+]/.test(key) && begun.test(without) && digitsOf(without).length < trunkPrefix.length + phoneLength)
    return afterStroke(without, caret - 1, { inputType: 'delete' });

  const isTyped = (key || stroke.inputType?.startsWith('delete')) && begun.test(text);
  const digits = digitsOf(text);
  const number = formatPhone(isTyped ? digits : text);
  const shown =
    isTyped && number === digits ? (inGroups.exec(digits)?.slice(1).filter(Boolean).join('-') ?? '') : number;
  if (shown === text) return [text, caret];
  // The code of the own country goes from the beginning, a digit too many from the end.
  const dropped = digits.endsWith(digitsOf(shown)) ? digits.length - digitsOf(shown).length : 0;
  const before = digitsOf(text.slice(0, caret)).length - dropped;
  let position = 0;
  for (let seen = 0; seen < before && position < shown.length; position++) if (shown[position] !== '-') seen++;
  // The Delete key must pass a hyphen, or it would stand before it for ever.
  const isForward = stroke.inputType === 'deleteContentForward' && shown[position] === '-';
  return [shown, isForward ? position + 1 : position];
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
