import { island } from '../ground.ts';
import { axes } from '../kit/data.ts';
import { mug } from '../kit/desk.ts';
import { figures } from '../kit/figures.ts';
import { shade } from '../kit/screens.ts';
import { check, cross } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, line, path, put, rect, times, turn } from '../svg.ts';

function duck(x: number, y: number, scale: number): Art {
  return put(
    x,
    y,
    scale,
    path('M-60-20C-50-2-20-8-8-26C-30-40-24-84 8-84S46-48 30-30C60-24 66 26 26 34H-28C-56 32-70 8-60-20Z', 'f K'),
    path('M34-66l30 4q2 14-14 16l-20-4z', 's K'),
    circle(14, -62, 5, 'k'),
    path('M-34 0q20 22 44 4', 'K'),
  );
}

/** Given a coin, when the mug is pressed, then… a duck. */
function vendingMachine(): Art {
  const shelves = times(3, (row) => {
    const y = 190 + row * 88;
    return (
      path(`M142 ${y + 2}H396`, 'K z3') +
      times(3, (i) => (row === 1 && i === 1 ? '' : mug(180 + i * 84, y, 1, row === 1 ? 't4 K' : 't3 K')))
    );
  });
  const machine = [
    shade(104, 66, 392, 478, 18),
    path('M130 544h50v20h-50zM420 544h50v20h-50z', 'o K'),
    rect(104, 66, 392, 478, 't4 K z2', 18),
    rect(128, 92, 282, 316, 't0 K z2', 10),
    path('M150 370L330 108h40L190 370z', 't1'),
    shelves,
    rect(150, 436, 236, 84, 'o K', 10),
    rect(430, 96, 46, 66, 'w K', 6),
    mug(449, 144, 0.7, 't3 K'),
    times(6, (i) => circle(442 + (i % 2) * 24, 192 + Math.floor(i / 2) * 28, 9, i === 3 ? 'f K' : 'w K')),
    rect(444, 290, 18, 46, 'o K', 6),
    circle(453, 286, 17, 's K'),
  ].join('');
  const steps = each([0, 1, 2], (i) => {
    const y = 226 + i * 88;
    const art = [
      circle(0, 0, 20, 's K') + path('M0-9v18', 'K z3'),
      rect(-20, -18, 40, 36, 'w K', 8) + circle(0, 0, 9, 'f K'),
      mug(-2, 18, 1, 't3 K'),
    ][i] as Art;
    return (
      put(612, y, 1, art) + path(`M650 ${y}h34`, 'Q z4') + (i < 2 ? check(716, y, 30, 'T4 z4') : cross(714, y, 18))
    );
  });
  return [
    island('vending', 400, 330, 395, 260),
    path('M40 564H770', 'K z4'),
    machine,
    duck(268, 494, 0.8),
    turn(
      4,
      650,
      300,
      shade(560, 140, 206, 340, 12) + rect(560, 140, 206, 340, 'w K z2', 12) + rect(622, 124, 80, 34, 'n K', 8) + steps,
    ),
  ].join('');
}

function hare(x: number, y: number): Art {
  return put(
    x,
    y,
    1,
    path(
      'M-44-6C-50-30-24-46 4-40C8-52 20-58 30-52L22-86q10-8 14 8l4 22c10 4 14 16 4 22-6 4-14 4-20 10L54 0l-26-6-20-4-30 8-30 6z',
      'w K',
    ),
    path('M-46-24q-12-2-12 8t12 6', 'w K'),
    circle(34, -44, 3, 'k'),
  );
}

function tortoise(x: number, y: number): Art {
  return put(
    x,
    y,
    1,
    path('M40-18q10-26 28-22t12 22-22 12z', 's K'),
    circle(68, -28, 3, 'k'),
    path('M-40-8v12h18v-12M18-8v12h18v-12', 's K'),
    path('M-56-8C-54-60 44-60 48-8Z', 'f K'),
    path('M-30-12l8-24h28l10 24M-22-36l-12-8M6-36l12-10', 'K'),
  );
}

/** Response times as a hill with a long tail: most are hares, and one in a hundred is a tortoise. */
function longTail(): Art {
  const heights = [18, 60, 130, 214, 268, 246, 196, 148, 112, 84, 66, 52, 42, 34, 28, 24, 20, 26, 34, 22, 14];
  const hill = each(heights, (h, i) =>
    rect(76 + i * 31, 480 - h, 26, h, `${i > 16 ? 'f' : i > 10 ? 't2' : i > 3 && i < 6 ? 't4' : 't3'} K`, 4),
  );
  const mark = (x: number, top: number, text: string, hot = false): Art =>
    line(x, 480, x, top, hot ? 'F z3' : 'K e') +
    rect(x - 36, top - 44, 72, 44, hot ? 'f K' : 'w K', 8) +
    figures(x - 22, top - 35, text, 26, hot ? 'W z3' : 'K z3');
  return [
    island('tail', 400, 310, 395, 270),
    hill,
    axes(60, 482, 690, 350, 'K z3'),
    mark(222, 180, '50'),
    mark(418, 300, '95'),
    mark(618, 384, '99', true),
    hare(232, 136),
    path('M150 112h34M136 130h40', 'T4 z3'),
    tortoise(618, 334),
    put(
      668,
      150,
      1,
      circle(0, 0, 62, 'w K z2') +
        circle(0, 0, 50, 't1 K') +
        rect(-12, -84, 24, 20, 't4 K', 4) +
        path('M48-58l12-12', 'K z5') +
        times(12, (i) => turn(i * 30, 0, 0, line(0, -44, 0, -38, 'K'))) +
        path('M0 0L-26-32', 'F z4') +
        circle(0, 0, 6, 'k'),
    ),
  ].join('');
}

export const testingBehavior: readonly Scene[] = [
  vignette('testing-functional', 'digital', vendingMachine),
  vignette('testing-performance', 'digital', longTail),
];
