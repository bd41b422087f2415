import { useEffect } from 'react';

/**
 * Content marked `data-reveal` that stands below the window when a page opens arrives with a fade and a small rise, once, when
 * a tenth of it has been scrolled into view. What is in view already, and every page without scripts, is never hidden.
 */
export function useReveal(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(() => {
    const observer = new IntersectionObserver(show, { threshold: [0, 0.1] });
    const parts = [...document.querySelectorAll<HTMLElement>('[data-reveal]:not([data-reveal="shown"])')];
    // All are measured before one is changed: each measurement after a change would have the page laid out anew.
    for (const part of parts.filter((each) => each.getBoundingClientRect().top >= innerHeight)) {
      part.dataset.reveal = 'waiting';
      observer.observe(part);
    }
    return () => observer.disconnect();
  }, [page]);
}

function show(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  for (const { intersectionRatio, boundingClientRect, isIntersecting, target } of entries) {
    // A part taller than the window might never have a tenth in view, so its edge is enough.
    if (!isIntersecting || (intersectionRatio < 0.1 && boundingClientRect.height <= innerHeight)) continue;
    (target as HTMLElement).dataset.reveal = 'shown';
    observer.unobserve(target);
  }
}
