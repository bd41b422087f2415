import { island, plateau } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { drop } from '../kit/links.ts';
import { writing } from '../kit/screens.ts';
import { key, star, tick } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, ellipse, line, path, put, rect, times, turn } from '../svg.ts';

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

/** Watch over three copies: the first has lost its beat, the crown goes to its neighbour. */
function failover(): Art {
  const beat = (x: number, y: number, alive: boolean): Art =>
    rect(x, y, 168, 64, 'o K', 10) +
    (alive
      ? path(`M${x + 14} ${y + 34}h34l10-20 16 40 14-34 8 14h58`, 'T3 z3')
      : path(`M${x + 14} ${y + 34}h22l8-16 10 30 8-14h92`, 'F z3'));
  const crown = (x: number, y: number, classes: string): Art =>
    put(x, y, 1, path('M-36 22L-44-18l22 16L0-30l22 28 22-16-8 40z', classes));
  return (
    island('failover', 400, 320, 395, 265) +
    each([110, 400, 690], (x, i) =>
      cylinder(
        x - 74,
        226 - (i === 1 ? 24 : 0),
        148,
        190 + (i === 1 ? 24 : 0),
        3,
        ['q', 't4', 't3'][i] as string,
        't1',
      ),
    ) +
    path('M190 330H318', 'Q z3 d') +
    path('M482 330H610', 'T5 z3') +
    path('M592 320l18 10-18 10', 'T5 z3') +
    path('M244 318l24 24m0-24l-24 24', 'F z4') +
    crown(110, 186, 'K e') +
    path('M138 140C200 70 300 64 366 116', 'F z3 e') +
    path('M362 96l6 22-24-4', 'F z3') +
    crown(400, 158, 'f K') +
    star(400, 168, 9, 'w') +
    beat(26, 442, false) +
    beat(316, 442, true) +
    beat(606, 442, true)
  );
}

/** The vault: a round door with its bolts, the data inside, and a key for each role. */
function vault(): Art {
  const bolts = times(8, (i) => turn(i * 45 + 22, 330, 300, rect(318, 74, 24, 34, 'n K', 4)));
  const ring = times(3, (i) =>
    turn(
      58 + i * 32,
      644,
      270,
      path('M660 270H780M756 270v20M776 270v16', ['F z4', 'T4 z4', 'T5 z4'][i] as string) +
        circle(680, 270, 18, ['h F z4', 't1 T4 z4', 't1 T5 z4'][i] as string),
    ),
  );
  return (
    island('vault', 400, 310, 395, 275) +
    circle(330, 300, 232, 't4 K') +
    circle(330, 300, 206, 'n K') +
    bolts +
    circle(330, 300, 176, 'o K') +
    clip(
      'inside',
      'M154 300a176 176 0 1 0 352 0a176 176 0 1 0-352 0z',
      path('M150 400H520V500H150Z', 'ob'),
      cylinder(246, 196, 168, 210, 4, 't3', 't1'),
    ) +
    rect(296, 296, 68, 54, 'f K', 10) +
    path('M310 296v-16a20 20 0 0 1 40 0v16', 'K z4') +
    circle(330, 318, 6, 'w') +
    path('M330 320v12', 'W z3') +
    circle(644, 270, 34, 'K z4') +
    ring +
    path('M562 300q26-60 50-36', 'K z3')
  );
}

function plan(x: number, heavy: boolean): Art {
  const w = (full: number, slim: number): number => (heavy ? full : slim);
  const flow = (ax: number, ay: number, bx: number, by: number, size: number, tone: string): Art =>
    `<path d="M${ax} ${ay}C${ax} ${(ay + by) / 2} ${bx} ${(ay + by) / 2} ${bx} ${by}" class="${tone}" stroke-width="${size}"/>`;
  const op = (cx: number, cy: number, art: Art, tone = 'w K'): Art =>
    rect(cx - 40, cy - 28, 80, 56, tone, 12) + put(cx, cy, 1, art);
  const join = path('M-8-10a14 14 0 1 0 0 20a14 14 0 1 0 0-20ZM8-10a14 14 0 1 1 0 20a14 14 0 1 1 0-20Z', 'K');
  const scan = times(3, (i) => rect(-22, -16 + i * 12, 44, 8, heavy ? 'w' : 't3', 2));
  const seek = path('M-20 12L0-14 20 12M-10 0H10', 'T4 z3');
  return (
    flow(x, 128, x, 220, w(10, 5), 'T4') +
    flow(x, 250, x - 84, 352, w(12, 6), 'T4') +
    flow(x, 250, x + 84, 352, w(58, 6), heavy ? 'F' : 'T4') +
    flow(x + 84, 380, x + 84, 486, w(84, 7), heavy ? 'F' : 'T4') +
    flow(x - 84, 380, x - 84, 486, w(14, 8), 'T4') +
    op(x, 112, writing(-18, -8, [36, 24], 16, 'K z4')) +
    op(x, 236, join) +
    op(x - 84, 366, seek) +
    op(x + 84, 366, heavy ? scan : seek, heavy ? 'f K' : 'w K') +
    cylinder(x - 120, 462, 72, 76, 3) +
    cylinder(x + 48, 462, 72, 76, 3, heavy ? 'f' : 't3', heavy ? 'h' : 't1')
  );
}

/** The same query twice: its plan with a full scan as thick as an arm, and with an index as thin as a thread. */
function tuned(): Art {
  return (
    island('plan', 400, 320, 395, 275) +
    plan(196, true) +
    plan(604, false) +
    path('M360 300h72', 'K z4') +
    path('M416 286l18 14-18 14', 'K z4') +
    circle(396, 240, 26, 'w K') +
    key(386, 240, 24, 'F', 'z4')
  );
}

export const databaseAdministration: readonly Scene[] = [
  hero('database-administration-hero', 'erp', indexTree),
  vignette('database-administration-implementation', 'erp', schema),
  vignette('database-administration-migration', 'erp', switchTrack),
  vignette('database-administration-support', 'erp', failover),
  vignette('database-administration-security', 'erp', vault),
  vignette('database-administration-optimization', 'erp', tuned),
];
