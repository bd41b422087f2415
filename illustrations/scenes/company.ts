import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { lookout, palm, swell } from '../kit/land.ts';
import { writing } from '../kit/screens.ts';
import { flag, pin } from '../kit/signs.ts';
import { gradientNoise, seeded } from '../random.ts';
import { onRelief, type Relief, sheets } from '../relief.ts';
import { hero, type Scene } from '../scene.ts';
import {
  type Art,
  circle,
  clip,
  each,
  ellipse,
  line,
  num,
  type Point,
  path,
  put,
  rect,
  smooth,
  times,
  turn,
} from '../svg.ts';

type Hill = readonly [x: number, y: number, rx: number, ry: number, height: number];

function relief(seed: string, hills: readonly Hill[], lift: number, y: number): Relief {
  const noise = gradientNoise(seed);
  return {
    field: (px, py) =>
      hills.reduce(
        (sum, [x, hy, rx, ry, h]) => sum + h * Math.exp(-(((px - x) / rx) ** 2 + ((py - hy) / ry) ** 2)),
        0,
      ) +
      noise(px / 110, py / 75) * 0.07,
    extent: { x: 0, y, width: 960, height: 720 - y, step: 10 },
    levels: [0.22, 0.33, 0.44, 0.55, 0.66, 0.77, 0.88, 0.99, 1.1, 1.2],
    lift,
    tones: ['s', 't0', 't1', 't1', 't2', 't2', 't3', 't3', 't4', 't4'],
  };
}

/** On the lookout's deck: the telescope, and range behind range in the evening light. */
function telescope(): Art {
  const range = (seed: string, y: number, height: number, tone: string): Art => {
    const noise = gradientNoise(seed);
    const tops = Array.from(
      { length: 14 },
      (_, i): Point => [i * 74 - 10, y - Math.abs(noise(i * 0.47, 0.3)) * height - noise(i * 1.3, 5) * height * 0.12],
    );
    return path(`${smooth(tops)}V640H-10Z`, tone);
  };
  const tube = turn(
    -16,
    566,
    300,
    path('M330 262H640V338H330Z', 't4 K') +
      path('M640 248h64v104h-64z', 'n K') +
      rect(700, 242, 18, 116, 'f K', 6) +
      rect(262, 274, 72, 52, 'n K', 6) +
      rect(240, 268, 26, 64, 's K', 8) +
      path('M420 262V338M560 262V338', 'K z3') +
      path('M350 278H620', 'W z3'),
  );
  return (
    clip(
      'view',
      'M90 330a390 290 0 0 1 780 0V600H90Z',
      rect(0, 0, 960, 640, 't0'),
      circle(640, 300, 118, 's'),
      circle(640, 300, 76, 'u3'),
      range('range a', 330, 150, 't1'),
      range('range b', 390, 170, 't2'),
      range('range cd', 462, 190, 't3'),
      path('M0 500q120-30 240 0t240 0 240 0 240 0V640H0Z', 't2'),
      swell(110, 530, 18, 40, 'T3'),
      swell(130, 556, 16, 40, 'T3'),
    ) +
    path('M90 600V330a390 290 0 0 1 780 0V600', 'T3') +
    put(
      -84,
      0,
      1,
      path('M474 350L396 596M500 350L504 598M520 350L606 596', 'K z6'),
      path('M474 350L396 596M500 350L504 598M520 350L606 596', 'S z4'),
      circle(496, 342, 32, 's K'),
      circle(496, 342, 11, 'k'),
      tube,
    ) +
    path('M30 600H930V632H30Z', 'sb K') +
    times(12, (i) => path(`M${96 + i * 72} 600v32`, 'K z1')) +
    path('M60 632v70M900 632v70M480 632v70', 'K z5') +
    path('M60 600V470M900 600V470M60 484H250M720 484H900M60 540H230M740 540H900', 'K z4')
  );
}

/** At the foot of the trail: pack, boots, and a signpost with more than one way up. */
function trailhead(): Art {
  const land = relief(
    'trail',
    [
      [480, 560, 400, 120, 0.7],
      [760, 500, 140, 70, 0.55],
      [250, 520, 120, 54, 0.22],
    ],
    20,
    260,
  );
  const [sx, sy] = onRelief(land, [770, 492]);
  const pack = put(
    300,
    588,
    1,
    path('M-92 0C-112-90-106-230-62-258H62C106-230 112-90 92 0Z', 't4 K') +
      path('M-62-258C-56-300 56-300 62-258L74-190H-74Z', 'n K') +
      path('M-22-282c0-34 44-34 44 0', 'K z5') +
      rect(-64, -112, 128, 92, 't3 K', 16) +
      path('M-64-82H64', 'K') +
      rect(-12, -92, 24, 22, 's K', 4) +
      path('M-40-190v60M40-190v60', 'K z5') +
      rect(-50, -186, 20, 16, 's K', 3) +
      rect(30, -186, 20, 16, 's K', 3) +
      turn(
        -8,
        0,
        -300,
        rect(-128, -316, 210, 46, 's K', 23) + circle(60, -293, 14, 'sb K') + path('M-70-316v46M10-316v46', 'K z4'),
      ) +
      rect(96, -132, 34, 118, 'w K', 10) +
      rect(100, -150, 26, 22, 'n K', 5) +
      path('M-110-60q-20 10-8 40', 'K z3'),
  );
  const sign = (y: number, text: number, hot: boolean, right: boolean): Art =>
    path(right ? `M0 ${y}h126l26 26-26 26H0z` : `M0 ${y}h-126l-26 26 26 26H0z`, hot ? 'f K' : 'w K') +
    writing(right ? 22 : -22 - text, y + 26, [text], 1, hot ? 'W z5' : 'K z5');
  const post = put(
    560,
    590,
    1,
    path('M-9 0V-330H9V0Z', 'sb K') +
      sign(-312, 80, true, true) +
      sign(-246, 74, false, false) +
      sign(-180, 66, false, true),
  );
  const way = [
    [470, 640],
    [600, 620],
    [690, 596],
    [640, 566],
    [700, 540],
    [760, 524],
    [712, 504],
  ].map(([x = 0, y = 0]) => onRelief(land, [x, y]));
  return (
    sheets(land) +
    path(smooth(way), 'W z5') +
    path(smooth(way), 'F z3 e') +
    flag(sx, sy + 4, 90) +
    palm(860, 600, 110, 't4 K') +
    palm(120, 586, 120, 't4 K', -1) +
    post +
    pack +
    put(
      434,
      606,
      1,
      path('M-30-64H8v30c18 6 40 8 44 28V4H-30z', 'sb K') +
        rect(-34, 0, 90, 12, 'k', 4) +
        path('M-8-50H8M-8-38H8', 'W'),
    )
  );
}

/** A message on its way: a paper plane flies from island to island to the lookout. */
function paperPlane(): Art {
  const land = relief(
    'contact b',
    [
      [210, 590, 170, 66, 0.62],
      [520, 640, 120, 44, 0.5],
      [770, 560, 170, 86, 0.72],
      [780, 540, 80, 44, 0.5],
    ],
    18,
    300,
  );
  const [tx, ty] = onRelief(land, [780, 538]);
  const [bx, by] = onRelief(land, [212, 580]);
  const flight: Point[] = [
    [bx + 20, by - 96],
    [220, 330],
    [330, 240],
    [430, 300],
    [400, 380],
    [330, 340],
    [380, 230],
    [490, 170],
  ];
  const plane = turn(
    -14,
    560,
    150,
    path('M476 176L690 84 580 248 556 190Z', 'f K') +
      path('M476 176L690 84 556 190Z', 'fa K') +
      path('M556 190L552 250 580 248Z', 'fc K') +
      path('M690 84L552 250', 'K'),
  );
  const box = put(
    bx,
    by,
    1,
    path('M-7 0V-60H7V0Z', 'sb K') +
      path('M-46-60v-44a30 30 0 0 1 30-30h54a24 24 0 0 1 24 24v50z', 't4 K') +
      path('M-46-60v-44a26 26 0 0 1 52 0v44z', 'n K') +
      path('M36-98h14v-30h22v16H50', 'w K') +
      path('M-32-92h24', 'W z4'),
  );
  return (
    swell(40, 500, 3) +
    swell(420, 520, 4) +
    swell(340, 700, 3) +
    swell(860, 690, 2) +
    swell(60, 690, 3) +
    sheets(land) +
    path(smooth(flight), 'T4 z3 e') +
    palm(134, 590, 110, 't4 K', -1) +
    palm(530, 640, 90) +
    box +
    lookout(tx, ty + 4, 118) +
    plane +
    each(
      [
        [90, 250, 1],
        [800, 120, 0.8],
      ] as const,
      ([x, y, s]) =>
        put(x, y, s, path('M-62 0h124a22 22 0 0 0 0-44 38 38 0 0 0-72-12A26 26 0 0 0-62-44a22 22 0 0 0 0 44z', 'w K')),
    )
  );
}

/** A range of many peaks on one rope: every partner has a flag of its own. */
function roped(): Art {
  const peaks: Hill[] = [
    [130, 560, 70, 46, 0.55],
    [270, 500, 80, 50, 0.8],
    [420, 560, 70, 40, 0.5],
    [500, 470, 96, 54, 0.95],
    [650, 550, 70, 44, 0.6],
    [740, 490, 84, 48, 0.85],
    [860, 570, 62, 40, 0.5],
  ];
  const land = relief('partners', [[490, 580, 385, 110, 0.5], ...peaks], 19, 260);
  const tops = peaks.map(([x, y]) => onRelief(land, [x, y]));
  const poles = tops.map(([x, y]): Point => [x, y - 74]);
  const rope = poles.slice(1).map(([bx, by], i) => {
    const [ax, ay] = poles[i] as Point;
    const pennants = [0.28, 0.5, 0.72].map((t) => {
      const sag = 4 * t * (1 - t) * 44;
      return path(
        `M${num(ax + (bx - ax) * t - 9)} ${num(ay + (by - ay) * t + sag)}h18l-9 20z`,
        `${['w', 't4', 's'][(i + Math.round(t * 10)) % 3]} K z1`,
      );
    });
    return (
      path(`M${num(ax)} ${num(ay)}Q${num((ax + bx) / 2)} ${num((ay + by) / 2 + 88)} ${num(bx)} ${num(by)}`, 'K') +
      pennants.join('')
    );
  });
  return (
    sheets(land) +
    each(tops, ([x, y]) => line(x, y, x, y - 82, 'K z4')) +
    rope.join('') +
    each(
      tops,
      ([x, y], i) =>
        path(
          `M${num(x)} ${num(y - 122)}l40 14-40 16z`,
          `${i === 3 ? 'f' : ['u1', 'u2', 'u5', 'f', 'u4', 'u3', 'u2'][i]} K`,
        ) + line(x, y - 74, x, y - 124, 'K z4'),
    ) +
    palm(60, 622, 70) +
    palm(920, 630, 80, 't4 K', -1)
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
      rect(26, 22, 330, 276, 'w K', 4),
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

export const company: readonly Scene[] = [
  hero('about-us-hero', 'advisory', telescope),
  hero('careers-hero', 'advisory', trailhead),
  hero('contact-us-hero', 'advisory', paperPlane),
  hero('partners-clients-hero', 'advisory', roped),
  hero('home-about', 'advisory', planningTable),
  hero('home-experience', 'advisory', yearRings),
];
