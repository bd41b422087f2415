import { type Art, circle, path, put } from '../svg.ts';

/** The sun, a disc with a halo. */
export function sun(x: number, y: number, r: number): Art {
  return circle(x, y, r * 1.5, 'h') + circle(x, y, r, 'f');
}

/** Waves: rows of short swells. */
export function swell(x: number, y: number, count: number, size = 40, classes = 'T3'): Art {
  const d = `M${x} ${y}${`q${size / 4}-${size / 5} ${size / 2} 0t${size / 2} 0`.repeat(count)}`;
  return path(d, classes);
}

/** A palm whose foot stands at x, y. */
export function palm(x: number, y: number, size: number, leaves = 't4 K', lean = 1): Art {
  const frond = (d: string): Art => path(d, leaves);
  return put(
    x,
    y,
    size / 100,
    `<g transform="scale(${lean} 1)">${path('M-5 0C-2-30 6-62 18-84l8 3C14-58 6-28 5 0Z', 's K')}${frond('M22-84C0-104-26-98-38-74-20-86-2-88 22-84Z')}${frond('M22-84C46-104 70-94 78-68 62-82 44-88 22-84Z')}${frond('M22-84C6-84-14-72-18-46-6-66 6-76 22-84Z')}${frond('M22-84C42-82 58-66 58-42 48-62 38-74 22-84Z')}${frond('M22-84C14-110 26-124 50-126 36-114 30-102 22-84Z')}</g>`,
  );
}

/** The lookout: a small tower with a roof, a deck and a telescope's eye, its foot at x, y; `room` is what its window shows. */
export function lookout(x: number, y: number, size: number, room = 'o'): Art {
  return put(
    x,
    y,
    size / 100,
    path('M-30 0L-20-74H20L30 0Z', 'w K'),
    path('M-26-26L22-58M26-26L-22-58M-26-26H26', 'K z1'),
    path('M-40-74H40V-90H-40Z', 't3 K'),
    path('M-30-90V-122H30V-90', 's K'),
    path('M-44-122L0-158L44-122Z', 'f K'),
    path('M-16-90v-20h32v20', room),
    path('M-10-90q0-8 8-8t8 8z', 'f') + circle(-2, -101, 5, 'sc'),
    path('M4-101L36-108', 'K z3'),
  );
}
