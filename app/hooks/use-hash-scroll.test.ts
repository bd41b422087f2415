// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { scrollToPart, useHashScroll } from './use-hash-scroll.ts';

/** A page with a part that stands `top` px below the window's top, opened at `hash`. Gives what it scrolls by. */
function openAt(hash: string, { top = 900, id = 'expertise' } = {}) {
  document.body.innerHTML = `<section id="${id}"></section>`;
  const part = document.getElementById(id);
  if (part) part.getBoundingClientRect = () => new DOMRect(0, top, 800, 400);
  location.hash = hash;
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  return scrolled;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
});

test('a part is scrolled to until it stands 100 px below the top of the window, smoothly', () => {
  const scrolled = openAt('');
  vi.stubGlobal('scrollY', 250);

  scrollToPart('expertise');

  expect(scrolled).toHaveBeenCalledWith({ top: 1050 });
  expect(document.documentElement.dataset.scroll).toBe('smooth');
});

test('a part that the page does not have is not scrolled to', () => {
  const scrolled = openAt('');

  scrollToPart('nothing');

  expect(scrolled).not.toHaveBeenCalled();
});

test('a page that is opened at a part scrolls there after 500 ms', () => {
  const scrolled = openAt('#expertise');
  renderHook(useHashScroll);

  vi.advanceTimersByTime(499);
  expect(scrolled).not.toHaveBeenCalled();

  vi.advanceTimersByTime(1);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 800 });
});

test('a page that is opened without a hash does not scroll', () => {
  const scrolled = openAt('');
  renderHook(useHashScroll);

  vi.advanceTimersByTime(5000);

  expect(scrolled).not.toHaveBeenCalled();
});

test('an escaped name is read', () => {
  const scrolled = openAt('#metodolog%C3%ADa', { id: 'metodología' });
  renderHook(useHashScroll);

  vi.advanceTimersByTime(500);

  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a hash that is no escaped text harms nothing', () => {
  const scrolled = openAt('#100%');
  renderHook(useHashScroll);

  vi.advanceTimersByTime(500);

  expect(scrolled).not.toHaveBeenCalled();
});

test.each(['wheel', 'touchmove', 'keydown', 'pointerdown'])('a reader who scrolls first is left alone: %s', (type) => {
  const scrolled = openAt('#expertise');
  renderHook(useHashScroll);

  window.dispatchEvent(new Event(type));
  vi.advanceTimersByTime(5000);

  expect(scrolled).not.toHaveBeenCalled();
});

test('a page that was left does not scroll the next one', () => {
  const scrolled = openAt('#expertise');
  const { unmount } = renderHook(useHashScroll);

  unmount();
  vi.advanceTimersByTime(5000);

  expect(scrolled).not.toHaveBeenCalled();
});
