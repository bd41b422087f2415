import { useEffect } from 'react';

/**
 * Content that is still below the view when a page begins arrives with a fade and a small rise, once, when it is
 * scrolled to. What is in view already, and every page without script, is never hidden. Runs anew when the page changes
 * or has become whole (BelowFirstView).
 */
export function useReveal(page: string, whole: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts to watch are others then
  useEffect(() => {
    const observer = new IntersectionObserver(show, { threshold: [0, 0.1] });
    for (const part of document.querySelectorAll<HTMLElement>('[data-reveal]')) {
      const { reveal } = part.dataset;
      const isInView = part.getBoundingClientRect().top < innerHeight;
      if (reveal === 'shown' || (reveal !== 'waiting' && isInView)) continue;
      part.dataset.reveal = 'waiting';
      observer.observe(part);
    }
    return () => observer.disconnect();
  }, [page, whole]);
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
