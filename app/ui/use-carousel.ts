import { type TouchEvent, useEffect, useId, useLayoutEffect, useRef, useState, type WheelEvent } from 'react';
import { usePlayState } from './use-play-state.ts';

/** Between two slides, in CSS px, as in carousel.css. */
const slideGap = 20;

/** The track is at rest after this time without scrolling, in ms. */
const restTime = 120;

/** How the next slide comes where none slides. */
const fade = { duration: 240, easing: 'ease-out' };

type CarouselOptions = {
  labels: string[];
  /** The HTML of the slides. */
  parts: string[];
  enabled: boolean;
  /** How long it shows a slide before it advances, in ms. */
  every: number;
  /** Only a finger slides it: it advances, and a dot shows its slide, by a fade. */
  fades?: boolean;
};

/**
 * A carousel by CSS scroll snap, with one slide in view. While `enabled`, the track has a copy of the last slide before
 * the first and a copy of the first after the last; when it rests on a copy it jumps to the original, so that it loops
 * in both directions. It advances by itself while in view, not while the page is scrolled, until the visitor acts.
 */
export function useCarousel({ labels, parts, enabled, every, fades = false }: CarouselOptions) {
  // Two sections of a page may have the same labels.
  const prefix = useId();
  const slides = labels.map((label, at) => ({ id: `${prefix}${at}`, label, html: parts[at] ?? '' }));
  const count = labels.length;
  const track = useRef<HTMLDivElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The width of the track that the slides are aligned to, in px. */
  const width = useRef(0);
  /** Where a button sent the track, until it rests there. */
  const goal = useRef<number>(undefined);
  /** A finger holds the track, also where it rests between two slides. */
  const touched = useRef(false);
  const [index, setIndex] = useState(0);
  const [passing, setPassing] = useState<number>();
  const [seen, setSeen] = useState(false);
  const play = usePlayState();
  const moving = enabled && seen && play.moving;

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

  useEffect(() => {
    if (!track.current) return;
    const look = (entries: IntersectionObserverEntry[]) => setSeen(entries.at(-1)?.isIntersecting === true);
    // A slide that slides may be taller than the window: it is in view when it reaches the middle half.
    const observer = new IntersectionObserver(look, { rootMargin: fades ? '0px' : '-25% 0px' });
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [fades]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide is shown for a full interval
  useEffect(() => {
    if (!moving) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(advance, every);
    };
    wait();
    const listening = new AbortController();
    addEventListener('scroll', wait, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [moving, index]);

  function originalOf(place: number): number {
    const original = ((place - 1 + count) % count) + 1;
    if (place !== original) scrollTo(track.current, original, 'instant');
    return original;
  }

  function glide(place: number): void {
    goal.current = place;
    scrollTo(track.current, place, 'smooth');
  }

  function move(by: 1 | -1): void {
    glide(originalOf(goal.current ?? placeOf(track.current)) + by);
  }

  function fadeTo(next: number): void {
    if (next === index) return;
    setIndex(next);
    if (!isStill()) track.current?.animate({ opacity: [0, 1] }, fade);
  }

  function advance(): void {
    if (fades) fadeTo((index + 1) % count);
    else move(1);
  }

  function settle(): void {
    // A finger still holds it, or the width has changed and the slides are about to be aligned again.
    if (touched.current || track.current?.clientWidth !== width.current) return;
    // A busy browser may tell nothing of its scrolling for longer.
    if (!isAligned(track.current)) restSoon();
    else {
      goal.current = undefined;
      setPassing(undefined);
      setIndex(originalOf(placeOf(track.current)) - 1);
    }
  }

  function onScroll(): void {
    if (!enabled) return;
    if (touched.current) play.stop();
    setPassing((placeOf(track.current) - 1 + count) % count);
    restSoon();
  }

  function restSoon(): void {
    clearTimeout(rest.current);
    rest.current = setTimeout(settle, restTime);
  }

  function onTouch({ targetTouches }: TouchEvent): void {
    touched.current = targetTouches.length > 0;
    if (!touched.current) onScroll();
  }

  function onWheel({ deltaX, deltaY }: WheelEvent): void {
    if (Math.abs(deltaX) > Math.abs(deltaY)) play.stop();
  }

  function step(by: 1 | -1): void {
    play.stop();
    move(by);
  }

  function show(next: number): void {
    play.stop();
    if (fades) fadeTo(next);
    else if (enabled) glide(next + 1);
    else setIndex(next);
  }

  return {
    ...play,
    moving,
    enabled,
    slides,
    index,
    /** While it moves, the slide that fills more than half of it. */
    near: passing ?? index,
    step,
    show,
    track: { ref: track, onScroll, onTouchStart: onTouch, onTouchEnd: onTouch, onTouchCancel: onTouch, onWheel },
  };
}

function stride(track: HTMLElement): number {
  return track.getBoundingClientRect().width + slideGap;
}

function placeOf(track: HTMLElement | null): number {
  return track ? Math.round(Math.abs(track.scrollLeft) / stride(track)) : 0;
}

/** Whether a slide stands in the window, but for some px. */
function isAligned(track: HTMLElement): boolean {
  return Math.abs(Math.abs(track.scrollLeft) - placeOf(track) * stride(track)) < 5;
}

function scrollTo(track: HTMLElement | null, place: number, behavior: ScrollBehavior): void {
  if (!track) return;
  const left = place * stride(track) * direction();
  track.scrollTo({ left, behavior: isStill() ? 'instant' : behavior });
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** -1 in right-to-left languages, where scrollLeft is negative. */
export function direction(): number {
  return document.dir === 'rtl' ? -1 : 1;
}
