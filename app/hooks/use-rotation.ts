import { useEffect, useState } from 'react';
import { usePlayState } from './use-play-state.ts';

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
