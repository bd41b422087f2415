import { useEffect, useState } from 'react';
import { useMotion } from './motion.ts';

type Choice = 'follow' | 'run' | 'stop';

/**
 * Whether one moving part of the page moves. The page's motion switch governs it; `hold` pauses it for a while (a
 * pointer rests on it), `stop` ends it until `toggle` starts it again (APG carousel, WCAG 2.2.2).
 */
export function usePlayState() {
  const [held, hold] = useState(false);
  const [choice, setChoice] = useState<Choice>('follow');
  const { paused } = useMotion();
  const running = choice === 'run' || (choice === 'follow' && !paused);

  useEffect(() => {
    if (paused) setChoice((current) => (current === 'run' ? 'follow' : current));
  }, [paused]);

  return {
    /** Not stopped: what the part's own button shows. */
    running,
    /** Neither stopped nor held: time counts. */
    moving: running && !held,
    hold,
    stop: () => setChoice('stop'),
    toggle: () => setChoice(running ? 'stop' : 'run'),
  };
}
