import { expect, test } from 'vitest';
import { findSlot } from './page-slot.ts';

test.each([
  ['<form><input type="hidden" name="timestamp"/>Ñ</form>', '<form>', 'Ñ</form>'],
  ['<p>ñ</p><input name=timestamp value="">x', '<p>ñ</p>', 'x'],
])('an input is found however it is written: %s', (html, before, after) => {
  expect(findSlot(html, 'input', 'name', 'timestamp')).toEqual({ before, after });
});

test.each(['<output data-reference=""></output>', '<output data-reference></output>'])('so is %s', (element) => {
  const html = `<p><output>no</output>${element}</p>`;
  const slot = { before: '<p><output>no</output>', after: '</p>' };
  expect(findSlot(html, 'output', 'data-reference', '')).toEqual(slot);
});

test('a page without one has no slot', () => {
  expect(findSlot('<p>name="timestamp"</p><!-- <input name="timestamp"> -->', 'input', 'name', 'timestamp')).toBe(
    undefined,
  );
});
