import { island } from '../ground.ts';
import { bars, chartLine, slice } from '../kit/data.ts';
import { swell } from '../kit/land.ts';
import { writing } from '../kit/screens.ts';
import { cart, pin } from '../kit/signs.ts';
import { seeded } from '../random.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, type Point, path, points, put, rect, smooth, times } from '../svg.ts';

/** A point of the star around its middle; `turns` start at the top and run clockwise. */
function onStar(turns: number, reach: number): Point {
  const angle = turns * 2 * Math.PI;
  return [400 + Math.sin(angle) * reach * 1.26, 318 - Math.cos(angle) * reach];
}

const dimensions: readonly Art[] = [
  rect(-22, -20, 44, 42, 'w K', 5) + path('M-22-6h44M-10-27v12M10-27v12', 'K z3') + rect(2, 4, 12, 10, 't4'),
  put(0, 26, 0.5, pin(0, 0, 100, 't4 K z2')),
  cart(0, 2, 52, 'K'),
  path('M-22-10L0-22 22-10V14L0 26-22 14ZM-22-10L0 2 22-10M0 2V26', 't2 K'),
  circle(0, -10, 13, 't4 K') + path('M-24 26q0-24 24-24t24 24z', 't4 K'),
];

/** A star schema as a starfish: the facts in its middle, and who, what, when, where and how at its arms. */
function starfish(): Art {
  const skin = Array.from({ length: 5 }, (_, i): Point[] => [
    onStar(i / 5 - 0.1, 116),
    onStar(i / 5 - 0.03, 240),
    onStar(i / 5, 290),
    onStar(i / 5 + 0.03, 240),
  ]).flat();
  const warts = times(5, (i) =>
    each([122, 142], (reach, k) => {
      const [x, y] = onStar(i / 5 + (k % 2 ? 0.014 : -0.012), reach);
      return circle(x, y, 8, 't2');
    }),
  );
  const table = (sign: Art, i: number): Art => {
    const [x, y] = onStar(i / 5, 198);
    return put(
      x,
      y,
      1,
      rect(-72, -54, 144, 108, 'w K z2', 12),
      path('M-72-26v-16q0-12 12-12h120q12 0 12 12v16z', 't5 K'),
      writing(-56, -40, [54], 1, 'W z4'),
      put(-34, 14, 0.92, sign),
      writing(6, -2, [48, 34, 44], 18, 'P z4'),
    );
  };
  return [
    island('star', 400, 310, 398, 285),
    path(smooth(skin, true), 't4 K z2'),
    warts,
    each(dimensions, table),
    rect(310, 240, 180, 156, 'w K z2', 12),
    path('M310 280v-28q0-12 12-12h156q12 0 12 12v28z', 'f K'),
    writing(330, 260, [86], 1, 'W z5'),
    times(4, (i) => path(`M330 ${304 + i * 24}h28M376 ${304 + i * 24}h22`, 'P z4')),
    times(4, (i) => path(`M422 ${304 + i * 24}h${28 + ((i * 13) % 24)}`, 'F z5')),
  ].join('');
}

/** An elephant in profile, its trunk raised to the right. */
const elephant: Art = [
  path('M84 268C56 290 54 330 62 366', 'K z4') + path('M62 366l-9 24 18-4z', 'o K'),
  path('M176 380V520H238V400ZM352 380V520H412V380Z', 'tc K z2'),
  path(
    'M96 520V330C70 230 130 152 236 148C300 146 336 158 366 172C390 128 452 118 492 150C520 174 528 206 526 236C530 258 550 254 556 232C560 210 556 186 548 164L590 150C606 196 606 244 588 276C566 314 520 322 488 306C478 330 458 344 432 342V520H372V410C330 424 250 424 160 408V520Z',
    't4 K z2',
  ),
  path('M396 176C346 158 306 190 306 246C306 302 340 344 378 330C408 318 420 240 396 176Z', 't3 K z2'),
  path('M476 300C494 338 530 344 556 330C530 328 510 314 504 300Z', 'l K'),
  circle(470, 206, 7, 'o') + path('M456 190q14-10 28 0', 'K'),
  path('M566 268q14 2 24-6M576 244q10 2 22-4M574 220q12 0 26-6M568 196q12-1 26-8M536 258q10 10 24 6', 'K z1'),
].join('');

/** What floats in the lake: records of three kinds, not sorted. */
function confetti(): Art {
  const random = seeded('lake');
  return times(46, (i) => {
    const [x, y] = [30 + random() * 720, 474 + random() * 96];
    const kind = i % 3;
    if ((x - 400) ** 2 / 360 ** 2 + (y - 430) ** 2 / 150 ** 2 > 1) return '';
    if (kind === 0) return rect(x - 7, y - 7, 14, 14, 't5', 2);
    return kind === 1 ? circle(x, y, 8, 'w K') : path(`M${Math.round(x)} ${Math.round(y - 9)}l10 17h-20z`, 'f');
  });
}

/** Map and reduce: an elephant drinks from the mixed lake, and what it sprays out falls sorted into three buckets. */
function drinkingElephant(): Art {
  const charts: readonly Art[] = [
    bars(-20, 18, [14, 24, 36], 10, 5, 't5'),
    circle(0, 0, 20, 'w K') + slice(0, 0, 20, 0, 0, 0.36, 'k'),
    chartLine(points('-20,14 -6,-2 4,6 20,-16'), 'F z3', 'f'),
  ];
  const bucket = (x: number, i: number): Art =>
    path(`M${x - 38} 372L${x - 28} 458H${x + 28}L${x + 38} 372Z`, 'w K z2') +
    path(`M${x - 38} 372h76`, `${['T5', 'K', 'F'][i]} z4`) +
    put(x, 418, 0.9, charts[i] as Art);
  const jet = (data: string, tone: string, weight = 'z5'): Art => path(data, `${tone} ${weight}`);
  return [
    island('lake', 400, 320, 395, 265),
    jet('M520 196C512 96 590 90 590 180V366', 'T5'),
    jet('M516 196C504 40 676 40 676 180V366', 'K', 'z6') + jet('M516 196C504 40 676 40 676 180V366', 'W'),
    jet('M510 196C490-20 762-20 762 180V366', 'F'),
    path('M540 458H796V500H520Z', 'sb K z2'),
    each([590, 676, 762], bucket),
    put(4, 54, 0.9, elephant),
    path(
      'M20 486q25-20 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0 50 0C760 560 580 596 400 596S40 560 20 486Z',
      't2 T4',
    ),
    confetti(),
    swell(300, 560, 3, 40, 'T4'),
  ].join('');
}

export const dataAnalyticsModels: readonly Scene[] = [
  vignette('data-analytics-datamodeling', 'data', starfish),
  vignette('data-analytics-bigdata', 'data', drinkingElephant),
];
