import { afterEach, beforeEach, expect, vi } from 'vitest';

// Noise is failure: React tells of wrong keys, wrong nesting and lost updates on the console only.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
  vi.useRealTimers();
  expect(vi.mocked(console.error).mock.calls, 'unexpected console errors').toEqual([]);
});
