import { useEffect } from 'react';

/**
 * Content marked `data-reveal` that stands below the window when a page opens arrives with a fade and a small rise, once, when
 * a tenth of it has been scrolled into view. What is in view already, and every page without scripts, is never hidden.
 */
export function useReveal(page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(() => {
    const observer = new IntersectionObserver(show, { threshold: [0, 0.1] });
    for (const part of document.querySelectorAll('[data-reveal]:not([data-reveal="shown"])')) observer.observe(part);
    return () => observer.disconnect();
  }, [page]);
}

function show(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  // Asked once: after a change below, the question would have the page laid out anew.
  const height = innerHeight;
  for (const { intersectionRatio, boundingClientRect, isIntersecting, target } of entries) {
    const { dataset } = target as HTMLElement;
    // The first word on a part tells where it stood, at no layout of its own.
    if (dataset.reveal !== 'waiting') {
      if (boundingClientRect.top >= height) dataset.reveal = 'waiting';
      else observer.unobserve(target);
      continue;
    }
    // A part taller than the window might never have a tenth in view, so its edge is enough.
    if (!isIntersecting || (intersectionRatio < 0.1 && boundingClientRect.height <= height)) continue;
    dataset.reveal = 'shown';
    observer.unobserve(target);
  }
}
