export type Reveal = {
  /** Takes parts of the page and hides what is in those that stand below the view, until it is scrolled to. */
  hide(places: HTMLElement[]): void;
  stop(): void;
};

/**
 * Content that is still below the view when a page begins arrives with a fade and a small rise, once, when it is
 * scrolled to. What is in view already, and every page without script, is never hidden. A section's own
 * place is known before it is laid out.
 */
export function startReveal(): Reveal {
  const observer = new IntersectionObserver(show, { threshold: [0, 0.1] });
  return {
    hide(places) {
      // All are looked at before one is changed: each look after a change would have the page laid out anew.
      const below = places.filter((place) => place.getBoundingClientRect().top >= innerHeight);
      for (const part of below.flatMap((place) => [
        place,
        ...place.querySelectorAll<HTMLElement>('[data-reveal=""]'),
      ])) {
        if (part.dataset.reveal !== '') continue;
        part.dataset.reveal = 'waiting';
        observer.observe(part);
      }
    },
    stop: () => observer.disconnect(),
  };
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
