import { type Brand, loadBrand } from '#app/content/load.server.ts';

/** A mark ready to be drawn, in the units of its viewBox. */
type DrawnMark = {
  viewBox: string;
  /** The part in the colour of action and the part in ink. */
  accent: string;
  body: string;
  /** Both parts. */
  path: string;
  /** The line that draws it. */
  outline: string;
};

export function drawnMark({ viewBox, accent, body, outline }: Brand['mark']): DrawnMark {
  const path = `${accent}${body}`;
  return { viewBox, accent, body, path, outline: outline ?? path };
}

/** The site's own mark. */
export const mark = drawnMark(loadBrand().mark);

/** Places the mark in a square of `size` units at x, y, its parts in two colours. */
export function placedMark(x: number, y: number, size: number, accent: string, body: string): string {
  const parts = `<path d="${mark.accent}" fill="${accent}"/><path d="${mark.body}" fill="${body}"/>`;
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${mark.viewBox}">${parts}</svg>`;
}
