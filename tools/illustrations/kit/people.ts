import { type Art, circle, path, put, rect } from '../svg.ts';

/** How a person wears the hair. */
export type Hair = 'short' | 'long' | 'bun' | 'curls' | 'none';

// Drawn around a head of radius 23 whose middle is 0, 0; dark in both schemes.
const hairs: Record<Hair, Art> = {
  short: path('M-24 2C-28-30 28-30 24 2C18-8 6-10-4-10S-20-8-24 2Z', 'o K'),
  long: path('M-24 2C-30-32 30-32 24 2C16-10 0-8-8-12C-12-6-20-8-24 2Z', 'o K'),
  bun: circle(0, -30, 11, 'o K') + path('M-24 0C-26-30 26-30 24 0C12-12-12-12-24 0Z', 'o K'),
  curls: path(
    'M-25 4a10 10 0 0 1 0-16 11 11 0 0 1 14-14 13 13 0 0 1 22 0 11 11 0 0 1 14 14 10 10 0 0 1 0 16C20-8-18-8-25 4Z',
    'o K',
  ),
  none: '',
};

// What of long hair falls behind the shoulders.
const fall = path('M-25-4C-32 24-30 40-26 48H26C30 40 32 24 25-4Z', 'o K');

/** A person: head and shoulders standing on x, y; about `size` high. */
export function person(x: number, y: number, size: number, top = 't4 K', skin = 'sc K', hair: Hair = 'short'): Art {
  return put(
    x,
    y,
    size / 100,
    hair === 'long' ? put(0, -74, 1, fall) : '',
    path('M-9-62V-44H9V-62Z', skin),
    path('M-40 0v-14c0-20 12-32 31-36q9 9 18 0c19 4 31 16 31 36V0Z', top),
    circle(0, -74, 23, skin),
    put(0, -74, 1, hairs[hair]),
  );
}

/** A person seen from behind: head and shoulders standing on x, y; about `size` high. */
export function personBehind(x: number, y: number, size: number, top = 't4 K', hair: Hair = 'short'): Art {
  return put(
    x,
    y,
    size / 100,
    path('M-9-62V-44H9V-62Z', 'sc K'),
    path('M-40 0v-14c0-20 12-32 31-36q9 4 18 0c19 4 31 16 31 36V0Z', top),
    hair === 'long' ? path('M-25-78C-32-50-30-40-27-34H27C30-40 32-50 25-78Z', 'o K') : '',
    hair === 'bun' ? circle(0, -104, 11, 'o K') : '',
    circle(0, -76, 23, 'o K'),
  );
}

/** What a standing figure wears and does: tones of top and legs, and the path of its near arm from the shoulder at 0, -146. */
export type Figure = { top?: 't3' | 't4' | 't5' | 'f' | 'w'; legs?: string; arm: string; skin?: string; hair?: Hair };

/** An arm or a cord with an outline, as two strokes. */
export function limb(data: string, tone: string): Art {
  return path(data, 'K z6') + path(data, `${tone.toUpperCase()} z5`);
}

/** A standing figure 200 high at scale 1, its feet at x, y; a negative `scale` turns it to the left. */
export function standing(x: number, y: number, scale: number, figure: Figure): Art {
  const { top = 't4', legs = 'n K', arm, skin = 'sc K', hair = 'short' } = figure;
  const [, ex = '0', ey = '0'] = /(-?[\d.]+)[ ,]*(-?[\d.]+)$/.exec(arm) ?? [];
  return `<g transform="translate(${x} ${y})scale(${scale} ${Math.abs(scale)})">${[
    path('M-20-92L-18-8H-2L0-66 6-8H22L20-92Z', legs),
    path('M-20-10h20v10h-24zM4-10h22q8 4 8 10H4z', 'o K'),
    path('M-7-166V-150H7V-166Z', skin),
    path('M-24-140q4-14 24-14t24 14L22-86H-22Z', `${top} K`),
    hair === 'long' ? put(0, -176, 0.86, fall) : '',
    circle(0, -176, 20, skin),
    put(0, -176, 0.86, hairs[hair]),
    limb(arm, top),
    circle(Number(ex), Number(ey), 9, skin),
  ].join('')}</g>`;
}

/** A person on a swivel chair seen from behind, the castors at x, y; 200 high at scale 1. */
export function seatedBack(
  x: number,
  y: number,
  scale: number,
  top = 't4 K',
  hair: Hair = 'short',
  chair = 'n K',
): Art {
  return put(
    x,
    y,
    scale,
    path('M0-50V-16M-40-6L0-18 40-6', 'K z4'),
    circle(-40, -4, 5, 'k') + circle(40, -4, 5, 'k'),
    path('M-52-70c0-56 14-66 30-70q22 8 44 0c16 4 30 14 30 70Z', top),
    path('M-9-160V-140H9V-160Z', 'sc K'),
    hair === 'bun' ? circle(0, -208, 13, 'o K') : '',
    circle(0, -176, 26, 'o K'),
    hair === 'long' ? path('M-26-176c-4 26-4 40 0 52h52c4-12 4-26 0-52z', 'o K') : '',
    rect(-40, -118, 80, 64, chair, 16),
    rect(-48, -58, 96, 14, chair, 7),
  );
}
