import { useEffect, useSyncExternalStore } from 'react';

const storageKey = 'motion';
const listeners = new Set<() => void>();
let paused: boolean | undefined;

/**
 * The page's one motion switch (WCAG 2.2.2). Gives whether all that moves by itself is paused, and a toggle.
 * The choice is remembered; without one, motion starts paused for a person who prefers reduced motion.
 */
export function useMotion(): { paused: boolean; toggle: () => void } {
  const value = useSyncExternalStore(subscribe, isPaused, () => false);
  useEffect(() => {
    document.documentElement.dataset.motion = value ? 'paused' : 'running';
  }, [value]);
  return { paused: value, toggle };
}

function isPaused(): boolean {
  paused ??= remembered() ?? matchMedia('(prefers-reduced-motion: reduce)').matches;
  return paused;
}

function toggle(): void {
  paused = !isPaused();
  remember(paused);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remembered(): boolean | undefined {
  try {
    const choice = localStorage.getItem(storageKey);
    return choice === null ? undefined : choice === 'paused';
  } catch {
    // A browser that forbids storage throws here; the choice then lasts as long as the page.
    return undefined;
  }
}

function remember(value: boolean): void {
  try {
    localStorage.setItem(storageKey, value ? 'paused' : 'running');
  } catch {
    // As above.
  }
}
