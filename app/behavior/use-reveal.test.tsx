// @vitest-environment happy-dom
import { render } from '@testing-library/react';
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

type PageProps = { name: string; tops: number[]; laidOut?: boolean };

function Page({ name, tops, laidOut = true }: PageProps) {
  useReveal(name, laidOut);
  return tops.map((top) => (
    <p
      key={`${name} ${top}`}
      data-reveal=""
      ref={(part) => {
        if (part) part.getBoundingClientRect = () => new DOMRect(0, top, 100, 200);
      }}
    />
  ));
}

function states() {
  return [...document.querySelectorAll<HTMLElement>('[data-reveal]')].map((part) => part.dataset.reveal);
}

function lastPart() {
  const part = [...document.querySelectorAll('[data-reveal]')].at(-1);
  if (!part) throw new Error('The page has no part to reveal.');
  return part;
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});

test('what is in view at first is never hidden, what is below it waits', () => {
  render(<Page name="/sap" tops={[0, 767, 768, 2000]} />);

  expect(states()).toEqual(['', '', 'waiting', 'waiting']);
});

test('a part arrives when a tenth of it is visible, once', () => {
  render(<Page name="/sap" tops={[2000]} />);
  expect(FakeObserver.latest.options?.threshold).toContain(0.1);

  FakeObserver.latest.reach(lastPart(), { ratio: 0.09 });
  expect(states()).toEqual(['waiting']);

  FakeObserver.latest.reach(lastPart(), { ratio: 0.1 });
  expect(states()).toEqual(['shown']);
  expect(FakeObserver.latest.watched.size).toBe(0);
});

test('a part that is out of view goes on waiting', () => {
  render(<Page name="/sap" tops={[2000]} />);

  FakeObserver.latest.reach(lastPart(), { ratio: 0, visible: false, height: 9000 });

  expect(states()).toEqual(['waiting']);
});

test('of a part taller than the window the edge is enough', () => {
  render(<Page name="/sap" tops={[2000]} />);

  FakeObserver.latest.reach(lastPart(), { ratio: 0.01, height: 9000 });

  expect(states()).toEqual(['shown']);
});

test('another page is watched anew and the one before it no longer', () => {
  const { rerender } = render(<Page name="/sap" tops={[2000]} />);
  const before = FakeObserver.latest;

  rerender(<Page name="/careers" tops={[3000]} />);

  expect(before.watched.size).toBe(0);
  expect(FakeObserver.latest.watched).toEqual(new Set([lastPart()]));
  expect(states()).toEqual(['waiting']);
});

test('before the page is laid out nothing is measured, hidden or watched', () => {
  const { rerender } = render(<Page name="/sap" laidOut={false} tops={[767, 2000]} />);
  expect(states()).toEqual(['', '']);

  rerender(<Page name="/sap" tops={[767, 2000]} />);

  expect(states()).toEqual(['', 'waiting']);
  expect([...FakeObserver.latest.watched]).toEqual([lastPart()]);
});
