import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { figures } from '../kit/figures.ts';
import { standing } from '../kit/people.ts';
import { code, writing } from '../kit/screens.ts';
import { bug, check, flag, magnifier, shield, tick } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, path, put, rect, times } from '../svg.ts';

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

/** The way of a tainted value through the code: from what a stranger typed to the query, where the shield stops it. */
function taint(): Art {
  const rows = code(
    168,
    170,
    [
      [0, [70, 'T4'], [120, 'Q']],
      [30, [60, 'F'], [90, 'H']],
      [30, [110, 'Q'], [50, 'T3']],
      [30, [80, 'Q']],
      [0, [50, 'T4'], [70, 'Q']],
      [30, [46, 'F'], [60, 'Q']],
      [60, [120, 'Q'], [46, 'T3']],
      [60, [70, 'Q'], [54, 'F']],
      [30, [90, 'Q']],
      [30, [100, 'T3'], [60, 'F']],
      [0, [40, 'Q']],
    ],
    30,
    'z5',
  );
  return (
    island('taint', 400, 305, 395, 275) +
    rect(110, 100, 470, 420, 'o K z2', 14) +
    path('M110 138H580', 'P') +
    each([0, 1, 2], (i) => circle(134 + i * 18, 119, 5, i ? 'p' : 'f')) +
    times(11, (i) => path(`M132 ${170 + i * 30}h10`, 'P')) +
    rows +
    rect(36, 172, 64, 56, 'h F', 10) +
    figures(50, 186, "'", 24, 'F z3') +
    path('M66 204h22M66 214h16', 'F z3') +
    path('M100 200H190', 'F z3') +
    path('M232 208C300 240 170 280 206 310M222 330C250 350 330 350 352 372M372 388C400 420 330 420 346 436', 'F z3') +
    path('M378 440H590', 'F z3 e') +
    shield(640, 436, 130, 't3 K') +
    shield(640, 436, 96, 't4 K') +
    check(640, 438, 46, 'W z5') +
    each(
      [
        [576, 418],
        [568, 456],
      ] as const,
      ([x, y]) => path(`M${x} ${y}l-16-${y < 430 ? 10 : -10}`, 'F z3'),
    ) +
    path('M600 214v74a64 17 0 0 0 128 0v-74', 't3 K') +
    ellipse(664, 214, 64, 17, 't1 K')
  );
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
  vignette('testing-security', 'digital', taint),
  vignette('testing-automation', 'digital', robot),
];
