const drawing = document.querySelector<SVGElement>('svg[data-src]');
const markup = drawing?.innerHTML;

/** The markup of a drawing, read from this document before hydration, so that scripts need not contain it. */
export function inlineDrawing(src: string): string | undefined {
  return src === drawing?.dataset.src ? markup : undefined;
}
