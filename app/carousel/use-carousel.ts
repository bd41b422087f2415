import { type TouchEvent, useEffect, useId, useLayoutEffect, useRef, useState, type WheelEvent } from 'react';
import { usePlayState } from '#app/ui/use-play-state.ts';

/** Between two slides, in CSS px, as in carousel.css. */
const slideGap = 20;

/** The track is at rest after this time without scrolling, in ms. */
const settleMs = 120;

/** How the next slide comes where none slides. */
const fade = { duration: 240, easing: 'ease-out' };

type CarouselOptions = {
  labels: string[];
  /** The HTML of the slides. */
  parts: string[];
  enabled: boolean;
  /** How long it shows a slide before it advances, in ms. */
  intervalMs: number;
  /** Only a finger slides it: it advances, and a dot shows its slide, by a fade. */
  fades?: boolean;
};

/**
 * A carousel by CSS scroll snap, with one slide in view. While `enabled`, the track has a copy of the last slide before
 * the first and a copy of the first after the last; when it rests on a copy it jumps to the original, so that it loops
 * in both directions. It advances by itself while in view, not while the page is scrolled, until the visitor acts.
 */
export function useCarousel({ labels, parts, enabled, intervalMs, fades = false }: CarouselOptions) {
  // Two sections of a page may have the same labels.
  const prefix = useId();
  const slides = labels.map((label, index) => ({ id: `${prefix}${index}`, label, html: parts[index] ?? '' }));
  const count = labels.length;
  const track = useRef<HTMLDivElement>(null);
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The width of the track that the slides are aligned to, in px. */
  const width = useRef(0);
  /** Where a button sent the track, until it rests there. */
  const targetPosition = useRef<number>(undefined);
  /** Where the track was when it was last found between two slides, in px. */
  const lastScrollLeft = useRef<number>(undefined);
  /** A finger holds the track, also where it rests between two slides. */
  const touched = useRef(false);
  const [index, setIndex] = useState(0);
  const [passingIndex, setPassingIndex] = useState<number>();
  const [inView, setInView] = useState(false);
  const play = usePlayState();
  const moving = enabled && inView && play.moving;

  useLayoutEffect(() => {
    // The track may become tabs.
    clearTimeout(settleTimer.current);
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
    const observe = (entries: IntersectionObserverEntry[]) => setInView(entries.at(-1)?.isIntersecting === true);
    // A slide that slides may be taller than the window: it is in view when it reaches the middle half.
    const observer = new IntersectionObserver(observe, { rootMargin: fades ? '0px' : '-25% 0px' });
    observer.observe(track.current);
    return () => observer.disconnect();
  }, [fades]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each slide is shown for a full interval
  useEffect(() => {
    if (!moving) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(advance, intervalMs);
    };
    wait();
    const listening = new AbortController();
    addEventListener('scroll', wait, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [moving, index]);

  function originalOf(position: number): number {
    const original = ((position - 1 + count) % count) + 1;
    if (position !== original) scrollTo(track.current, original, 'instant');
    return original;
  }

  function glide(position: number): void {
    targetPosition.current = position;
    scrollTo(track.current, position, 'smooth');
  }

  function move(by: 1 | -1): void {
    glide(originalOf(targetPosition.current ?? positionOf(track.current)) + by);
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
    const { scrollLeft } = track.current;
    if (isAligned(track.current)) {
      targetPosition.current = undefined;
      setPassingIndex(undefined);
      setIndex(originalOf(positionOf(track.current)) - 1);
      return;
    }
    // A busy browser may tell nothing of its scrolling for longer. What stands still has lost its place.
    if (scrollLeft === lastScrollLeft.current) scrollTo(track.current, positionOf(track.current), 'instant');
    lastScrollLeft.current = scrollLeft;
    settleSoon();
  }

  function onScroll(): void {
    if (!enabled) return;
    if (touched.current) play.stop();
    setPassingIndex((positionOf(track.current) - 1 + count) % count);
    settleSoon();
  }

  function settleSoon(): void {
    clearTimeout(settleTimer.current);
    settleTimer.current = setTimeout(settle, settleMs);
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
    visibleIndex: passingIndex ?? index,
    step,
    show,
    track: { ref: track, onScroll, onTouchStart: onTouch, onTouchEnd: onTouch, onTouchCancel: onTouch, onWheel },
  };
}

function stride(track: HTMLElement): number {
  return track.getBoundingClientRect().width + slideGap;
}

function positionOf(track: HTMLElement | null): number {
  return track ? Math.round(Math.abs(track.scrollLeft) / stride(track)) : 0;
}

/** Whether a slide stands in the window, but for some px. */
function isAligned(track: HTMLElement): boolean {
  return Math.abs(Math.abs(track.scrollLeft) - positionOf(track) * stride(track)) < 5;
}

function scrollTo(track: HTMLElement | null, position: number, behavior: ScrollBehavior): void {
  if (!track) return;
  const left = position * stride(track) * direction();
  track.scrollTo({ left, behavior: isStill() ? 'instant' : behavior });
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** -1 in right-to-left languages, where scrollLeft is negative. */
export function direction(): number {
  return document.dir === 'rtl' ? -1 : 1;
}
