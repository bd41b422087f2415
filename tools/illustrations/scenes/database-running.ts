import { island } from '../ground.ts';
import { cylinder, onCircle, slice } from '../kit/data.ts';
import { mug } from '../kit/desk.ts';
import { person, standing } from '../kit/people.ts';
import { seeded } from '../random.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, line, path, put, rect, times, turn } from '../svg.ts';

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
    rect(40, 196, 164, 128, 'o K z2', 12),
    path('M54 258h34l10-22 14 44 14-36 8 14h56', 'T3 z3'),
    path('M54 302h70', 'P z4') + circle(180, 216, 6, 'f'),
    path('M204 280C240 300 262 300 284 292', 'F z3'),
  ].join('');
  return [
    island('bedside', 400, 330, 395, 255),
    rect(470, 60, 150, 170, 'o K z2', 8) +
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
    circle(330, 300, 232, 't4 K z2') +
    circle(330, 300, 206, 'n K z2') +
    bolts +
    circle(330, 300, 176, 'o K z2') +
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

/** A stopwatch, its middle at x, y, after `share` 0-1 of a turn. */
function stopwatch(x: number, y: number, share: number, tone: string): Art {
  return put(
    x,
    y,
    1,
    path('M0-60v-16M-14-76h28M44-46l12-12', 'K z4'),
    circle(0, 0, 58, 'w K z2'),
    slice(0, 0, 44, 0, 0, share, tone),
    times(12, (i) => line(...onCircle(0, 0, 46, i / 12), ...onCircle(0, 0, 51, i / 12), 'K')),
    line(0, 0, ...onCircle(0, 0, 40, share), 'K z3'),
    circle(0, 0, 6, 'k'),
  );
}

/** Straws that stick out of a heap, each at random but the same each time. */
function straws(): Art {
  const random = seeded('straw');
  return times(44, () => {
    const [angle, reach] = [random() * Math.PI, Math.sqrt(random()) * 0.86];
    const [x, y, lean] = [
      252 - Math.cos(angle) * 184 * reach,
      372 - Math.sin(angle) * 180 * reach,
      random() * 2.4 - 1.2,
    ];
    const [dx, dy] = [Math.sin(lean) * 24, Math.cos(lean) * 24];
    return line(x - dx, y - dy, x + dx, y + dy, random() < 0.3 ? 'W z3' : 'K z1');
  });
}

/** A needle in a haystack: one forks through every row all day, the other holds an index to it like a magnet. */
function needle(): Art {
  const hay =
    'M54 366C44 330 74 322 82 290C78 262 110 252 124 226C130 206 160 208 176 192C204 178 230 192 254 186C290 178 310 196 330 210C352 214 362 232 372 254C398 264 410 290 420 306C440 322 452 340 450 366A198 64 0 0 1 54 366Z';
  const horseshoe = 'M-84-112V0A84 84 0 0 0 84 0V-112H40V0A40 40 0 0 1-40 0V-112Z';
  const magnet = turn(
    -84,
    0,
    0,
    path(horseshoe, 'f K z2') + rect(-84, -112, 44, 40, 'w K z2') + rect(40, -112, 44, 40, 'w K z2'),
  );
  return [
    island('needle', 400, 330, 395, 260),
    path('M20 572H780', 'K z4'),
    cylinder(52, 302, 400, 266, 3, 't3', 't1'),
    path(hay, 'sb K z2'),
    straws(),
    stopwatch(88, 112, 0.94, 't4'),
    standing(250, 196, 0.82, { top: 't5', legs: 'n K', arm: 'M4-134C20-122 30-116 44-112', hair: 'short' }),
    path('M262 58L322 172M302 176q10 16 28 8t20-28M326 168l14 24', 'K z4'),
    path('M486 262q-34 78 0 158M460 286q-24 54 0 108', 'T4 z3 e'),
    path('M504 340C520 356 536 328 552 342', 'F z3'),
    path('M394 338L506 330q12 2 12 10t-12 10L394 346q-6-4 0-8z', 'l K z2') + path('M492 340h12', 'K'),
    standing(718, 570, -1.36, { top: 't4', legs: 'n K', arm: 'M4-136C14-128 18-132 34-146', hair: 'long' }),
    put(588, 344, 0.86, magnet),
    stopwatch(640, 112, 0.07, 'f'),
  ].join('');
}

export const databaseRunning: readonly Scene[] = [
  vignette('database-administration-support', 'erp', bedside),
  vignette('database-administration-security', 'erp', vault),
  vignette('database-administration-optimization', 'erp', needle),
];
