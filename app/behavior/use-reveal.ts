import { useCallback, useEffect, useRef } from 'react';

/**
 * Content that is still below the view when a page begins arrives with a fade and a small rise, once, when it is
 * scrolled to. What is in view already, and every page without script, is never hidden. Gives the function that takes
 * `places`, parts of `page`, and hides until then what is in those that stand below the view: before a part is laid out
 * its own place is known, and what is hidden in time need not be painted.
 */
export function useReveal(page: string): (places: HTMLElement[]) => void {
  const current = useRef<IntersectionObserver>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts to watch
  useEffect(() => {
    const observer = new IntersectionObserver(show, { threshold: [0, 0.1] });
    current.current = observer;
    return () => observer.disconnect();
  }, [page]);
  return useCallback((places) => {
    // All are looked at before one is changed: each look after a change would have the page laid out anew.
    const below = places.filter((place) => place.getBoundingClientRect().top >= innerHeight);
    for (const part of below.flatMap((place) => [place, ...place.querySelectorAll<HTMLElement>('[data-reveal]')])) {
      if (part.dataset.reveal !== '') continue;
      part.dataset.reveal = 'waiting';
      current.current?.observe(part);
    }
  }, []);
}

function show(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const entry of entries) {
    // Ten percent visible (spec section 2); a part taller than the view might never get there, so its edge is enough.
    const seen = entry.intersectionRatio >= 0.1 || entry.boundingClientRect.height > innerHeight;
    if (!entry.isIntersecting || !seen) continue;
    (entry.target as HTMLElement).dataset.reveal = 'shown';
    observer.unobserve(entry.target);
  }
}
