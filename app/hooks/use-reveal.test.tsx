// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useReveal } from './use-reveal.ts';

type Part = { ratio: number; visible?: boolean; height?: number };

/** Stands in for the browser's observer; `reach` tells it how much of a part is in view. */
class FakeObserver {
  static latest: FakeObserver;
  readonly watched = new Set<Element>();
  readonly options: IntersectionObserverInit | undefined;
  readonly #told: IntersectionObserverCallback;

  constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
    this.#told = told;
    this.options = options;
    FakeObserver.latest = this;
  }

  observe(part: Element) {
    this.watched.add(part);
  }

  unobserve(part: Element) {
    this.watched.delete(part);
  }

  disconnect() {
    this.watched.clear();
  }

  reach(target: Element, { ratio, visible = true, height = 200 }: Part) {
    const entry = { target, intersectionRatio: ratio, isIntersecting: visible, boundingClientRect: { height } };
    this.#told([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
}

/** A page with parts at so many px below the top of the window. */
function openPage(tops: number[]) {
  document.body.innerHTML = '<p data-reveal></p>'.repeat(tops.length);
  tops.forEach((top, index) => {
    const part = parts()[index];
    if (part) part.getBoundingClientRect = () => new DOMRect(0, top, 100, 200);
  });
}

function parts() {
  return [...document.querySelectorAll<HTMLElement>('[data-reveal]')];
}

function states() {
  return parts().map((part) => part.dataset.reveal);
}

function lastPart() {
  const part = parts().at(-1);
  if (!part) throw new Error('The page has no part to reveal.');
  return part;
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

test('what is in view at first is never hidden, what is below it waits', () => {
  openPage([0, 767, 768, 2000]);

  renderHook(() => useReveal('/'));

  expect(states()).toEqual(['', '', 'waiting', 'waiting']);
});

test('a part arrives when a tenth of it is visible, once', () => {
  openPage([2000]);
  renderHook(() => useReveal('/'));
  expect(FakeObserver.latest.options?.threshold).toContain(0.1);

  FakeObserver.latest.reach(lastPart(), { ratio: 0.09 });
  expect(states()).toEqual(['waiting']);

  FakeObserver.latest.reach(lastPart(), { ratio: 0.1 });
  expect(states()).toEqual(['shown']);
  expect(FakeObserver.latest.watched.size).toBe(0);
});

test('a part that is out of view goes on waiting', () => {
  openPage([2000]);
  renderHook(() => useReveal('/'));

  FakeObserver.latest.reach(lastPart(), { ratio: 0, visible: false, height: 9000 });

  expect(states()).toEqual(['waiting']);
});

test('of a part taller than the window the edge is enough', () => {
  openPage([2000]);
  renderHook(() => useReveal('/'));

  FakeObserver.latest.reach(lastPart(), { ratio: 0.01, height: 9000 });

  expect(states()).toEqual(['shown']);
});

test('a page that is left is watched no longer', () => {
  openPage([2000]);
  const { unmount } = renderHook(() => useReveal('/'));
  expect(FakeObserver.latest.watched.size).toBe(1);

  unmount();

  expect(FakeObserver.latest.watched.size).toBe(0);
});
