import { island } from '../ground.ts';
import { isometric } from '../iso.ts';
import { bars, chartLine } from '../kit/data.ts';
import { mug } from '../kit/desk.ts';
import { swell } from '../kit/land.ts';
import { limb, personBehind } from '../kit/people.ts';
import { shade, writing } from '../kit/screens.ts';
import { bubble, pointer, wrench } from '../kit/signs.ts';
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

/** A strategy short enough to follow: the card on the table says stop, repair, build; the old binder props the table. */
function shortStrategy(): Art {
  const signs: Art[] = [
    path('M-25-60h50l35 35v50l-35 35h-50l-35-35v-50z', 'f K') + path('M-34 0h68', 'L z6'),
    wrench(-24, -24, 84, 't3 K'),
    each([-64, -20, 24], (x, i) => rect(x, 22, 42, 30, i % 2 ? 't3 K' : 't4 K', 4)) +
      each([-42, 2], (x, i) => rect(x, -10, 42, 30, i ? 't4 K' : 't2 K', 4)) +
      path('M0-62v30M-12-44L0-30 12-44', 'K z4'),
  ];
  const card = [
    shade(164, 70, 472, 250, 14),
    rect(164, 70, 472, 250, 'w K z2', 14),
    path('M322 104v180M478 104v180', 'Q e'),
    each([244, 400, 556], (x, i) => put(x, 190, 1, signs[i] as Art) + path(`M${x - 22} 286h44`, i ? 'K z5' : 'F z5')),
    path('M164 320l-26 26h524l-26-26z', 'wc K'),
  ].join('');
  const binder = [
    rect(556, 496, 168, 68, 'n K', 6),
    path('M574 500h132v60H574z', 'w'),
    times(7, (i) => path(`M578 ${506 + i * 8}h126`, 'Q z1')),
    rect(556, 496, 30, 68, 't5 K', 6),
    each([0, 1, 2, 3], (i) => rect(706, 504 + i * 14, 30 - i * 4, 10, `${['f', 't3', 't4', 't2'][i]} K`, 3)),
  ].join('');
  return [
    island('strategy', 400, 320, 395, 265),
    path('M30 564H770', 'K z4'),
    path('M112 374h44l-16 190h-32zM612 374h44l14 122h-44z', 'sc K'),
    rect(60, 346, 690, 30, 'sb K', 6),
    path('M64 366h682', 'K z1'),
    card,
    mug(700, 344, 1.4, 'w K', true),
    binder,
  ].join('');
}

export const dataAnalytics: readonly Scene[] = [
  hero('data-analytics-hero', 'data', islandChart),
  vignette('data-analytics-bi', 'data', report),
  vignette('data-analytics-consulting', 'data', shortStrategy),
];
