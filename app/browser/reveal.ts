import { firstInteraction } from './first-interaction.ts';

/**
 * Fades in each element with `data-reveal` once, when a tenth of it has been scrolled into view. What was in view when
 * the page opened is never hidden, and without scripts nothing is. It starts when somebody uses the page.
 */
export async function startReveal(): Promise<void> {
  await firstInteraction;
  const observer = new IntersectionObserver(show, { threshold: [0, 0.1] });
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
}

function show(entries: IntersectionObserverEntry[], observer: IntersectionObserver): void {
  // Read only here, because reading it after a change below would force a layout.
  const height = innerHeight;
  for (const { intersectionRatio, boundingClientRect, isIntersecting, target } of entries) {
    const { dataset } = target as HTMLElement;
    // The first entry tells the position without a layout.
    if (dataset.reveal !== 'waiting') {
      if (boundingClientRect.top >= height) dataset.reveal = 'waiting';
      else observer.unobserve(target);
      continue;
    }
    // A tenth of a part taller than the window may never be in view, so its edge is enough.
    if (!isIntersecting || (intersectionRatio < 0.1 && boundingClientRect.height <= height)) continue;
    dataset.reveal = 'shown';
    observer.unobserve(target);
  }
}
