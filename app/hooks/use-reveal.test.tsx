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
    observe(element: Element) {
      this.#own.push(element);
      watched.add(element);
    }
    disconnect() {
      for (const element of this.#own) watched.delete(element);
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000, 100, 100));

  const { getByText } = render(<Page />, { wrapper: StrictMode });

  expect(getByText('Below the window').dataset.reveal).toBe('waiting');
  expect([...watched]).toEqual([getByText('Below the window')]);
});
