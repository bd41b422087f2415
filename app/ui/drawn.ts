const drawing = document.querySelector<SVGElement>('svg[data-src]');
const markup = drawing?.innerHTML;

/** The drawing of a file where it stands in this document's HTML: read before React takes the page over, so that it is sent once. */
export function drawnInPage(src: string): string | undefined {
  return src === drawing?.dataset.src ? markup : undefined;
}
