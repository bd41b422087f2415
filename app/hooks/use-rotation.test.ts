// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRotation } from './use-rotation.ts';

function pass(ms: number) {
  act(() => vi.advanceTimersByTime(ms));
}

beforeEach(() => {
  vi.useFakeTimers();
});

test('goes to the next one after each interval, and round', () => {
  const { result } = renderHook(() => useRotation(3, 2500));

  const seen = [result.current.index];
  for (let turn = 0; turn < 4; turn++) {
    pass(2500);
    seen.push(result.current.index);
  }

  expect(seen).toEqual([0, 1, 2, 0, 1]);
});

test('stays for the whole interval', () => {
  const { result } = renderHook(() => useRotation(3, 2500));

  pass(2499);
  expect(result.current.index).toBe(0);

  pass(1);
  expect(result.current.index).toBe(1);
});

test('a jump begins a full interval anew', () => {
  const { result } = renderHook(() => useRotation(4, 3000));
  pass(2900);

  act(() => result.current.show(2));
  pass(2999);
  expect(result.current.index).toBe(2);

  pass(1);
  expect(result.current.index).toBe(3);
});

test('stands still once it is stopped, and after it left the page', () => {
  const { result, unmount } = renderHook(() => useRotation(3, 2500));

  act(() => result.current.stop());
  pass(60_000);
  expect(result.current.index).toBe(0);

  act(() => result.current.button.onClick());
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
