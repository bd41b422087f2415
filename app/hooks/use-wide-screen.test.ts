// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setWindow } from '../testing/set-window.ts';
import { useWideScreen } from './use-wide-screen.ts';

test.each([
  [320, false],
  [767, false],
  [768, true],
  [1280, true],
])('a window of %i px is wide: %s', (width, wide) => {
  setWindow({ width });

  expect(renderHook(useWideScreen).result.current).toBe(wide);
});

test('at the build nobody knows how wide it is', () => {
  const Asks = () => String(useWideScreen());

  expect(renderToString(createElement(Asks))).toBe('undefined');
});

test('a window that is made wider is noticed, and one that is made narrower again', () => {
  setWindow({ width: 500 });
  const { result } = renderHook(useWideScreen);

  act(() => setWindow({ width: 900 }));
  expect(result.current).toBe(true);

  act(() => setWindow({ width: 500 }));
  expect(result.current).toBe(false);
});
