import { useSyncExternalStore } from 'react';
import { wideScreen } from './timings.ts';

/** Whether the window is at least 768 px wide; follows every change of width. Unknown until the page reacts. */
export function useWideScreen(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isWide, () => undefined);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(wideScreen);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function isWide(): boolean {
  return matchMedia(wideScreen).matches;
}
