import { useEffect, useLayoutEffect, useRef } from 'react';
import { nearby, smallParts, takePortion } from './portions.ts';
import { startReveal } from './reveal.ts';
import { whenIdle } from './when-idle.ts';

type Parts = HTMLElement[];

/** How long the next portion waits at most for the browser to have nothing else to do, in ms. */
const patience = 300;

/**
 * Spreads the work of laying out a long page. While the root element says `data-layout="after-2"`, or `after-1`, what
 * comes after the second section, or the first, is laid out when it is scrolled to only (base.css). The page that is
 * loaded says so (tools/build/paint-first) unless it begins elsewhere than at its top, and this hook for one that a link opens
 * and that is not `whole` yet. What is there of a whole page is then laid out a portion a frame; where the fonts are late
 * (the page's module, tools/build/paint-first) after them, since they have all of it laid out anew. Begins
 * what arrives when it is scrolled to (reveal.ts).
 */
export function useLaterLayout(page: string, whole: boolean): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { dataset } = document.documentElement;
    if (whole) delete dataset.layout;
    else dataset.layout = 'after-2';
  }, [page, whole]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(() => {
    if (!whole) return;
    const leaving = new AbortController();
    // Not in the task in which the page begins to react, a phone's longest.
    whenIdle(() => layOutInTurn(leaving.signal), 0, patience);
    return () => leaving.abort();
  }, [page, whole]);
}

function layOutInTurn(left: AbortSignal): void {
  if (left.aborted) return;
  // What is near below the view is not laid out yet (tools/build/paint-first/lay-out-near.ts): two portions in a frame are a long
  // one, and Chromium counts the last of its parts as moved.
  if (document.querySelector('[style*="content-visibility: hidden"]')) {
    requestAnimationFrame(() => whenIdle(() => layOutInTurn(left), 0, patience));
    return;
  }
  const parts = [...document.querySelectorAll<HTMLElement>('main section, .tab-slide, footer')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  // Slides stand in a section that waits too: to ask for their place would have it laid out now.
  const sections = parts.filter((part) => !part.matches('.tab-slide'));
  // Before they are laid out: what is hidden need not be painted.
  const reveal = startReveal();
  reveal.hide(sections);
  reveal.hide([...document.querySelectorAll<HTMLElement>('[data-reveal=""]')]);
  const all = [...new Set([...parts, ...sections.flatMap(piecesOf)])];
  const waiting = [...all];
  setVisibility(all, 'auto');
  left.addEventListener('abort', () => {
    setVisibility(all, '');
    reveal.stop();
  });
  const layOutNext = () => {
    if (left.aborted) return;
    const next = takePortion(waiting);
    if (next[0]) {
      setVisibility(next, 'visible');
      requestAnimationFrame(() => whenIdle(layOutNext, 0, patience));
      return;
    }
    delete document.documentElement.dataset.layout;
    setVisibility(all, '');
  };
  const { fontsShown } = window as { fontsShown?: Promise<void> };
  if (fontsShown) fontsShown.finally(layOutNext);
  else layOutNext();
}

function setVisibility(parts: Parts, value: string): void {
  for (const part of parts) part.style.contentVisibility = value;
}

/** What a section is laid out by: none where it is laid out already. */
function piecesOf(section: HTMLElement): Parts {
  return section.getBoundingClientRect().top < nearby * innerHeight ? [] : smallParts(section);
}
