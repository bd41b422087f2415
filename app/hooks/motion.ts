import { useEffect, useSyncExternalStore } from 'react';
import { attempt } from './attempt.ts';

const storageKey = 'motion';
const listeners = new Set<() => void>();
let paused: boolean | undefined;

/**
 * The site's motion switch (WCAG 2.2.2): whether animations are paused, and a toggle. The choice is stored; without
 * one, animations are paused for visitors who prefer reduced motion.
 */
export function useMotion(): { paused: boolean; toggle: () => void } {
  const value = useSyncExternalStore(subscribe, isPaused, () => false);
  useEffect(() => {
    document.documentElement.dataset.motion = value ? 'paused' : 'running';
  }, [value]);
  return { paused: value, toggle };
}

function isPaused(): boolean {
  if (paused === undefined) {
    const choice = attempt(() => localStorage.getItem(storageKey));
    paused = choice ? choice === 'paused' : matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
  return paused;
}

function toggle(): void {
  paused = !isPaused();
  const choice = paused ? 'paused' : 'running';
  // Without storage the choice lasts until the next document load.
  attempt(() => localStorage.setItem(storageKey, choice));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
