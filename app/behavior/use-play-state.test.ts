// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

/** A moving part of a page that was just loaded, with the page's own motion switch. */
async function movingPart() {
  vi.resetModules();
  const { useMotion } = await import('./motion.ts');
  const { usePlayState } = await import('./use-play-state.ts');
  return renderHook(() => ({ play: usePlayState(), motion: useMotion() })).result;
}

test('a part moves until it is held, and goes on when it is let go', async () => {
  const part = await movingPart();
  expect(part.current.play).toMatchObject({ running: true, moving: true });

  act(() => part.current.play.hold(true));
  expect(part.current.play).toMatchObject({ running: true, moving: false });

  act(() => part.current.play.hold(false));
  expect(part.current.play.moving).toBe(true);
});

test('a part that was stopped stays so until its own button starts it', async () => {
  const part = await movingPart();

  act(() => part.current.play.stop());
  act(() => part.current.play.hold(false));
  expect(part.current.play).toMatchObject({ running: false, moving: false });

  act(() => part.current.play.toggle());
  expect(part.current.play).toMatchObject({ running: true, moving: true });

  act(() => part.current.play.toggle());
  expect(part.current.play.running).toBe(false);
});

test('the motion switch of the page stops a part and starts it again', async () => {
  const part = await movingPart();

  act(() => part.current.motion.toggle());
  expect(part.current.play.running).toBe(false);

  act(() => part.current.motion.toggle());
  expect(part.current.play.running).toBe(true);
});

test('a part that was stopped by itself is not started by the motion switch', async () => {
  const part = await movingPart();

  act(() => part.current.play.stop());
  act(() => part.current.motion.toggle());
  act(() => part.current.motion.toggle());

  expect(part.current.play.running).toBe(false);
});

test('the own button starts a part though the page is paused', async () => {
  const part = await movingPart();
  act(() => part.current.motion.toggle());

  act(() => part.current.play.toggle());

  expect(part.current.play.running).toBe(true);
});

test('pausing the page stops a part that its own button had started', async () => {
  const part = await movingPart();
  act(() => part.current.play.stop());
  act(() => part.current.play.toggle());

  act(() => part.current.motion.toggle());

  expect(part.current.play.running).toBe(false);
});
