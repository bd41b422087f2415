import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useMotion } from './motion.ts';

/**
 * Whether one moving part of the page moves. The page's motion switch governs it. A mouse that rests on the part holds
 * it; the focus inside stops it until its own button starts it again (APG carousel, WCAG 2.2.2). On that button the focus
 * only holds: assistive technology focuses what it then clicks, and the click must do what the button said.
 */
export function usePlayState() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [choice, setChoice] = useState<'follow' | 'run' | 'stop'>('follow');
  const button = useRef<HTMLButtonElement>(null);
  const { paused } = useMotion();
  const running = choice === 'run' || (choice === 'follow' && !paused);

  useEffect(() => {
    if (paused) setChoice((current) => (current === 'run' ? 'follow' : current));
  }, [paused]);

  function stop(): void {
    setChoice('stop');
  }

  return {
    /** Not stopped: what the part's own button shows. */
    running,
    /** Neither stopped nor held: time counts. */
    moving: running && !hovered && !focused,
    stop,
    /** What the element listens to that holds the part and all its controls. */
    part: {
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus({ target }: FocusEvent) {
        if (target === button.current) setFocused(true);
        else stop();
      },
      onBlur: () => setFocused(false),
    },
    button: {
      ref: button,
      onClick() {
        setFocused(false);
        setChoice(running ? 'stop' : 'run');
      },
    },
  };
}

/** Goes round `length` items, one each `ms` milliseconds; `show` jumps to one and begins a full interval anew. */
export function useRotation(length: number, ms: number) {
  const [index, setIndex] = useState(0);
  const play = usePlayState();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a jump to another item begins a full interval anew
  useEffect(() => {
    if (!play.moving) return;
    const timer = setTimeout(() => setIndex((current) => (current + 1) % length), ms);
    return () => clearTimeout(timer);
  }, [play.moving, index, length, ms]);

  return { ...play, index, show: setIndex };
}
