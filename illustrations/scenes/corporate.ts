import { cylinder } from '../kit/data.ts';
import { lookout, palm, swell } from '../kit/land.ts';
import { writing } from '../kit/screens.ts';
import { shield, spark } from '../kit/signs.ts';
import { gradientNoise } from '../random.ts';
import { onRelief, type Relief, sheets } from '../relief.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, each, type Point, path, points, put, rect } from '../svg.ts';

function islandRelief(): Relief {
  const noise = gradientNoise('mirador');
  const hill = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number =>
    Math.exp(-(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2));
  return {
    field: (x, y) =>
      hill(x, y, 480, 500, 420, 170) * 0.62 +
      hill(x, y, 540, 470, 190, 92) * 0.62 +
      hill(x, y, 300, 520, 130, 70) * 0.22 +
      hill(x, y, 760, 540, 120, 60) * 0.16 +
      noise(x / 120, y / 80) * 0.07,
    extent: { x: 0, y: 240, width: 960, height: 480, step: 10 },
    levels: [0.22, 0.31, 0.42, 0.53, 0.64, 0.75, 0.86, 0.96, 1.05, 1.13, 1.2],
    lift: 20,
    tones: ['s', 't0', 't1', 't1', 't2', 't2', 't3', 't3', 't3', 't4', 't4'],
  };
}

function stations(at: (x: number, y: number) => Point): Art {
  const [ledger, base, data, guard] = [at(205, 545), at(352, 600), at(800, 560), at(655, 590)];
  const plate = ([x, y]: Point, art: Art): Art => put(x, y, 1, path('M0 12l58-30-58-30-58 30z', 'w K'), art);
  return (
    plate(
      ledger,
      rect(-34, -92, 68, 74, 'w K', 6) +
        path('M-34-70h68v-14q0-8-6-8h-56q-6 0-6 8z', 'u1 K') +
        writing(-24, -56, [22, 18, 24], 13, 'Q z3') +
        writing(6, -56, [18, 18, 18], 13, 'K z1'),
    ) +
    plate(
      base,
      rect(-22, -100, 44, 80, 'o K', 9) +
        rect(-16, -92, 32, 64, 'w', 4) +
        path('M-10-44h20M-10-60h20M-10-76h12', 'Q z3') +
        rect(-10, -40, 20, 8, 'u2', 3),
    ) +
    plate(data, cylinder(-30, -92, 60, 76, 3, 'u3', 'w')) +
    plate(guard, shield(0, -56, 74, 'u4 K') + path('M-11-56l8 9 15-18', 'W z4'))
  );
}

/** The island of the brand as a paper model: the lookout on its summit sees every kind of work below. */
function mirador(): Art {
  const relief = islandRelief();
  const at = (x: number, y: number): Point => onRelief(relief, [x, y]);
  const [tx, ty] = at(548, 466);
  const sight = each([at(205, 530), at(352, 585), at(800, 545), at(655, 575)], ([x, y]) =>
    path(`M${tx} ${ty - 150}L${x} ${y - 60}`, 'F d'),
  );
  const trees = each(
    [
      [420, 560, 0.4, 1],
      [455, 575, 0.3, -1],
      [130, 575, 0.36, 1],
      [725, 612, 0.36, -1],
      [870, 560, 0.3, 1],
    ] as const,
    ([x, y, s, lean]) => {
      const [px, py] = at(x, y);
      return palm(px, py, s * 200, 't4 K', lean);
    },
  );
  const clouds =
    path('M80 190h120a24 24 0 0 0 0-48 40 40 0 0 0-74-14A28 28 0 0 0 80 142a24 24 0 0 0 0 48z', 'w K') +
    path('M700 120h84a18 18 0 0 0 0-36 30 30 0 0 0-54-10 20 20 0 0 0-30 10 18 18 0 0 0 0 36z', 'w K');
  return (
    circle(762, 236, 96, 's') +
    circle(762, 236, 60, 'u3') +
    clouds +
    swell(40, 640, 4) +
    swell(790, 680, 3) +
    swell(20, 500, 2) +
    swell(860, 470, 2) +
    swell(300, 706, 3) +
    sheets(relief) +
    trees +
    sight +
    lookout(tx, ty + 4, 120) +
    stations(at)
  );
}

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

export const corporate: readonly Scene[] = [
  hero('home-hero', 'advisory', mirador),
  hero('not-found', 'advisory', doorway),
];
