import { contourLength, contourPath, type Field, traceLevels } from './contours.ts';
import { gradientNoise, seeded } from './random.ts';
import { type Art, num } from './svg.ts';

/** Where an island lies: its middle and half axes. */
export type Shore = { cx: number; cy: number; rx: number; ry: number };

const LEVELS = [0.08, 0.2, 0.31, 0.42, 0.53, 0.64, 0.75, 0.86];

function islandField(seed: string, { cx, cy, rx, ry }: Shore): Field {
  const noise = gradientNoise(seed);
  const random = seeded(`${seed} peak`);
  // The summit stands off the middle, so that the lines crowd on one side as on a real map.
  const [px, py] = [(random() - 0.5) * 0.6, (random() - 0.5) * 0.5];
  return (x, y) => {
    const [u, v] = [(x - cx) / rx, (y - cy) / ry];
    const shore = 1 - (u * u + v * v) ** 1.1;
    const summit = Math.exp(-((u - px) ** 2 + (v - py) ** 2) * 2.4);
    return shore * 0.6 + summit * 0.33 + noise(u * 1.7 + 9, v * 1.7 + 4) * 0.24 - 0.05;
  };
}

function contourData(seed: string, shore: Shore): string[] {
  const field = islandField(seed, shore);
  const [width, height] = [shore.rx * 3, shore.ry * 3];
  const extent = { x: shore.cx - width / 2, y: shore.cy - height / 2, width, height, step: 14 };
  return traceLevels(field, extent, LEVELS).map((contours) =>
    contours
      .filter((contour) => contour.closed && contourLength(contour) > 150)
      .map((contour) => contourPath(contour, 30))
      .join(''),
  );
}

/** An island seen from above: a tinted shape with contour lines, the ground of flat scenes. */
export function island(seed: string, cx: number, cy: number, rx: number, ry: number): Art {
  const rings = contourData(seed, { cx, cy, rx, ry });
  return `<path d="${rings[0]}" class="t0 T2"/><path d="${rings[2]}" class="t1"/><g class="T2 z1">${rings
    .slice(1)
    .map((d) => (d ? `<path d="${d}"/>` : ''))
    .join('')}</g>`;
}

/** An island of stacked layers with edges, the ground of isometric scenes. */
export function plateau(seed: string, cx: number, cy: number, rx: number, ry: number, layers = 2): Art {
  const rings = contourData(seed, { cx, cy, rx, ry });
  const lift = 12;
  const layer = (index: number, top: string): Art => {
    const d = rings[index] as string;
    const shift = (y: number): string => (y === 0 ? '' : ` transform="translate(0 ${num(y)})"`);
    return `<path d="${d}"${shift(lift - index * lift)} class="t2 T3"/><path d="${d}"${shift(-index * lift)} class="${top} T3"/>`;
  };
  const marks = rings
    .slice(layers)
    .map((d) => (d ? `<path d="${d}" transform="translate(0 ${-(layers - 1) * lift})"/>` : ''))
    .join('');
  return `${layer(0, 't0')}${layers > 1 ? layer(1, 't1') : ''}<g class="T2 z1">${marks}</g>`;
}

/** A ridge seen from the side, filled down to `base`; `rough` 0-1 says how jagged it is. */
export function ridge(seed: string, width: number, top: number, base: number, classes: string, rough = 0.5): Art {
  const noise = gradientNoise(seed);
  const span = base - top;
  const points = Array.from({ length: 17 }, (_, i) => {
    const x = (width * i) / 16;
    const height = 0.5 + noise(i * 0.23 + 3, 0.5) * 0.7 + noise(i * 0.7, 7.5) * 0.25 * rough;
    return [x, base - span * Math.min(1, Math.max(0.08, height))] as const;
  });
  const data = points.map(([x, y], i) => {
    if (i === 0) return `M${num(x)} ${num(y)}`;
    const [px, py] = points[i - 1] as readonly [number, number];
    const middle = (px + x) / 2;
    return `C${num(middle)} ${num(py)} ${num(middle)} ${num(y)} ${num(x)} ${num(y)}`;
  });
  return `<path d="${data.join('')}V${num(base)}H0Z" class="${classes}"/>`;
}
