import { plateau } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { standing } from '../kit/people.ts';
import { sheet } from '../kit/screens.ts';
import { check, cloud, tick } from '../kit/signs.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, ellipse, path, put, times, turn } from '../svg.ts';

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

export const databaseRestore: readonly Scene[] = [hero('database-administration-hero', 'erp', restoreTest)];
