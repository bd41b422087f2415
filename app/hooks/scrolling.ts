import { useEffect } from 'react';
import { attempt } from './attempt.ts';
import { distances, timings } from './timings.ts';

/** Scrolls to the element of the URL's hash after a delay, unless the reader has scrolled meanwhile. */
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

/** Scrolls smoothly to the element with this id, with room above it. Returns the element. */
export function scrollToPart(id: string): HTMLElement | undefined {
  const part = document.getElementById(id);
  if (!part) return;
  setScrollBehavior('smooth');
  scrollTo({ top: part.getBoundingClientRect().top + scrollY - distances.scrollOffset });
  return part;
}

/** Under reduced motion `smooth` is instant too (base.css). */
export function setScrollBehavior(behavior: 'smooth' | 'instant'): void {
  const root = document.documentElement;
  // Instant is the initial behavior, and setting it again would only cost a layout.
  if ((root.dataset.scroll ?? 'instant') === behavior) return;
  root.dataset.scroll = behavior;
  // Chromium scrolls by the last computed style; reading the property makes the change take effect.
  getComputedStyle(root).getPropertyValue('scroll-behavior');
}

/**
 * Focuses the first heading of a part of the page, or the part itself if it has none. Screen readers announce the
 * heading; a part without a name would be read from end to end (WCAG 2.4.3).
 */
export function focusHeading(part: HTMLElement): void {
  const place = part.querySelector<HTMLElement>('h1, h2, h3') ?? part;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
