import { type Art, circle, path, put, times } from '../svg.ts';

/** A mug whose foot stands at x, y; 36 high at scale 1, with `steam` if somebody is about to drink. */
export function mug(x: number, y: number, scale: number, classes = 'w K', steam = false): Art {
  return put(
    x,
    y,
    scale,
    path('M16-26h10q12 0 12 11t-12 11h-10', 'K z3'),
    path('M-20-36h38v30q0 8-8 8h-22q-8 0-8-8z', classes),
    steam ? path('M-9-46q-7-9 2-16t0-14M7-46q-7-9 2-16', 'Q z3') : '',
  );
}

/** A rotary telephone without its handset, its feet at x, y; 126 high at scale 1. */
export function telephone(x: number, y: number, scale: number, classes = 't4 K'): Art {
  const holes = times(7, (i) => circle(Math.cos(i * 0.8 - 2.4) * 23, Math.sin(i * 0.8 - 2.4) * 23 - 50, 4.5, 'o'));
  return put(
    x,
    y,
    scale,
    path('M-74 0q-4-96 34-110H40q38 14 34 110z', classes),
    circle(0, -50, 34, 'w K') + circle(0, -50, 11, 't3 K'),
    holes,
    path('M-30-110v-16h14v16M16-110v-16h14v16', 'n K'),
  );
}

/** The handset of a telephone, its middle at x, y; 170 wide at scale 1. */
export function handset(x: number, y: number, scale: number, classes = 't5 K'): Art {
  const d = 'M-70 20q-14-6-8-30 8-28 78-28t78 28q6 24-8 30h-28q-8 0-10-20-32-10-64 0-2 20-10 20z';
  return put(x, y, scale, path(d, classes));
}
