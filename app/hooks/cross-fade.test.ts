// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

/** Lets a page begin to run, and react after `ms`. Says whether it cross-fades, and names the window's picture. */
async function react(ms: number) {
  vi.useFakeTimers({ toFake: ['performance'] });
  document.startViewTransition = vi.fn();
  document.documentElement.removeAttribute('style');
  const { chooseCrossFade } = await import('./cross-fade.ts');
  vi.advanceTimersByTime(ms);
  chooseCrossFade();
  return {
    crossFades: Boolean(document.startViewTransition),
    picture: document.documentElement.style.viewTransitionName,
  };
}

test('pages cross-fade where a page reacts soon', async () => {
  expect(await react(100)).toEqual({ crossFades: true, picture: 'root' });
});

test('where a page takes longer to react, the next one comes at once', async () => {
  expect(await react(101)).toMatchObject({ crossFades: false });
});
