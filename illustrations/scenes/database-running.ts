import { island } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { mug } from '../kit/desk.ts';
import { person } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { key } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, path, put, rect, times, turn } from '../svg.ts';

/** On call at night: the database is in bed, its beat is even, and the one who sits up with it knows its name. */
function bedside(): Art {
  const patient = [
    path('M268 330q-8-58 60-66 74-4 84 54l-10 54H276z', 'w K'),
    cylinder(290, 176, 116, 190, 3, 't3', 't1'),
    path(
      'M284 200C290 138 336 112 384 126C428 116 452 150 458 186L440 190C432 162 420 154 404 156C410 170 412 186 410 202Q346 224 284 200Z',
      't5 K',
    ),
    path('M280 194q68 34 134 0v18q-66 32-134 0z', 'w K'),
    circle(450, 196, 16, 'w K'),
    path('M318 274q9 8 18 0M360 274q9 8 18 0M338 300q10 6 20 0', 'K z3'),
  ].join('');
  const bed = [
    rect(222, 226, 26, 336, 'sc K', 10) + rect(214, 210, 42, 30, 'sb K', 14),
    rect(560, 360, 24, 202, 'sc K', 10),
    path('M248 456H562v52H248z', 'sc K'),
    path('M248 400H562v60H248z', 'w K'),
    path('M262 346C330 326 410 330 470 352S550 366 562 380V470q-80 26-160 12t-154 4V380q0-24 14-34z', 't4 K'),
    path('M256 366C330 344 410 350 470 372S548 388 562 398', 'T1 z4'),
  ].join('');
  const monitor = [
    path('M126 330V562M86 562h80', 'K z4'),
    rect(40, 196, 164, 128, 'o K', 12),
    path('M54 258h34l10-22 14 44 14-36 8 14h56', 'T3 z3'),
    path('M54 302h70', 'P z4') + circle(180, 216, 6, 'f'),
    path('M204 280C240 300 262 300 284 292', 'F z3'),
  ].join('');
  return [
    island('bedside', 400, 330, 395, 255),
    rect(470, 60, 150, 170, 'o K', 8) +
      path('M560 92a36 36 0 1 0 26 60a32 32 0 0 1-26-60z', 'l') +
      path('M545 60v170M470 146h150', 'K') +
      circle(498, 96, 2.5, 'l') +
      circle(512, 190, 2.5, 'l'),
    path('M460 230h170v12H460z', 'sb K'),
    path('M20 562H780', 'K z4'),
    monitor,
    patient,
    bed,
    rect(630, 434, 130, 18, 'n K', 8) + path('M650 452v110M740 452v110', 'K z4'),
    person(676, 434, 190, 'w K', 'sc K', 'curls'),
    path('M650 350q2 40 26 40t26-40', 'F z4') +
      path('M676 390C676 430 600 420 566 380', 'F z4') +
      circle(556, 372, 15, 'q K'),
    mug(732, 432, 0.9, 's K'),
  ].join('');
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

export const databaseRunning: readonly Scene[] = [
  vignette('database-administration-support', 'erp', bedside),
  vignette('database-administration-security', 'erp', vault),
  vignette('database-administration-optimization', 'erp', tuned),
];
