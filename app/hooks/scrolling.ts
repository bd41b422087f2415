import { useEffect } from 'react';
import { attempt } from './attempt.ts';
import { distances, timings } from './timings.ts';

/**
 * Scrolls to the element that the hash of the URL names, 500 ms after the page began. A reader who has scrolled meanwhile
 * is left where they are.
 */
export function useHashScroll(): void {
  useEffect(() => {
    // Anybody can link to `#100%`, which decodeURIComponent refuses.
    const id = attempt(() => decodeURIComponent(location.hash.slice(1)));
    if (!id) return;
    const timer = setTimeout(() => scrollToPart(id), timings.hashScroll);
    const listening = new AbortController();
    const cancel = () => {
      clearTimeout(timer);
      listening.abort();
    };
    for (const type of readerScrolls) addEventListener(type, cancel, { passive: true, signal: listening.signal });
    return cancel;
  }, []);
}

const readerScrolls = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Scrolls smoothly until the element with this id stands 100 px below the window's top. Gives the element. */
export function scrollToPart(id: string): HTMLElement | undefined {
  const part = document.getElementById(id);
  if (!part) return;
  setScrollBehavior('smooth');
  scrollTo({ top: part.getBoundingClientRect().top + scrollY - distances.scrollOffset });
  return part;
}

/** Sets how the page scrolls from now on: smoothly (at once under reduced motion, see base.css), or always at once. */
export function setScrollBehavior(behavior: 'smooth' | 'instant'): void {
  const root = document.documentElement;
  // A page that has only loaded jumps, and is not laid out for it.
  if ((root.dataset.scroll ?? 'instant') === behavior) return;
  root.dataset.scroll = behavior;
  // Chromium scrolls in the behavior of the last computed style: unless it is read here, the next scrolling misses the change.
  getComputedStyle(root).getPropertyValue('scroll-behavior');
}

/**
 * Moves the focus to the first heading in a part of the page, or to the part itself where it has none, without scrolling. A
 * screen reader says the heading; the part as a whole has no name and is read from end to end (WCAG 2.4.3).
 */
export function focusHeading(part: HTMLElement): void {
  const place = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
