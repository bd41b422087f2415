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
  /** The place that a press sent the track to, until it rests there. */
  const goal = useRef<number>(undefined);
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

  function originalOf(place: number): number {
    const original = ((place - 1 + count) % count) + 1;
    if (place !== original) scrollTo(track.current, original, 'instant');
    return original;
  }

  function glide(place: number): void {
    goal.current = place;
    scrollTo(track.current, place, 'smooth');
  }

  function step(by: 1 | -1): void {
    glide(originalOf(goal.current ?? placeOf(track.current)) + by);
  }

  function settle(): void {
    // The window has another width by now, perhaps that of tabs: the slides are about to be aligned anew.
    if (track.current?.clientWidth !== width.current) return;
    goal.current = undefined;
    setIndex(originalOf(placeOf(track.current)) - 1);
  }

  function onScroll(): void {
    if (!enabled) return;
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, restTime);
  }

  function show(next: number): void {
    if (enabled) glide(next + 1);
    else setIndex(next);
  }

  return { ...play, track, index, onScroll, step, show };
}

function stride(track: HTMLElement): number {
  return track.clientWidth + distances.slideGap;
}

function placeOf(track: HTMLElement | null): number {
  return track ? Math.round(Math.abs(track.scrollLeft) / stride(track)) : 0;
}

function scrollTo(track: HTMLElement | null, place: number, behavior: ScrollBehavior): void {
  if (!track) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Where lines run from right to left, so does the track.
  const left = place * stride(track) * (document.dir === 'rtl' ? -1 : 1);
  track.scrollTo({ left, behavior: still ? 'instant' : behavior });
}
