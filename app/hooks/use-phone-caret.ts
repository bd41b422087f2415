import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { allDigits, formatPhone, isForeignPhone, keptPhone } from '#shared/contact.ts';

/**
 * Keeps the caret of the phone field where a person types, though the field groups its digits anew at each stroke.
 * Returns the input's ref and a function to call with each change, before the value is set.
 */
export function usePhoneCaret() {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function remember({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const forward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
    caret.current = caretAfter(target.value, target.selectionStart ?? target.value.length, forward);
  }

  return { input, remember };
}

/**
 * Where the caret of `raw`, which a stroke has left in the field, belongs in the formatted number. `forward`: the stroke
 * was the Delete key, which must pass a hyphen or it would stand before it for ever.
 */
export function caretAfter(raw: string, caret: number, forward = false): number {
  if (isForeignPhone(raw)) return keptPhone(raw.slice(0, caret)).length;
  const dropped = raw.replace(/\D/g, '').length - allDigits(raw).length;
  const before = raw.slice(0, caret).replace(/\D/g, '').length - dropped;
  const shown = formatPhone(keptPhone(raw));
  let position = 0;
  for (let seen = 0; seen < before && position < shown.length; position++) if (shown[position] !== '-') seen++;
  return forward && shown[position] === '-' ? position + 1 : position;
}
