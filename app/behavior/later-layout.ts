import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How long the next part waits at most for the browser to have nothing else to do, in ms. */
const patience = 300;

/**
 * Spreads the work of laying out a long page. While the root element says `data-layout="after-2"`, or `after-1`, what
 * comes after the second section, or the first, is laid out when it is scrolled to only (base.css). The page that is
 * loaded says so (scripts/paint-first) unless it begins elsewhere than at its top, and this hook for one that a link opens
 * and that is not `whole` yet. What is there of a whole page is then laid out part by part, one a frame; where the fonts
 * are late (the page's module, scripts/paint-first) after them, since they have all of it laid out anew. Gives whether
 * all of `page` is.
 */
export function useLaterLayout(page: string, whole: boolean): boolean {
  const shown = useRef(page);
  const [laidOut, setLaidOut] = useState<string>();
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { dataset } = document.documentElement;
    if (whole) delete dataset.layout;
    else dataset.layout = 'after-2';
  }, [page, whole]);
  useEffect(() => (whole ? layOutInTurn(() => setLaidOut(page)) : undefined), [page, whole]);
  return laidOut === page;
}

/** Calls `done` when every waiting part is laid out. Gives the function that stops it. */
function layOutInTurn(done: () => void): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, .tab-slide, footer')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  const waiting = parts.values();
  let stopped = false;
  const end = () => {
    stopped = true;
    for (const part of parts) part.style.contentVisibility = '';
  };
  const layOutNext = () => {
    if (stopped) return;
    const { value: part } = waiting.next();
    if (part) {
      part.style.contentVisibility = 'visible';
      requestAnimationFrame(() => whenIdle(layOutNext));
      return;
    }
    delete document.documentElement.dataset.layout;
    end();
    done();
  };
  const { fontsShown } = window as { fontsShown?: Promise<void> };
  if (fontsShown) fontsShown.finally(layOutNext);
  else layOutNext();
  return end;
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: patience });
  else setTimeout(act);
}
