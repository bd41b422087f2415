import { useEffect } from 'react';

/**
 * Content that is still below the view when a page begins arrives with a fade and a small rise, once, when it is
 * scrolled to. What is in view already, and every page without script, is never hidden. Begins anew with each page, when
 * it is `laidOut` (useLaterLayout): to ask where a part stands would have the whole page laid out at once.
 */
export function useReveal(page: string, laidOut: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts to watch
  useEffect(() => {
    if (!laidOut) return;
    const observer = new IntersectionObserver(show, { threshold: [0, 0.1] });
    // All are looked at before one is changed: each look after a change would have the page laid out anew.
    const below = [...document.querySelectorAll<HTMLElement>('[data-reveal]')].filter(
      (part) => part.getBoundingClientRect().top >= innerHeight,
    );
    for (const part of below) {
      part.dataset.reveal = 'waiting';
      observer.observe(part);
    }
    return () => observer.disconnect();
  }, [page, laidOut]);
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
