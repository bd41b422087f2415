import { island, plateau } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { drop } from '../kit/links.ts';
import { writing } from '../kit/screens.ts';
import { key, tick } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, line, path, rect, times, turn } from '../svg.ts';

function page(x: number, y: number, cells: number, lit: number, leaf = false): Art {
  const w = 24;
  const left = x - (cells * w) / 2;
  return each(
    Array.from({ length: cells }, (_, i) => i),
    (i) =>
      rect(left + i * w, y, w, leaf ? 40 : 30, i === lit ? 'f K' : leaf ? 'w K' : 's K', 3) +
      (leaf ? path(`M${left + i * w + 7} ${y + 14}h12M${left + i * w + 7} ${y + 24}h12`, i === lit ? 'W' : 'Q') : ''),
  );
}

/** A database cut open: the index inside it, and the way of one look-up from root to leaf. */
function indexTree(): Art {
  const [roots, leaves] = [
    [318, 480, 642],
    [276, 360, 438, 522, 600, 684],
  ];
  const ties =
    each(roots, (x, i) => drop(480 + (i - 1) * 26, 250, x, 336, i === 2 ? 'F z3' : 'T5')) +
    each(leaves, (x, i) =>
      drop((roots[Math.floor(i / 2)] as number) + (i % 2 ? 13 : -13), 366, x, 456, i === 4 ? 'F z3' : 'T5'),
    );
  const chain = each(leaves.slice(1), (x, i) => line((leaves[i] as number) + 37, 476, x - 37, 476, 'K d'));
  return (
    plateau('index', 480, 560, 440, 140) +
    path('M190 150V560A290 92 0 0 0 770 560V150', 't3 K') +
    path(
      'M190 286a290 92 0 0 0 60 56M190 424a290 92 0 0 0 60 56M770 286a290 92 0 0 1-60 56M770 424a290 92 0 0 1-60 56',
      'K',
    ) +
    ellipse(480, 150, 290, 76, 't1 K') +
    ellipse(480, 150, 240, 58, 'T3') +
    ellipse(480, 150, 180, 40, 'T3') +
    path('M226 250q254 72 508 0V540q-254 90-508 0Z', 'w K') +
    ties +
    chain +
    page(480, 220, 3, 2) +
    each(roots, (x, i) => page(x, 336, 2, i === 2 ? 0 : -1)) +
    each(leaves, (x, i) => page(x, 456, 3, i === 4 ? 1 : -1, true)) +
    path('M480 104V212', 'F z3') +
    key(430, 74, 96, 'F', 'z4') +
    path('M600 500v36M590 526l10 12 10-12', 'F z3')
  );
}

function entity(x: number, y: number, rows: number, tone: string, hot = false): Art {
  const h = 44 + rows * 30;
  return (
    rect(x, y, 168, h, 'w K', 10) +
    path(`M${x} ${y + 36}v-26q0-10 10-10h148q10 0 10 10v26z`, `${tone} K`) +
    writing(x + 18, y + 18, [84], 1, 'W z4') +
    times(rows, (i) =>
      i === 0
        ? key(x + 24, y + 58, 20, hot ? 'F' : 'T5', 'z4') + writing(x + 58, y + 58, [70], 1, hot ? 'F z4' : 'K z4')
        : circle(x + 24, y + 58 + i * 30, 4, 't3') +
          writing(x + 58, y + 58 + i * 30, [48 + ((i * 17) % 34)], 1, 'Q z4'),
    )
  );
}

function crowFoot(x: number, y: number, side: 1 | -1): Art {
  return (
    path(`M${x} ${y - 11}L${x - side * 20} ${y}L${x} ${y + 11}M${x} ${y}h${-side * 20}`, 'K') +
    circle(x - side * 27, y, 7, 'w K')
  );
}

/** The data model: four entities, crow's feet, and the key on which all hangs. */
function schema(): Art {
  return (
    island('schema', 400, 305, 395, 270) +
    path('M256 170H330V262H366', 'K') +
    path('M534 300H580V180H602', 'K') +
    path('M256 440H320V330H366', 'K') +
    path('M534 350H572V452H602', 'K') +
    crowFoot(256, 170, -1) +
    crowFoot(256, 440, -1) +
    crowFoot(602, 180, 1) +
    crowFoot(602, 452, 1) +
    path('M352 252v20M358 252v20M352 320v20M358 320v20M542 290v20M548 290v20M542 340v20M548 340v20', 'K') +
    entity(88, 96, 3, 't4') +
    entity(88, 370, 3, 't4') +
    entity(366, 190, 5, 't5', true) +
    entity(602, 106, 3, 't4') +
    entity(602, 386, 2, 't4') +
    rect(360, 184, 180, 206, 'F z3 e', 14)
  );
}

function rails(d: string): Art {
  return `${path(d, 'T2 z6')}<path d="${d}" class="K" stroke-width="30"/><path d="${d}" class="T1" stroke-width="25"/><path d="${d}" class="Q" stroke-width="25" stroke-dasharray="5 13" stroke-linecap="butt"/>`;
}

function wagon(x: number, y: number, angle: number, tone: string): Art {
  return turn(
    angle,
    x,
    y,
    rect(x - 34, y - 20, 68, 40, `${tone} K`, 6) +
      path(`M${x - 20} ${y - 7}h40M${x - 20} ${y + 7}h26`, tone === 'f' ? 'W z3' : 'K z3'),
  );
}

/** Change of database as a railway switch: rows still run, the points already lie to the new line. */
function switchTrack(): Art {
  return (
    island('switch', 400, 310, 395, 270) +
    rails('M40 330H300C400 330 440 190 540 190H600') +
    rails('M40 330H300C400 330 440 448 540 448H600') +
    wagon(110, 330, 0, 'w') +
    wagon(194, 330, 0, 't2') +
    wagon(278, 330, 0, 'w') +
    wagon(452, 408, 36, 'f') +
    wagon(544, 448, 0, 't2') +
    path('M300 330C340 330 362 352 384 374', 'F z4') +
    cylinder(600, 100, 130, 160, 3, 'q', 'w') +
    path('M640 176l50 44M690 176l-50 44', 'K z4') +
    cylinder(600, 362, 130, 168, 4, 't4', 't1') +
    tick(724, 374, 22) +
    path('M330 246v36', 'K z5') +
    rect(308, 280, 44, 16, 'o K', 5) +
    path('M330 280L366 214', 'K z4') +
    circle(369, 208, 13, 'f K') +
    path('M60 268h90M60 392h150', 'Q d')
  );
}

export const databaseAdministration: readonly Scene[] = [
  hero('database-administration-hero', 'erp', indexTree),
  vignette('database-administration-implementation', 'erp', schema),
  vignette('database-administration-migration', 'erp', switchTrack),
];
