import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  // Noise is failure: React tells of wrong keys, wrong nesting and lost updates on the console only.
  vi.spyOn(console, 'error');
});

afterEach(() => {
  vi.useRealTimers();
  expect(vi.mocked(console.error).mock.calls, 'unexpected console errors').toEqual([]);
});
