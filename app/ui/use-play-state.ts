import { type FocusEvent, type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isPaused, onMotionChange } from '#app/browser/motion.ts';

/**
 * Whether a carousel runs. The motion switch governs it. Hovering pauses it; focus inside stops it until its own button
 * starts it again (APG carousel, WCAG 2.2.2). Focus on that button only pauses it, because assistive technology focuses
 * a button before it clicks, and the click must do what the label said.
 */
export function usePlayState() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [choice, setChoice] = useState<'follow' | 'run' | 'stop'>('follow');
  const button = useRef<HTMLButtonElement>(null);
  const paused = useSyncExternalStore(onMotionChange, isPaused, () => false);
  const running = choice === 'run' || (choice === 'follow' && !paused);

  useEffect(() => {
    if (paused) setChoice((current) => (current === 'run' ? 'follow' : current));
  }, [paused]);

  function stop(): void {
    setChoice('stop');
  }

  return {
    /** What the button shows. */
    running,
    /** Running, and not paused by pointer or focus. */
    moving: running && !hovered && !focused,
    stop,
    /** For the element around the carousel and its controls. */
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
