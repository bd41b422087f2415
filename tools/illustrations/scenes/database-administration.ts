import { island, plateau } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { standing } from '../kit/people.ts';
import { sheet } from '../kit/screens.ts';
import { check, cloud, tick } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, ellipse, path, put, rect, times, turn } from '../svg.ts';

/** One disc of a database, the middle of its top at x, y. */
function disc(x: number, y: number, tone: string): Art {
  return (
    path(`M${x - 120} ${y}V${y + 38}A120 42 0 0 0 ${x + 120} ${y + 38}V${y}`, `${tone} K z2`) +
    ellipse(x, y, 120, 42, 't1 K z2') +
    ellipse(x, y, 26, 9, 'n K')
  );
}

/** A database as flat-packed furniture: three discs on one bolt, the key for it, and the sheet that a stranger can follow. */
function flatPack(): Art {
  const step = (i: number): Art =>
    put(
      0,
      i * 112,
      1,
      figures(560, 156, String(i + 1), 34, 'K z4'),
      times(
        i + 1,
        (k) => path(`M612 ${188 - k * 20}v16a36 12 0 0 0 72 0v-16`, 't3 K') + ellipse(648, 188 - k * 20, 36, 12, 'w K'),
      ),
    );
  return [
    island('flat pack', 400, 320, 392, 270),
    turn(5, 630, 300, sheet(524, 84, 206, 414, 'w K', 34), times(3, step), path('M552 448h120', 'Q z4')),
    path('M270 60V560', 'F z4 e'),
    disc(270, 448, 't4'),
    disc(270, 304, 't3'),
    disc(270, 160, 't4'),
    path('M254 40h32l10 18-10 18h-32l-10-18z', 'f K z2') + path('M262 76V120H278V76', 'f K'),
    path('M400 552H538Q560 552 560 530V488', 'K z6') + path('M400 552H538Q560 552 560 530V488', 'F z5'),
    path('M92 214q-30 70 0 140M92 354l-22-10M92 354l10-22', 'T4 z4'),
  ].join('');
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
  vignette('database-administration-implementation', 'erp', flatPack),
  vignette('database-administration-migration', 'erp', newEngine),
];
