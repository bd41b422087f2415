import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { distances, timings } from './timings.ts';
import { usePlayState } from './use-play-state.ts';

/** The track has come to rest when it has not scrolled for this time, in ms. */
const restTime = 120;

/**
 * A carousel that the browser itself scrolls and snaps, one slide a view. While `enabled`, the track holds a copy of
 * the last slide before the first and of the first after the last; when it comes to rest on a copy it jumps, unseen, to
 * the original, so that it goes round in both directions. It advances each 5000 ms until the visitor's first action.
 */
export function useSwipeCarousel(count: number, enabled: boolean) {
  const track = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What the slides stand aligned to, in px. */
  const width = useRef(0);
  const [index, setIndex] = useState(0);
  const play = usePlayState();
  const moving = enabled && play.moving;

  useLayoutEffect(() => {
    // A track that is about to become tabs must not settle as a carousel any more.
    clearTimeout(rest.current);
    if (!enabled || !track.current) return;
    width.current = 0;
    function align(): void {
      if (track.current?.clientWidth === width.current) return;
      width.current = track.current?.clientWidth ?? 0;
      scrollTo(track.current, index + 1, 'instant');
    }
    // A press may come before the observer's first word, which must not take it back.
    align();
    // WebKit applies the style sheet's media query some frames after the script has heard of it.
    const observer = new ResizeObserver(align);
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [enabled, index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide is shown for a full interval
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => step(1), timings.carousel);
    return () => clearTimeout(timer);
  }, [moving, index]);

  useEffect(() => () => clearTimeout(rest.current), []);

  function step(by: 1 | -1): void {
    scrollTo(track.current, placeOf(track.current) + by, 'smooth');
  }

  function settle(): void {
    // The window has another width by now, perhaps that of tabs: the slides are about to be aligned anew.
    if (track.current?.clientWidth !== width.current) return;
    const place = placeOf(track.current);
    const original = ((place - 1 + count) % count) + 1;
    if (place !== original) scrollTo(track.current, original, 'instant');
    setIndex(original - 1);
  }

  function onScroll(): void {
    if (!enabled) return;
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, restTime);
  }

  function show(next: number): void {
    if (enabled) scrollTo(track.current, next + 1, 'smooth');
    else setIndex(next);
  }

  return { ...play, track, index, onScroll, step, show };
}

function stride(track: HTMLElement): number {
  return track.clientWidth + distances.slideGap;
}

function placeOf(track: HTMLElement | null): number {
  return track ? Math.round(track.scrollLeft / stride(track)) : 0;
}

function scrollTo(track: HTMLElement | null, place: number, behavior: ScrollBehavior): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  track?.scrollTo({ left: place * stride(track), behavior: still ? 'instant' : behavior });
}
