import { type TouchEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { timings } from '#app/browser/timings.ts';
import { usePlayState } from '#app/ui/use-play-state.ts';

/** A slide may be taller than the window: it is in view when it reaches the middle half. */
const inView = { rootMargin: '-25% 0px' };

/** Between two slides, in CSS px, as in tabs.css. */
const slideGap = 20;

/** The track is at rest after this time without scrolling, in ms. */
const restTime = 120;

/**
 * A carousel by CSS scroll snap, with one slide in view. While `enabled`, the track has a copy of the last slide before
 * the first and a copy of the first after the last; when it rests on a copy it jumps to the original, so that it loops
 * in both directions. It advances by itself while in view, not while the page is scrolled, until the visitor acts.
 */
export function useSwipeCarousel(count: number, enabled: boolean) {
  const track = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The width of the track that the slides are aligned to, in px. */
  const width = useRef(0);
  /** Where a button sent the track, until it rests there. */
  const goal = useRef<number>(undefined);
  /** A finger holds the track, also where it rests between two slides. */
  const touched = useRef(false);
  const [index, setIndex] = useState(0);
  /** While the track moves, the slide that fills more than half of it. */
  const [passing, setPassing] = useState<number>();
  const play = usePlayState();
  const moving = enabled && play.moving;

  useLayoutEffect(() => {
    // The track may become tabs.
    clearTimeout(rest.current);
    if (!enabled || !track.current) return;
    width.current = 0;
    function align(): void {
      if (track.current?.clientWidth === width.current) return;
      width.current = track.current?.clientWidth ?? 0;
      scrollTo(track.current, index + 1, 'instant');
    }
    // Done now, because the observer's first call would otherwise undo an early click.
    align();
    // WebKit applies media queries of CSS some frames after those of scripts.
    const observer = new ResizeObserver(align);
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [enabled, index]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide is shown for a full interval
  useEffect(() => {
    if (!moving || !track.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isSeen = false;
    const wait = () => {
      clearTimeout(timer);
      if (isSeen) timer = setTimeout(() => step(1), timings.carousel);
    };
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting === true;
      wait();
    }, inView);
    observer.observe(track.current);
    const listening = new AbortController();
    addEventListener('scroll', wait, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      listening.abort();
    };
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
    // A finger still holds it, or the width has changed and the slides are about to be aligned again.
    if (touched.current || track.current?.clientWidth !== width.current) return;
    goal.current = undefined;
    setPassing(undefined);
    setIndex(originalOf(placeOf(track.current)) - 1);
  }

  function onScroll(): void {
    if (!enabled) return;
    setPassing((placeOf(track.current) - 1 + count) % count);
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, restTime);
  }

  function onTouch({ targetTouches }: TouchEvent): void {
    touched.current = targetTouches.length > 0;
    onScroll();
  }

  function show(next: number): void {
    if (enabled) glide(next + 1);
    else setIndex(next);
  }

  return { ...play, track, index, near: passing ?? index, onScroll, onTouch, step, show };
}

function stride(track: HTMLElement): number {
  return track.clientWidth + slideGap;
}

function placeOf(track: HTMLElement | null): number {
  return track ? Math.round(Math.abs(track.scrollLeft) / stride(track)) : 0;
}

function scrollTo(track: HTMLElement | null, place: number, behavior: ScrollBehavior): void {
  if (!track) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const left = place * stride(track) * direction();
  track.scrollTo({ left, behavior: still ? 'instant' : behavior });
}

/** -1 in right-to-left languages, where scrollLeft is negative. */
export function direction(): number {
  return document.dir === 'rtl' ? -1 : 1;
}
