import { island } from '../ground.ts';
import { isometric } from '../iso.ts';
import { bars, chartLine } from '../kit/data.ts';
import { swell } from '../kit/land.ts';
import { limb, personBehind } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { bubble, pointer } from '../kit/signs.ts';
import { seeded } from '../random.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, type Point, path, points, put, rect, smooth, times } from '../svg.ts';

// The coast of Puerto Rico as longitude west and latitude north, in hundredths of a degree past 65° and 17°.
const coast = points(
  '216,150 203,152 180,149 149,148 127,148 110,147 87,145 72,138 63,138 60,123 72,113 83,102 90,97 111,94 130,95 161,96 191,94 220,94 218,102 216,120 227,136 219,139',
);
const towns = points(
  '106,140 118,138 148,143 172,145 213,142 214,120 205,108 190,101 161,101 139,104 111,98 104,124 78,114 66,132 161,124 185,126 132,120',
);

/** The island as a chart: every town a column, the capital above all. */
function islandChart(): Art {
  const space = isometric(300, 156);
  const spot = ([lon, lat]: Point, z = 0): Point => space.at((228 - lon) * 4.3, (153 - lat) * 5.2, z);
  const shore = (z: number): string =>
    smooth(
      coast.map((p) => spot(p, z)),
      true,
    );
  const random = seeded('towns');
  const columns = towns
    .map((town, i) => ({ town, height: i === 0 ? 300 : 40 + random() * (town[0] < 120 ? 150 : 96), hot: i === 0 }))
    .sort((a, b) => (a.town[0] + a.town[1] * 1.13 < b.town[0] + b.town[1] * 1.13 ? 1 : -1));
  const prism = ({ town, height, hot }: (typeof columns)[number]): Art =>
    space.block(
      (228 - town[0]) * 4.3 - 23,
      (153 - town[1]) * 5.2 - 23,
      30,
      [46, 46, height],
      hot ? 'f' : height > 110 ? 'o' : 't',
    );
  const inland = (k: number): string =>
    smooth(
      coast.map(([lon, lat]): Point => spot([143 + (lon - 143) * k, 122 + (lat - 122) * k], 30)),
      true,
    );
  return (
    island('sea', 470, 420, 480, 300) +
    swell(660, 200, 4) +
    swell(90, 500, 4) +
    swell(240, 620, 4) +
    times(10, (i) => path(shore(i * 3), 't4 T4')) +
    path(shore(0), 'K z2') +
    path(shore(30), 's K z2') +
    each([0.86, 0.7, 0.52, 0.34], (k) => path(inland(k), 'T4 z1')) +
    each(columns, prism)
  );
}

/** Cross-filtering: one field of the map is clicked, and its share lights up in every other picture. */
function report(): Art {
  const tree = [
    [84, 318, 150, 200, 't4'],
    [238, 318, 96, 120, 'f'],
    [238, 442, 96, 76, 't2'],
    [338, 318, 66, 84, 's'],
    [338, 406, 66, 112, 't1'],
  ] as const;
  const spark1 = (x: number, hot: boolean): Art =>
    rect(x, 84, 200, 112, hot ? 'h F' : 'w K', 12) +
    writing(x + 18, 106, [60], 1, 'Q z4') +
    path(`M${x + 18} 140h72`, hot ? 'F z5' : 'K z5') +
    path(`M${x + 18} 178l26-10 22 6 26-18 24 8 24-22 26 4 16-16`, hot ? 'F z3' : 'T4 z3');
  return [
    island('report', 400, 305, 395, 275),
    put(
      84,
      -18,
      0.79,
      rect(60, 60, 680, 482, 'w K z2', 18),
      spark1(84, false),
      spark1(300, true),
      spark1(516, false),
      path('M84 232h632', 'Q'),
      path('M84 262h632', 'T1 z5'),
      path('M220 262h260', 'T4 z5'),
      circle(220, 262, 13, 'w K'),
      circle(480, 262, 13, 'w K'),
      each(
        tree,
        ([x, y, w, h, tone], i) =>
          rect(x, y, w, h, `${tone} K`, 6) +
          (i < 3 ? writing(x + 14, y + 22, [w * 0.4], 1, i < 1 ? 'W z4' : 'K z4') : ''),
      ),
      path('M436 518H716', 'K'),
      bars(448, 518, [90, 116, 104, 150, 130, 176, 158], 26, 12, 't2 K'),
      bars(448, 518, [22, 30, 26, 46, 52, 74, 80], 26, 12, 'f K'),
      chartLine(points('461,410 499,384 537,396 575,350 613,366 651,326 689,338'), 'T5 z3', 't5 K'),
      pointer(300, 384, 40),
    ),
    path('M20 590H780', 'K z4'),
    limb('M500 560C520 520 524 490 522 452', 't4') + circle(522, 442, 15, 'sc K'),
    bubble(560, 404, 84, 74, 'f K') +
      path('M590 432C592 416 616 416 614 434 613 444 602 444 602 454M602 466v.1', 'L z4'),
    personBehind(212, 590, 158, 't3 K', 'long'),
    personBehind(456, 590, 158, 't4 K', 'short'),
    personBehind(668, 590, 138, 'n K', 'bun'),
  ].join('');
}

/** A report that only the scheduler opens: it stands in the light, and of all the seats one is taken, by an alarm clock. */
function onlyTheScheduler(): Art {
  const curtain = (side: 1 | -1): Art =>
    `<g transform="translate(400 0)scale(${side} 1)">${path('M-366 70H-214C-220 190-240 280-300 330C-280 360-270 390-274 424H-366Z', 'f K z3')}${path('M-330 70V424M-292 70C-292 200-300 290-326 340M-252 70C-254 170-270 250-306 320', 'H z3')}</g>`;
  const seat = (x: number, y: number, s: number): Art =>
    put(x, y, s, path('M-46 60V-10Q-46-40 0-40T46-10V60Z', 'n K z2'), path('M-28 40V-6Q-28-20 0-20T28-6V40', 'T4 z3'));
  const clock = [
    circle(-30, -104, 20, 't4 K z2') + circle(30, -104, 20, 't4 K z2'),
    circle(0, -62, 50, 'w K z3') + path('M0-94V-62L22-50', 'F z4'),
    path('M-8-118Q0-130 8-118', 'K z4'),
  ].join('');
  return [
    island('scheduler', 400, 320, 392, 270),
    path('M40 60H760V430H40z', 'n K z3'),
    path('M400 60L190 424H610Z', 't5') + path('M400 60L230 424H570Z', 'u3'),
    path('M330 424L400 150 470 424M400 360V430', 'K z5'),
    rect(282, 168, 236, 176, 'w K z3', 8),
    bars(312, 322, [40, 74, 58, 104, 122], 26, 12, 't4 K'),
    curtain(1) + curtain(-1),
    path(
      'M34 60H766V92Q742 116 705 92 668 116 631 92 594 116 558 92 521 116 484 92 447 116 410 92 373 116 336 92 299 116 262 92 226 116 189 92 152 116 115 92 78 116 34 92Z',
      'f K z3',
    ),
    path('M20 424H780V456H20z', 'sb K z2'),
    times(7, (i) => seat(106 + i * 98, 476, 0.86)),
    put(502, 506, 1.1, clock),
    times(6, (i) => seat(130 + i * 108, 526, 1)),
  ].join('');
}

export const dataAnalytics: readonly Scene[] = [
  hero('data-analytics-hero', 'data', islandChart),
  vignette('data-analytics-bi', 'data', report),
  vignette('data-analytics-consulting', 'data', onlyTheScheduler),
];
