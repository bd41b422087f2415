import { island, plateau } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { standing } from '../kit/people.ts';
import { sheet, writing } from '../kit/screens.ts';
import { check, cloud, key, tick } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, ellipse, path, put, rect, times, turn } from '../svg.ts';

function entity(x: number, y: number, rows: number, tone: string, hot = false): Art {
  const h = 44 + rows * 30;
  return (
    rect(x, y, 168, h, 'w K z2', 10) +
    path(`M${x} ${y + 36}v-26q0-10 10-10h148q10 0 10 10v26z`, `${tone} K`) +
    writing(x + 18, y + 18, [84], 1, 'W z4') +
    times(rows, (i) =>
      i === 0
        ? key(x + 24, y + 58, 20, hot ? 'F' : 'T5', 'z4') + writing(x + 58, y + 58, [70], 1, hot ? 'F z4' : 'K z4')
        : circle(x + 24, y + 58 + i * 30, 4, 't3') +
          writing(x + 58, y + 58 + i * 30, [48 + ((i * 17) % 34)], 1, 'P z4'),
    )
  );
}

function crowFoot(x: number, y: number, side: 1 | -1): Art {
  return (
    path(`M${x} ${y - 11}L${x - side * 20} ${y}L${x} ${y + 11}M${x} ${y}h${-side * 20}`, 'K') +
    circle(x - side * 27, y, 7, 'w K')
  );
}

/** A crow, its foot at x, y: the bird that the notation is named after. */
function crow(x: number, y: number, scale: number): Art {
  return put(
    x,
    y,
    scale,
    path('M-4 0v-20M10 0v-20M-16 10l12-10 10 10M-4 0v12M-2 10L10 0 22 10M10 0v12', 'K z3'),
    path('M-74 6C-50-10-44-58-6-66C-2-92 34-98 40-74L62-66 40-58C44-30 20-14-14-16L-50-2z', 'o K'),
    path('M40-74L66-66 40-58Z', 'f K'),
    circle(24, -74, 4, 'l'),
    path('M-40-16C-20-24-6-36 2-54', 'P'),
  );
}

/** The data model: four entities, crow's feet, and the key on which all hangs. */
function schema(): Art {
  return (
    island('schema', 400, 305, 395, 270) +
    path('M256 170H330V262H366', 'K z3') +
    path('M534 300H580V180H602', 'K z3') +
    path('M256 440H320V330H366', 'K z3') +
    path('M534 350H572V452H602', 'K z3') +
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
    crow(300, 424, 1.3) +
    rect(360, 184, 180, 206, 'F z3 e', 14)
  );
}

function wheels(xs: readonly number[], y: number, r: number): Art {
  return each(xs, (x) => circle(x, y, r, 'o K') + circle(x, y, r * 0.36, 'w'));
}

/** A flat wagon with a database on it, its left end at x. */
function wagon(x: number, tone: string): Art {
  return (
    cylinder(x + 20, 330, 96, 124, 3, tone, 't1') +
    rect(x, 452, 136, 18, 'n K', 4) +
    path(`M${x + 136} 462h16`, 'K z4') +
    wheels([x + 30, x + 106], 484, 16)
  );
}

/** New engine, same Monday: the train runs behind a new locomotive, the old one stays warm until all is sure. */
function newEngine(): Art {
  const old = [
    circle(92, 190, 34, 'w K') + circle(130, 228, 26, 'w K') + circle(150, 264, 18, 'w K'),
    path('M136 380v-60h-8v-16h44v16h-8v60z', 'q K'),
    rect(66, 376, 124, 76, 'q K', 14) + path('M100 376v76M136 376v76', 'K z1') + path('M118 376v-14q12-12 24 0', 'K'),
    path('M18 326h82v-14H10v14z', 'p K') + path('M24 326h66v126H24z', 'q K') + rect(38, 344, 38, 34, 't0 K', 4),
    path('M10 452h190v14H10zM190 452l18 30h-24z', 'p K'),
    wheels([50, 96, 142], 480, 20) + path('M50 486H142', 'K z4'),
  ].join('');
  const fresh = [
    path('M560 330l34-52 34 52M574 278h44M582 308l28 0', 'K z3'),
    path('M516 456V356q0-22 22-22H668q64 0 94 80l18 42z', 'f K'),
    path('M680 350q44 8 62 58H668v-58z', 't0 K') + path('M690 400l20-44', 'W z4'),
    path('M516 416H764', 'H z4') + each([540, 584, 628], (x) => rect(x, 356, 30, 34, 't0 K', 4)),
    path('M512 456H782l-10 20H520z', 'o K') + wheels([560, 612, 690, 742], 484, 16) + circle(758, 436, 8, 's K'),
  ].join('');
  const railway = [
    clip(
      'monday',
      'M10 330C10 130 180 40 400 40S790 130 790 330V520H10Z',
      rect(0, 0, 800, 540, 't0'),
      circle(420, 268, 78, 's') + circle(420, 268, 50, 'u3'),
      path('M0 380C110 270 200 290 300 350S470 300 560 330 720 270 820 340V540H0Z', 't1'),
      path('M0 430C140 370 260 400 380 420S640 370 820 420V540H0Z', 't2'),
    ),
    path('M10 276H790', 'K z1') + path('M180 500V230h44M500 500V230h44', 'T4 z4'),
    path('M10 502H790', 'K z4') + times(20, (i) => path(`M${30 + i * 39} 512h18`, 'K z4')),
    old,
    path('M214 462q10 12 22 2', 'F z4') + path('M214 444l8-14M232 444l-2-16', 'F z3'),
    wagon(240, 't4'),
    wagon(380, 't3'),
    fresh,
    tick(448, 322, 18),
    tick(308, 322, 18),
  ].join('');
  return put(0, 34, 1, railway);
}

/** A parachute of six gores, its canopy's middle at 0, 0. */
function parachute(): Art {
  const rim = 'Q196-46 150-34Q98-74 50-46Q0-86-50-46Q-98-74-150-34Q-196-46-250 0';
  const gore = 'M150-34C140-140 90-200 0-214C46-190 56-120 50-46Q98-74 150-34Z';
  return [
    path('M-250 0L-60 250M-150-34L-36 240M-50-46L-12 226M50-46L12 226M150-34L36 240M250 0L60 250', 'K z1'),
    path(`M-250 0C-236-150-116-214 0-214S236-150 250 0${rim}Z`, 'f'),
    path(gore, 'fa'),
    `<g transform="scale(-1 1)">${path(gore, 'fa')}</g>`,
    path(
      'M-150-34C-140-140-90-200 0-214C90-200 140-140 150-34M-50-46C-56-120-46-190 0-214C46-190 56-120 50-46',
      'K z1',
    ),
    path(`M-250 0C-236-150-116-214 0-214S236-150 250 0${rim}Z`, 'K'),
  ].join('');
}

/** A backup is a parachute: the database comes down under it, and somebody writes down that it opened. */
function restoreTest(): Art {
  const rings = times(3, (i) => ellipse(420, 600, 210 - i * 66, 58 - i * 18, i % 2 ? 't1 K' : i ? 't4 K' : 'w K'));
  return [
    plateau('restore', 470, 590, 460, 128),
    cloud(150, 300, 92),
    cloud(812, 190, 110),
    path('M70 380h60M96 402h70M770 262h90', 'T3'),
    rings,
    turn(
      5,
      420,
      240,
      put(420, 236, 1, parachute(), cylinder(-74, 214, 148, 168, 3, 't3', 't1'), path('M-74 250q74 26 148 0', 'K z1')),
    ),
    cylinder(116, 540, 82, 96, 3, 't4', 't1'),
    tick(196, 552, 18),
    cylinder(196, 580, 82, 96, 3, 't4', 't1'),
    tick(276, 592, 18),
    standing(716, 660, -1.42, { top: 't5', arm: 'M4-128C24-112 36-96 54-106', hair: 'curls' }),
    turn(
      -12,
      620,
      500,
      sheet(584, 452, 74, 96, 'w K', 16),
      check(610, 486, 16),
      check(610, 506, 16),
      check(610, 526, 16, 'F z3'),
      path('M626 486h18M626 506h18M626 526h18', 'Q z3'),
    ),
  ].join('');
}

export const databaseAdministration: readonly Scene[] = [
  hero('database-administration-hero', 'erp', restoreTest),
  vignette('database-administration-implementation', 'erp', schema),
  vignette('database-administration-migration', 'erp', newEngine),
];
