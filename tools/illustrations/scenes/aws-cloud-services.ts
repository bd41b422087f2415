import { plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { cylinder, onCircle } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { palm, swell } from '../kit/land.ts';
import { standing } from '../kit/people.ts';
import { flag } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import {
  type Art,
  circle,
  clip,
  each,
  ellipse,
  line,
  type Point,
  path,
  poly,
  put,
  rect,
  smooth,
  times,
  turn,
} from '../svg.ts';

/** A hurricane as on a forecast map, its eye at x, y. */
function hurricane(x: number, y: number): Art {
  const arms =
    'M0-46A46 46 0 0 1 46 0C46 62-14 108-78 92-34 82-14 62-18 42A46 46 0 0 1-46 0C-46-62 14-108 78-92 34-82 14-62 18-42A46 46 0 0 0 0-46Z';
  const winds = 'M-60-20a66 66 0 0 0-8 34M60 20a66 66 0 0 0 8-34M-92-30a100 100 0 0 0-8 50M92 30a100 100 0 0 0 8-50';
  return put(x, y, 1.2, path(winds, 'T4 z3'), path(arms, 't5 K'), circle(0, 0, 19, 'w K'));
}

/** One zone: an island with its hall of servers, the middle of its shore at x, y; in the dark when `out`. */
function zone(x: number, y: number, out: boolean, ...more: Art[]): Art {
  const bay = (i: number): Art =>
    rect(-66 + i * 46, -144, 36, 104, out ? 'o K' : 't3 K', 4) +
    path(
      times(4, (k) => `M${-58 + i * 46} ${-126 + k * 24}h20`),
      out ? 'P z3' : 'T4 z3',
    );
  return put(
    x,
    y,
    1,
    path('M-142 0C-120-34-70-44-10-42S110-36 142 0C110 26-110 26-142 0Z', 'sb K z2'),
    path('M-112-8C-92-34-60-42-10-42S88-38 112-8C70 6-70 6-112-8Z', 't3'),
    rect(-84, -164, 168, 140, 'w K z2', 6),
    path('M-96-164L-80-194H80L96-164Z', `${out ? 'q' : 't4'} K z2`),
    times(3, bay),
    more.join(''),
  );
}

/** One region, three zones: a hurricane stands over the third, and the boat that was bound for it turns to the second. */
function region(): Art {
  const sea = 'M10 470C10 250 220 110 480 110S950 250 950 470 740 700 480 700 10 690 10 470Z';
  const boat = [
    path('M-64 0H64L44 36H-48Z', 'f K z2'),
    path('M8-4V-112L-58-22H8Z', 'w K z2') + path('M18-4V-92L62-22H18Z', 'h K'),
    path('M8-112v-16l-24 8z', 'f K'),
  ].join('');
  return [
    clip(
      'region',
      sea,
      rect(0, 90, 960, 640, 't0'),
      path('M0 400H960V720H0Z', 't1'),
      path(`M-10 470${'q25-14 50 0t50 0'.repeat(10)}V720H0Z`, 't2'),
    ),
    swell(60, 590, 3) + swell(760, 640, 3) + swell(230, 664, 2) + swell(420, 440, 2),
    path('M190 500C260 560 400 560 480 520', 'T5 z4 e') + path('M520 520C600 560 720 560 800 500', 'Q z4 e'),
    zone(170, 460, false, cylinder(92, -70, 56, 64, 3, 't4', 't1')),
    zone(800, 460, true, palm(104, -10, 96)),
    hurricane(790, 148),
    path('M700 250l-22 44M742 276l-22 44M880 262l-22 44M906 322l-22 44M690 350l-18 36', 'T4 z3'),
    zone(480, 500, false, cylinder(-140, -70, 56, 64, 3, 'w', 't1')),
    standing(594, 506, 0.72, { top: 't5', legs: 'n K', arm: 'M4-138C20-140 34-160 44-186', hair: 'short' }),
    flag(625, 374, 70),
    path('M916 540C900 620 850 668 764 656', 'F z4 e'),
    put(668, 636, 1.12, boat),
  ].join('');
}

/** Fences first: a lot for every team, gates between them, and the last lot is just being staked out. */
function fences(): Art {
  const { at, block } = isometric(400, 116);
  const post = (x: number, y: number): Art => block(x - 5, y - 5, 14, [10, 10, 40], 's');
  const rails = (ax: number, ay: number, bx: number, by: number, classes = 'K z4'): Art =>
    each([26, 42], (z) => {
      const [[x1, y1], [x2, y2]] = [at(ax, ay, z), at(bx, by, z)];
      return line(x1, y1, x2, y2, classes);
    });
  const fence = (ax: number, ay: number, bx: number, by: number): Art =>
    rails(ax, ay, bx, by) +
    rails(ax, ay, bx, by, 'S') +
    times(4, (i) => post(ax + ((bx - ax) * i) / 3, ay + ((by - ay) * i) / 3));
  const herd = (
    x: number,
    y: number,
    spots: readonly (readonly [number, number, number])[],
    shade0: 't' | 'w' | 's',
  ): Art =>
    each(spots, ([dx, dy, h]) =>
      block(x + dx, y + dy, 14, [44, 44, h], shade0, { left: path('M8 12h28M8 24h18', 'K') }),
    );
  const [fx, fy] = at(392, 392, 14);
  const [wx, wy] = at(300, 392, 14);
  const stake = (x: number, y: number): Art => {
    const [sx, sy] = at(x, y, 14);
    return path(`M${sx} ${sy}v-40`, 'K z3');
  };
  return [
    plateau('fences', 400, 350, 394, 236),
    block(0, 0, 0, [410, 410, 14], 't', {
      top:
        rect(0, 0, 410, 410, 't1 K z2') +
        rect(8, 8, 190, 190, 't2', 8) +
        rect(212, 8, 190, 190, 't2', 8) +
        rect(8, 212, 190, 190, 't2', 8) +
        rect(216, 216, 180, 180, 'F z4 e', 8),
    }),
    fence(10, 10, 400, 10),
    fence(10, 10, 10, 400),
    herd(
      34,
      40,
      [
        [0, 0, 84],
        [70, 10, 56],
        [20, 74, 40],
      ],
      't',
    ),
    herd(
      240,
      36,
      [
        [0, 20, 60],
        [70, 0, 96],
      ],
      'w',
    ),
    herd(
      40,
      240,
      [
        [0, 0, 70],
        [60, 60, 44],
        [84, -10, 36],
      ],
      's',
    ),
    fence(205, 10, 205, 130),
    fence(10, 205, 130, 205),
    fence(205, 205, 400, 205),
    fence(205, 205, 205, 400),
    fence(400, 10, 400, 205),
    fence(10, 400, 205, 400),
    stake(228, 392) + stake(392, 228),
    flag(fx, fy, 84),
    standing(wx - 10, wy + 6, 0.8, { top: 't5', legs: 'n K', arm: 'M4-130C22-130 34-138 46-152', hair: 'short' }),
    path(`M${wx - 10 - 18} ${wy - 142}a20 18 0 0 1 38 0z`, 'u3 K'),
    path(`M${wx + 26} ${wy - 116}l20-34`, 'K z4') +
      turn(-60, wx + 48, wy - 152, rect(wx + 32, wy - 162, 34, 20, 'n K', 4)),
    path(`M${wx + 66} ${wy + 4}v-70`, 'K z6') + path(`M${wx + 66} ${wy + 2}v-66`, 'S z5'),
  ].join('');
}

/** The way back: the lid of a database is a clock, and its hand is pushed back as far as 35 days. */
function pointInTime(): Art {
  const lid = (turns: number, share: number): Point => {
    const [x, y] = onCircle(0, 0, 1, turns);
    return [400 + x * 250 * share, 246 + y * 116 * share];
  };
  const seam = (y: number): Art => path(`M150 ${y}A250 116 0 0 0 650 ${y}`, 'K');
  const now = lid(0.1, 0.72);
  const back = lid(0.73, 0.86);
  const days = Array.from({ length: 13 }, (_, i) => lid(0.08 - i * 0.024, 0.6));
  return [
    plateau('point in time', 400, 430, 388, 162),
    path('M150 246V426A250 116 0 0 0 650 426V246Z', 't3 K z3'),
    path('M560 324C610 306 650 280 650 246V426C650 460 612 488 560 506Z', 'tc'),
    path('M150 246V426A250 116 0 0 0 650 426V246', 'K z3'),
    seam(306) + seam(366),
    ellipse(400, 246, 250, 116, 'w K z3'),
    ellipse(400, 246, 206, 92, 't0'),
    times(12, (i) => line(...lid(i / 12, 0.86), ...lid(i / 12, 0.94), 'K z3')),
    path(smooth(days), 'F z5 e') + poly([lid(-0.262, 0.6), lid(-0.2, 0.7), lid(-0.2, 0.48)], 'f F'),
    line(400, 246, ...now, 'Q z5'),
    line(400, 246, ...back, 'F z6') + circle(400, 246, 16, 'k'),
    standing(218, 262, 0.94, { top: 't5', legs: 'n K', arm: 'M4-138C20-120 34-104 50-94', hair: 'bun' }),
    rect(336, 410, 128, 90, 'w K z2', 10) + figures(367, 430, '35', 50, 'K z4'),
  ].join('');
}

export const awsCloudServices: readonly Scene[] = [
  hero('aws-cloud-services-hero', 'digital', region),
  vignette('aws-cloud-services-infrastructure', 'digital', fences),
  vignette('aws-cloud-services-database', 'digital', pointInTime),
];
