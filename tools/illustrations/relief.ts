import { contourLength, contourPath, type Extent, type Field, traceLevels } from './contours.ts';
import { gradientNoise } from './random.ts';
import { type Art, num, type Point } from './svg.ts';

/** A landscape built of stacked sheets, as in a paper model: its heights, levels and the rise of one sheet. */
export type Relief = {
  field: Field;
  extent: Extent;
  levels: readonly number[];
  lift: number;
  tones: readonly string[];
};

/** A hill as a bell: where its top stands, its half widths and its height. */
export type Hill = readonly [x: number, y: number, rx: number, ry: number, height: number];

/** A relief of sandy shores and green hills on 960 x 720, from `top` down; `lift` is the rise of one sheet. */
export function archipelago(seed: string, hills: readonly Hill[], lift: number, top: number): Relief {
  const noise = gradientNoise(seed);
  const bell = ([x, y, rx, ry, height]: Hill, px: number, py: number): number =>
    height * Math.exp(-(((px - x) / rx) ** 2 + ((py - y) / ry) ** 2));
  return {
    field: (x, y) => hills.reduce((sum, hill) => sum + bell(hill, x, y), 0) + noise(x / 110, y / 75) * 0.07,
    extent: { x: 0, y: top, width: 960, height: 720 - top, step: 10 },
    levels: [0.22, 0.33, 0.44, 0.55, 0.66, 0.77, 0.88, 0.99, 1.1, 1.2],
    lift,
    tones: ['s', 't0', 't1', 't1', 't2', 't2', 't3', 't3', 't4', 't4'],
  };
}

/** Draws the sheets from low to high, each with an edge. */
export function sheets({ field, extent, levels, lift, tones }: Relief): Art {
  return traceLevels(field, extent, levels)
    .map((contours, index) => {
      const data = contours
        .filter((contour) => contour.closed && contourLength(contour) > 60)
        .map((contour) => contourPath(contour, 24))
        .join('');
      if (!data) return '';
      const top = tones[Math.min(index, tones.length - 1)] as string;
      const at = (y: number): string => ` transform="translate(0 ${num(y)})"`;
      return `<path d="${data}"${at(-index * lift + lift)} class="${index ? 't3' : 't2'} T3"/><path d="${data}"${at(-index * lift)} class="${top} T3"/>`;
    })
    .join('');
}

/** Where a point of the ground shows in the drawing: lifted by the sheets under it. */
export function onRelief({ field, levels, lift }: Relief, [x, y]: Point): Point {
  const height = field(x, y);
  const index = levels.filter((level) => level < height).length - 1;
  return [x, y - Math.max(index, 0) * lift];
}

/** Walks downhill from a point by gradient descent with momentum; gives every point of the walk. */
export function descend(field: Field, start: Point, steps: number, rate: number): Point[] {
  let [x, y] = start;
  let [vx, vy] = [0, 0];
  const walk: Point[] = [start];
  for (let i = 0; i < steps; i++) {
    const slopeX = (field(x + 2, y) - field(x - 2, y)) / 4;
    const slopeY = (field(x, y + 2) - field(x, y - 2)) / 4;
    [vx, vy] = [vx * 0.55 - slopeX * rate, vy * 0.55 - slopeY * rate];
    [x, y] = [x + vx, y + vy];
    walk.push([x, y]);
  }
  return walk;
}

/** A wall that follows a path: the line drawn again and again upwards, light on its top, within a dark outline. */
export function wall(data: string, height: number, side: string, top: string): Art {
  const raised = (y: number): Art => `<path d="${data}"${y ? ` transform="translate(0 ${num(-y)})"` : ''}/>`;
  const copies = Array.from({ length: Math.ceil(height / 3) }, (_, i) => raised(i * 3)).join('') + raised(height);
  return `<g class="K" stroke-width="21">${copies}</g><g class="${side} z6">${copies}</g><g class="${top} z6">${raised(height)}</g>`;
}
