import type { smallParts, takePortion } from '#app/hooks/portions.ts';

type Portions = { smallParts: typeof smallParts; takePortion: typeof takePortion; nearby: number };

/**
 * Runs in the page, as text in its module. Calls `restyle`, which puts the whole style sheet in its place, and has the styles
 * computed. The next frame then lays out what is in view; the sections that begin below it, near enough for the browser to
 * lay them out, and the footer of a short page follow a portion a frame: all at once is the longest task of a loaded page.
 * On a page that is laid out whole, as the place where its reader left it may depend on its length, they come with the view.
 */
export function layOutNear(restyle: () => void, { smallParts, takePortion, nearby }: Portions): void {
  const isNear = (part: HTMLElement) => {
    const { top } = part.getBoundingClientRect();
    return top >= innerHeight && top < nearby * innerHeight;
  };
  const parts = document.querySelectorAll<HTMLElement>(
    '[data-layout] main > section, [data-layout] main > :not(section) > section, [data-layout] body > footer',
  );
  // Slides stand side by side, and those out of view wait by themselves.
  const waiting = [...parts]
    .filter(isNear)
    .flatMap(smallParts)
    .filter((part) => !part.closest('.tab-slide ~ .tab-slide'));
  for (const part of waiting) part.style.contentVisibility = 'hidden';
  restyle();
  getComputedStyle(document.body).getPropertyValue('color');
  const inNextFrame = () => requestAnimationFrame(() => setTimeout(layOutNext));
  const layOutNext = () => {
    for (const part of takePortion(waiting)) part.style.contentVisibility = '';
    if (waiting.length > 0) inNextFrame();
  };
  if (waiting.length > 0) inNextFrame();
}
