import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { cylinder } from '../kit/data.ts';
import { standing } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { bug, check, flag, magnifier, shield, tick } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, path, points, put, rect, times, turn } from '../svg.ts';

/** The test pyramid, cube by cube: many unit tests, fewer above, and one that has found a bug. */
function pyramid(): Art {
  const { at, block } = isometric(480, 268);
  const size = 58;
  const tiers = [
    { count: 6, from: 0, z: 0, shade: 't' },
    { count: 4, from: 1, z: size, shade: 's' },
    { count: 2, from: 2, z: size * 2, shade: 'w' },
  ] as const;
  const cubes = each(tiers, ({ count, from, z, shade }, tier) =>
    times(count * count, (i) => {
      const [column, row] = [i % count, Math.floor(i / count)];
      if (column < count - 1 && row < count - 1 && tier < 2 && column > 0 && row > 0) return '';
      const failed = tier === 0 && column === 3 && row === 5;
      const mark = check(size / 2 - 2, size / 2 + 2, 24, shade === 't' ? 'W z4' : 'T4 z4');
      return block((from + column) * size, (from + row) * size, z, [size, size, size], failed ? 'f' : shade, {
        top: mark,
        left: failed ? path('M8 4l14 18-10 10 18 22M22 22l16-6', 'W z3') : '',
      });
    }),
  );
  const [fx, fy] = at(3 * size, 3 * size, size * 3);
  return (
    plateau('pyramid', 480, 440, 470, 275) +
    put(480, 400, 1.26, put(-480, -440, 1, cubes, flag(fx, fy + 2, 96, 't4 K'))) +
    put(330, 506, 1, magnifier(0, 0, 88, 'w'), bug(0, 6, 104)) +
    standing(548, 700, -1.24, { top: 't5', legs: 'n K', arm: 'M4-130C16-100 40-74 70-64', hair: 'curls' })
  );
}

/** An injection that fails: the needle of a great syringe bends on the shield before the database. */
function injection(): Art {
  return [
    island('injection', 400, 320, 392, 264),
    cylinder(598, 190, 180, 250, 4, 't3', 't1'),
    turn(
      -9,
      260,
      310,
      rect(36, 226, 26, 168, 'n K z2', 8),
      path('M62 292H140V328H62z', 'wb K z2'),
      rect(132, 214, 24, 192, 't4 K z2', 8),
      rect(156, 244, 226, 132, 'w K z2', 12),
      path('M214 256H370V364H214z', 'f') + path('M214 248V372', 'K z6'),
      path('M156 244H382V376H156z', 'K z2'),
      path('M246 244v30M286 244v44M326 244v30', 'K z3'),
      path('M382 280L416 296V324L382 340Z', 't4 K z2'),
      path('M416 310H448', 'K z4'),
      each(points('240,330 262,310 284,334 306,318 330,336 350,312'), ([x, y]) => circle(x, y, 6, 'h')),
    ),
    path('M446 282C480 276 478 306 462 318C446 330 462 352 484 344', 'K z4'),
    circle(500, 356, 8, 'f K') + circle(486, 388, 6, 'f K') + circle(512, 398, 5, 'f K'),
    shield(590, 316, 228, 't4 K z2') + check(590, 322, 84, 'L z5'),
    path('M470 214l-18-24M446 244l-26-8M500 196l-2-28', 'F z4'),
  ].join('');
}

/** A test rig: the arm plays the punched script on the phone, tap by tap, all night. */
function robot(): Art {
  const tape =
    path('M60 452V120q0-20 20-20h76q20 0 20 20v332', 'w K') +
    times(36, (i) =>
      [0, 4, 7, 9, 14, 16, 18, 23, 25, 29, 32, 34].includes(i)
        ? circle(86 + (i % 3) * 32, 126 + Math.floor(i / 3) * 28, 7, i === 16 ? 'f' : 'o')
        : circle(86 + (i % 3) * 32, 126 + Math.floor(i / 3) * 28, 4, 't2'),
    );
  const reader =
    rect(40, 420, 160, 100, 'n K z2', 14) +
    rect(60, 440, 120, 14, 'o') +
    circle(76, 490, 9, 't3') +
    path('M104 490h64', 'T3 z4');
  const joint = (x: number, y: number, r: number): Art => circle(x, y, r, 'w K') + circle(x, y, r * 0.4, 't4');
  const arm =
    path('M300 520h110l-16-60h-78z', 'n K') +
    path('M340 470L330 330l28-4 20 140z', 't3 K') +
    path('M330 340L460 190l24 22L356 350z', 't4 K') +
    path('M462 190l62 54-18 20-58-50z', 't3 K') +
    path('M508 254l24 12-8 30-14-6z', 'sc K') +
    joint(350, 462, 26) +
    joint(344, 336, 30) +
    joint(468, 200, 26);
  const device =
    rect(500, 306, 250, 190, 'o K z2', 22) +
    rect(512, 318, 226, 166, 'w', 12) +
    times(3, (i) => rect(528 + i * 68, 336, 56, 44, i === 0 ? 'h F' : 't2', 8)) +
    writing(528, 406, [140, 100], 24, 'Q z4') +
    rect(636, 436, 84, 32, 't4', 16);
  return (
    island('robot', 400, 310, 395, 270) +
    path('M690 70a56 56 0 1 0 40 90a48 48 0 0 1-40-90z', 's K') +
    each(
      [
        [600, 96],
        [560, 150],
        [760, 210],
      ] as const,
      ([x, y]) => circle(x, y, 3, 'k'),
    ) +
    tape +
    reader +
    path('M200 480H300', 'T5 z3') +
    device +
    path('M470 520H780', 'K z4') +
    path('M580 496l-10 24h110l-10-24', 't3 K') +
    arm +
    circle(524, 300, 9, 'f') +
    path('M502 300a24 24 0 0 1 10-20M498 324a36 36 0 0 0 50 4', 'F z3') +
    tick(738, 318, 18)
  );
}

export const testing: readonly Scene[] = [
  hero('testing-hero', 'digital', pyramid),
  vignette('testing-security', 'digital', injection),
  vignette('testing-automation', 'digital', robot),
];
