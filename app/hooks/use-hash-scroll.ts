import { useEffect } from 'react';
import { setScrollManner } from './scroll-manner.ts';
import { distances, timings } from './timings.ts';

/**
 * Scrolls to the element that the hash of the URL names, 500 ms after the page began. A reader who has scrolled meanwhile
 * is left where they are.
 */
export function useHashScroll(): void {
  useEffect(() => {
    const id = namedPart();
    if (!id) return;
    const timer = setTimeout(() => scrollToPart(id), timings.hashScroll);
    const cancel = () => clearTimeout(timer);
    for (const type of readerScrolls) addEventListener(type, cancel, { once: true, passive: true });
    return () => {
      cancel();
      for (const type of readerScrolls) removeEventListener(type, cancel);
    };
  }, []);
}

/** Returns the id after the address's `#`; empty when there is none or it is no escaped text. */
function namedPart(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // Anybody can link to `#100%`, which decodeURIComponent refuses.
    return '';
  }
}

const readerScrolls = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls smoothly until the element with this id stands 100 px below the window's top. Gives the element. */
export function scrollToPart(id: string): HTMLElement | undefined {
  const part = document.getElementById(id);
  if (!part) return;
  setScrollManner('smooth');
  scrollTo({ top: part.getBoundingClientRect().top + scrollY - distances.scrollOffset });
  return part;
}
