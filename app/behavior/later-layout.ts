import { useEffect, useLayoutEffect, useRef } from 'react';

type Parts = HTMLElement[];

/** How long the next portion waits at most for the browser to have nothing else to do, in ms. */
const patience = 300;

/** How many elements are laid out in a frame: with the processor slowed four times some 40 ms of work. */
const portion = 40;

/** How far below the top, in windows, browsers have nothing laid out yet: they begin what is one and a half below the view. */
const ahead = 2.5;

/**
 * Spreads the work of laying out a long page. While the root element says `data-layout="after-2"`, or `after-1`, what
 * comes after the second section, or the first, is laid out when it is scrolled to only (base.css). The page that is
 * loaded says so (scripts/paint-first) unless it begins elsewhere than at its top, and this hook for one that a link opens
 * and that is not `whole` yet. What is there of a whole page is then laid out a portion a frame; where the fonts are late
 * (the page's module, scripts/paint-first) after them, since they have all of it laid out anew. Gives each section to
 * `hideBelow` (useReveal) before it is laid out, and in the end what is left.
 */
export function useLaterLayout(page: string, whole: boolean, hideBelow: (places: Parts) => void): void {
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const { dataset } = document.documentElement;
    if (whole) delete dataset.layout;
    else dataset.layout = 'after-2';
  }, [page, whole]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(() => (whole ? layOutInTurn(hideBelow) : undefined), [page, whole, hideBelow]);
}

/** Gives the function that stops it. */
function layOutInTurn(hideBelow: (places: Parts) => void): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>('main section, .tab-slide, footer')].filter(
    (part) => getComputedStyle(part).contentVisibility === 'auto',
  );
  // Slides stand in a section that waits too: to ask for their place would have it laid out now.
  const sections = parts.filter((part) => !part.matches('.tab-slide'));
  const pieces = sections.flatMap((section) => piecesOf(section, parts));
  for (const piece of pieces) piece.style.contentVisibility = 'auto';
  const all = new Set([...parts, ...pieces]);
  const waiting = [...all].sort(inPageOrder);
  let stopped = false;
  const end = () => {
    stopped = true;
    for (const part of all) part.style.contentVisibility = '';
  };
  const layOutNext = () => {
    if (stopped) return;
    const next = takePortion(waiting, all);
    if (next.length > 0) {
      hideBelow(next.filter((part) => sections.includes(part)));
      for (const part of next) part.style.contentVisibility = 'visible';
      requestAnimationFrame(() => whenIdle(layOutNext));
      return;
    }
    delete document.documentElement.dataset.layout;
    end();
    hideBelow([...document.querySelectorAll<HTMLElement>('[data-reveal=""]')]);
  };
  const { fontsShown } = window as { fontsShown?: Promise<void> };
  if (fontsShown) fontsShown.finally(layOutNext);
  else layOutNext();
  return end;
}

/** What a section of more than a portion is laid out by, without the `parts` in it, which wait anyway. None where it is laid out already. */
function piecesOf(section: HTMLElement, parts: Parts): Parts {
  const isThere = section.getBoundingClientRect().top < ahead * innerHeight;
  return isThere ? [] : smallParts(section, new Set(parts));
}

function smallParts(part: HTMLElement, others: Set<Element>): Parts {
  if (sizeOf(part, others) <= portion) return [];
  return [...part.children].flatMap((child) => {
    if (others.has(child) || !(child instanceof HTMLElement)) return [];
    return sizeOf(child, others) <= portion ? [child] : smallParts(child, others);
  });
}

/** How many elements a part has, itself among them, without those in `others`. */
function sizeOf(part: Element, others: Set<Element>): number {
  return [...part.children].reduce((sum, child) => sum + (others.has(child) ? 0 : sizeOf(child, others)), 1);
}

/** Takes from `waiting` what makes a portion together, at least one part. */
function takePortion(waiting: Parts, all: Set<Element>): Parts {
  let room = portion;
  const count = waiting.findIndex((part, index) => {
    room -= sizeOf(part, all);
    return index > 0 && room < 0;
  });
  return waiting.splice(0, count === -1 ? waiting.length : count);
}

function inPageOrder(one: Node, other: Node): number {
  return one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** Safari has no idle callbacks. */
function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act, { timeout: patience });
  else setTimeout(act);
}
