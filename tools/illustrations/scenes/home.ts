import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { cylinder } from '../kit/data.ts';
import { lookout, palm, swell } from '../kit/land.ts';
import { writing } from '../kit/screens.ts';
import { flag, pin, shield } from '../kit/signs.ts';
import { gradientNoise, seeded } from '../random.ts';
import { onRelief, type Relief, sheets } from '../relief.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, each, ellipse, num, type Point, path, put, rect, smooth, turn } from '../svg.ts';

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

/** An island as a paper model: the lookout on its summit sees every kind of work below. */
function paperIsland(): Art {
  const relief = islandRelief();
  const at = (x: number, y: number): Point => onRelief(relief, [x, y]);
  const [tx, ty] = at(548, 466);
  const sight = each([at(205, 530), at(352, 585), at(800, 545), at(655, 575)], ([x, y]) =>
    path(`M${tx} ${ty - 178}L${x} ${y - 62}`, 'F z3 d'),
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
    put(
      886,
      676,
      0.62,
      path('M-56-12H56L38 14H-40z', 'u2 K') + path('M6-16V-116L62-28z', 'w K') + path('M-4-16v-78l-42 66z', 's K'),
    ) +
    sheets(relief) +
    trees +
    sight +
    lookout(tx, ty + 4, 150) +
    stations(at)
  );
}

/** The planning table: the whole terrain as a model, the route pinned on it before anybody walks. */
function planningTable(): Art {
  const { at, block, floor, drum } = isometric(430, 250);
  const [w, d] = [460, 320];
  const pinAt = (x: number, y: number, size: number, tone: string): Art => {
    const [px, py] = at(x, y, 126);
    return pin(px, py, size, tone);
  };
  const leg = (x: number, y: number): Art => block(x, y, 0, [26, 26, 110], 's');
  const [cx, cy] = at(404, 60, 126);
  return (
    plateau('planning', 480, 470, 470, 235) +
    leg(6, d - 34) +
    leg(w - 34, 6) +
    leg(w - 34, d - 34) +
    block(0, 0, 106, [w, d, 20], 's') +
    floor(
      0,
      0,
      126,
      rect(26, 22, 330, 276, 'w K z2', 4),
      island('model 4', 190, 162, 150, 122),
      path('M86 230C130 190 120 130 180 140S250 220 270 120', 'F z3 e'),
    ) +
    floor(0, 0, 126, rect(378, 120, 58, 160, 'w K', 4), writing(390, 144, [34, 26, 34, 20, 30, 34], 22, 'Q z3')) +
    drum(410, 60, 126, 22, 34, 'w') +
    path(`M${num(cx + 24)} ${num(cy - 26)}q22 2 18 16t-24 8`, 'K z4') +
    ellipse(cx + 6, cy - 29, 19, 10, 't5') +
    pinAt(86, 230, 56, 't4 K') +
    pinAt(180, 140, 56, 't4 K') +
    pinAt(270, 120, 78, 'f K') +
    floor(0, 0, 126, turn(-24, 120, 300, rect(60, 286, 170, 14, 't4 K', 2) + path('M230 286l22 7-22 7z', 's K')))
  );
}

/** Years as rings, as in a felled trunk or round a summit: from the first one in the middle to today's edge. */
function yearRings(): Art {
  const noise = gradientNoise('rings');
  const random = seeded('years');
  const count = 18;
  let reach = 16;
  const radii = Array.from({ length: count }, () => {
    reach += 10 + random() * 9;
    return reach;
  });
  const scale = 306 / (radii.at(-1) as number);
  const ring = (r: number, turns: number): Point => {
    const a = turns * Math.PI * 2;
    const wave =
      1 +
      noise(Math.cos(a) * 1.1 + 3, Math.sin(a) * 1.1) * 0.2 +
      noise(Math.cos(a) * 2.4, Math.sin(a) * 2.4 + r / 160) * 0.08;
    return [470 + Math.cos(a) * r * wave * 1.14, 366 + Math.sin(a) * r * wave];
  };
  const loop = (r: number): string =>
    smooth(
      Array.from({ length: 20 }, (_, k) => ring(r, k / 20)),
      true,
    );
  const tones = ['t5', 't4', 't3', 't2', 't1', 't0'];
  const bands = [...radii]
    .reverse()
    .map((r, i) =>
      path(loop(r * scale), `${tones[Math.min(5, Math.floor((count - 1 - i) / 3))]} ${i % 5 === 0 ? 'T5' : 'T3'}`),
    );
  const spoke = [0.2, ...radii.map((r) => r)].map((r) => ring(r * scale, 0.93));
  const [ex, ey] = spoke.at(-1) as Point;
  return (
    path(loop(326), 's K') +
    bands.join('') +
    path(smooth(spoke.filter((_, i) => i % 3 === 0)), 'F z3') +
    each(
      spoke.filter((_, i) => i % 6 === 3 && i > 0),
      ([x, y]) => circle(x, y, 8, 'w F z3'),
    ) +
    circle(...(spoke[0] as Point), 13, 'f K') +
    flag(ex, ey + 4, 110)
  );
}

export const home: readonly Scene[] = [
  hero('home-hero', 'advisory', paperIsland),
  hero('home-about', 'advisory', planningTable),
  hero('home-experience', 'advisory', yearRings),
];
