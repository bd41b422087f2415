// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { useReveal } from './use-reveal.ts';

function Page() {
  useReveal('/');
  return <p data-reveal="">Below the window</p>;
}

test('what waits below the window is watched, also where React runs effects twice, as in the preview', () => {
  const watched = new Set<Element>();
  class Observer {
    #own: Element[] = [];
    constructor(told: IntersectionObserverCallback) {
      this.tell = told;
    }
    tell: IntersectionObserverCallback;
    observe(target: Element) {
      this.#own.push(target);
      watched.add(target);
      const place = {
        target,
        isIntersecting: false,
        intersectionRatio: 0,
        boundingClientRect: new DOMRect(0, 5000, 9, 9),
      };
      this.tell([place as unknown as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    disconnect() {
      for (const element of this.#own) watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');

  const { getByText } = render(<Page />, { wrapper: StrictMode });

  expect(getByText('Below the window').dataset.reveal).toBe('waiting');
  expect([...watched]).toEqual([getByText('Below the window')]);
  expect(measured).not.toHaveBeenCalled();
});
