// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setWindow } from '../testing/set-window.ts';

/** The switch of a page that was just loaded. */
async function freshPage() {
  vi.resetModules();
  const { useMotion } = await import('./motion.ts');
  return renderHook(() => ({ first: useMotion(), second: useMotion() })).result;
}

beforeEach(() => {});

test('motion runs at first', async () => {
  const page = await freshPage();

  expect(page.current.first.paused).toBe(false);
  expect(document.documentElement.dataset.motion).toBe('running');
});

test('motion starts paused for a person who prefers reduced motion', async () => {
  setWindow({ motion: 'reduce' });
  const page = await freshPage();

  expect(page.current.first.paused).toBe(true);
  expect(document.documentElement.dataset.motion).toBe('paused');
});

test('one switch governs every part of the page and tells the style sheet', async () => {
  const page = await freshPage();

  act(() => page.current.first.toggle());

  expect(page.current.second.paused).toBe(true);
  expect(document.documentElement.dataset.motion).toBe('paused');

  act(() => page.current.second.toggle());

  expect(page.current.first.paused).toBe(false);
});

test('the choice is remembered on the next page', async () => {
  const page = await freshPage();
  act(() => page.current.first.toggle());

  expect((await freshPage()).current.first.paused).toBe(true);
});

test('a remembered choice counts more than the preference of the system', async () => {
  setWindow({ motion: 'reduce' });
  const page = await freshPage();
  act(() => page.current.first.toggle());

  expect((await freshPage()).current.first.paused).toBe(false);
});

test('a browser that forbids storage has the switch for as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const page = await freshPage();

  act(() => page.current.first.toggle());

  expect(page.current.second.paused).toBe(true);
  expect((await freshPage()).current.first.paused).toBe(false);
});
