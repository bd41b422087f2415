import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  // Noise is failure: React tells of wrong keys, wrong nesting and lost updates on the console only.
  vi.spyOn(console, 'error');
  if (typeof document !== 'undefined') emptyDocument();
});

afterEach(async () => {
  if (typeof document !== 'undefined') (await import('@testing-library/react')).cleanup();
  vi.useRealTimers();
  expect(vi.mocked(console.error).mock.calls, 'unexpected console errors').toEqual([]);
});

/** Files of one process share happy-dom's document: each test finds it as a browser opens one. */
function emptyDocument(): void {
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}
