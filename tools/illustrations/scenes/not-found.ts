import { spark } from '../kit/signs.ts';
import { gradientNoise } from '../random.ts';
import { type Relief, sheets } from '../relief.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, each, path, points, rect } from '../svg.ts';

function galaxy(cx: number, cy: number): Art {
  return each([26, 48, 74, 104, 140], (r, i) =>
    path(
      `M${cx - r} ${cy}c0-${r * 0.7} ${r * 0.6}-${r * 0.95} ${r * 1.05}-${r * 0.8}s${r * 0.95} ${r * 0.6} ${r * 0.85} ${r * 1.1}-${r * 0.8} ${r * 0.7}-${r * 1.1} ${r * 0.5}-${r * 0.8}-${r * 0.4}-${r * 0.8}-${r * 0.8}z`,
      i % 2 ? 'P z1' : 'P',
    ),
  );
}

/** A doorway that stands alone on the last ledge of the map; behind it there is nothing but stars. */
function doorway(): Art {
  const noise = gradientNoise('nothing');
  const relief: Relief = {
    field: (x, y) =>
      1 - Math.abs((x - 470) / 430) ** 2.4 - Math.abs((y - 560) / 130) ** 2.2 + noise(x / 130, y / 90) * 0.28,
    extent: { x: 0, y: 360, width: 960, height: 360, step: 10 },
    levels: [0.05, 0.3, 0.52, 0.7, 0.84],
    lift: 18,
    tones: ['t0', 't1', 't1', 't2', 't2'],
  };
  const frame = 'M350 528V168a26 26 0 0 1 26-26H584a26 26 0 0 1 26 26V528Z';
  return (
    each(
      [
        [120, 190],
        [250, 96],
        [760, 120],
        [860, 300],
        [180, 340],
        [700, 250],
      ] as const,
      ([x, y], i) => spark(x, y, i % 2 ? 8 : 13, i === 2 ? 'f' : 't3'),
    ) +
    sheets(relief) +
    path('M374 528h212l110 100H270z', 'o') +
    path(frame, 't4 K') +
    `<clipPath id="night"><path d="M374 528V166H586V528Z"/></clipPath><g clip-path="url(#night)">${rect(360, 150, 240, 400, 'o')}${galaxy(500, 330)}${each(
      [
        [400, 210],
        [560, 200],
        [420, 440],
        [540, 470],
        [450, 260],
        [570, 380],
        [395, 330],
      ] as const,
      ([x, y], i) => circle(x, y, i % 3 ? 2 : 3.5, 'l'),
    )}${spark(548, 250, 16, 'f')}</g>` +
    path('M374 528V166H586V528', 'K') +
    path('M374 166L276 200V566L374 528Z', 't3 K') +
    path('M356 190l-62 22v116l62-10zM356 342l-62 12v172l62-24z', 't2 K') +
    circle(292, 342, 7, 'f K') +
    each(points('330,604 420,580 560,590 640,612 480,612'), ([x, y], i) =>
      i === 1 ? spark(x, y, 11, 'f') : circle(x, y, 2.5, 'l'),
    ) +
    path('M480 712c-30-24 40-44 4-80', 'T4 z3 e')
  );
}

export const notFound: readonly Scene[] = [hero('not-found', 'advisory', doorway)];
