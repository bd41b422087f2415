import { useSyncExternalStore } from 'react';
import { wideScreen } from './timings.ts';

/** Whether the window is at least 768 px wide; follows every change of width. On the server: yes. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(wideScreen);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(wideScreen).matches,
    () => true,
  );
}
