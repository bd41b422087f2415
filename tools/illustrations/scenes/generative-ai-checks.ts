import { island, plateau } from '../ground.ts';
import { standing } from '../kit/people.ts';
import { shade, sheet, writing } from '../kit/screens.ts';
import { check, lock, magnifier, spark } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, path, put, rect, times, turn } from '../svg.ts';

function typewriter(): Art {
  const keys = times(27, (i) => {
    const [column, row] = [i % 9, Math.floor(i / 9)];
    return circle(-152 + column * 38 + (row - 1) * 8, 92 + row * 30, 12, row === 1 && column === 4 ? 'f K' : 'w K');
  });
  return [
    path('M-176 0h352l44 176q4 20-16 20h-408q-20 0-16-20z', 't4 K'),
    path('M-206 150h412l8 34q2 12-10 12h-408q-12 0-10-12z', 'tc K'),
    path('M-150 22h300l10 38h-320z', 'n K'),
    spark(0, 41, 15, 'l'),
    keys,
    rect(-206, -34, 412, 44, 'n K', 12),
    rect(-232, -26, 26, 28, 'k', 8) + rect(206, -26, 26, 28, 'k', 8),
    path('M-206-26L-250-72', 'K z4') + circle(-252, -74, 10, 'f K'),
  ].join('');
}

/** A machine writes twenty lines; an auditor with an eyeshade finds the one that rests on nothing. */
function audited(): Art {
  const lines = times(20, (i) => {
    const [y, bare] = [70 + i * 20, i === 11];
    const width = [176, 198, 160, 186, 120][i % 5] as number;
    return (
      path(`M194 ${y}h${width}`, bare ? 'F z4' : 'Q z4') +
      (bare ? circle(426, y, 6, 'w F') : circle(426, y, 7, 't4') + check(426, y, 8, 'L z1'))
    );
  });
  const paper =
    shade(160, 36, 300, 460, 6) +
    path('M160 500V54q0-18 18-18h264q18 0 18 18v446z', 'w K') +
    path('M402 46V490', 'T2') +
    lines;
  const binders = each([0, 1, 2, 3], (i) =>
    put(
      706 + (i % 2) * 10,
      600 - i * 32,
      1,
      rect(0, -30, 176, 30, `${['t4', 's', 't2', 'w'][i]} K`, 5) + rect(20, -23, 46, 16, 'w K', 3),
    ),
  );
  return [
    plateau('audit', 480, 540, 470, 170),
    put(0, 0, 1, paper),
    put(310, 480, 1, typewriter()),
    binders,
    standing(640, 650, -1.86, { top: 't5', legs: 'n K', arm: 'M8-126C34-112 52-130 66-146', hair: 'bun' }),
    path('M604 314a40 40 0 0 1 76 0L584 326z', 'u5 K'),
    path('M446 312L516 372', 'K z6'),
    magnifier(426, 290, 44, 'w'),
    path('M396 290h34', 'F z5'),
    circle(446, 290, 8, 'w F z3'),
  ].join('');
}

/** A draft of `[rows before, rows after]` the fact that is locked in it; `opening` puts the inverted mark of Spanish. */
function draft(x: number, y: number, [before, after]: readonly (readonly number[])[], opening: boolean): Art {
  return (
    sheet(x, y, 290, 400, 'w K', 34) +
    (opening ? path(`M${x + 34} ${y + 50}v.1M${x + 34} ${y + 60}v10q0 5-6 8c-12 8-2 20 10 12`, 'T4 z4') : '') +
    path(`M${x + (opening ? 58 : 30)} ${y + 70}h${opening ? 110 : 124}`, 'K z5') +
    put(x + (opening ? 190 : 176), y + 52, 1, path('M-3 2C-2-18 31-18 28 4C26 16 12 16 12 28M12 46v.1', 'T4 z5')) +
    writing(x + 30, y + 116, before ?? [], 26, 'P z4') +
    writing(x + 30, y + 254, after ?? [], 26, 'P z4') +
    rect(x + 30, y + 192, 168, 38, 't4 K', 10) +
    lock(x + 52, y + 214, 22, 'w K') +
    path(`M${x + 76} ${y + 211}h96`, 'L z4') +
    path(`M${x + 30} ${y + 352}h200`, 'K z3')
  );
}

/** One draft in two languages, known by their question marks; a person corrects it in red and signs. */
function twoDrafts(): Art {
  return [
    island('drafts', 400, 310, 395, 275),
    turn(
      -4,
      200,
      300,
      draft(
        92,
        110,
        [
          [214, 180, 226],
          [206, 190, 160],
        ],
        false,
      ),
    ),
    turn(
      3,
      560,
      300,
      draft(
        414,
        104,
        [
          [226, 200, 190],
          [180, 226, 140],
        ],
        true,
      ),
      path('M566 268q18-10 34 0t34 0 34 0', 'F z4'),
      path('M496 352l12-14 12 14M508 338v22', 'F z4'),
      path('M444 450c20-46 40-40 30-8s10 16 22-10 18-14 14 6 18 6 30-10 16-6 18 4 20 2 40-14', 'F z4'),
    ),
    turn(
      38,
      632,
      430,
      path('M632 430l-12-44h24z', 's K'),
      path('M632 428v-26', 'K'),
      rect(618, 232, 28, 156, 'o K', 6),
      rect(618, 330, 28, 16, 'f K'),
      rect(618, 214, 28, 70, 't4 K', 10),
    ),
    put(250, 450, 1, path('M-30 26C-10-16 20-16 40 26', 'T4 z4 e')),
  ].join('');
}

/** A crash test for an assistant: the bubble on wheels meets the wall before a customer does. */
function crashTest(): Art {
  const roundel = (x: number, y: number, r: number): Art =>
    circle(x, y, r, 'w K') +
    path(`M${x} ${y}v${-r}a${r} ${r} 0 0 1 ${r} ${r}zM${x} ${y}v${r}a${r} ${r} 0 0 1 ${-r}-${r}z`, 'k');
  const wheel = (x: number): Art => circle(x, 476, 40, 'o K') + circle(x, 476, 16, 'w K');
  const wall =
    path('M610 150h104v370h-104z', 'wc K') +
    path('M610 150l30-26h104l-30 26zM714 150l30-26v370l-30 26z', 'wb K') +
    times(6, (i) => path(`M610 ${182 + i * 62}l104-62v32l-104 62z`, i % 2 ? '' : 'n')) +
    path('M610 150h104v370h-104z', 'K');
  return [
    island('crash', 400, 330, 395, 260),
    path('M40 520H770', 'K z4'),
    times(14, (i) => path(`M${60 + i * 52} 520v${i % 2 ? 10 : 18}`, 'K')),
    wall,
    path('M590 200l-44-30M584 270l-56-8M590 400l-40 22', 'F z5'),
    path('M44 250h70M28 310h92M52 370h64', 'T4 z4'),
    path(
      'M180 166h282q70 0 88 44c14 36-20 52-8 88 10 32 30 50 18 92q-8 46-70 46H238L170 490l8-64q-40-10-40-70V216q0-50 42-50z',
      't3 K',
    ),
    path('M180 186h230', 'T1 z4'),
    wheel(250),
    wheel(462),
    roundel(206, 340, 34),
    roundel(456, 340, 34),
    circle(330, 258, 50, 'w K'),
    spark(330, 258, 36, 'f'),
    put(
      250,
      118,
      1,
      rect(-40, -78, 150, 96, 'w K z2', 10) + rect(0, -88, 70, 20, 'n K', 6),
      each(
        [0, 1, 2],
        (i) =>
          check(-14, -46 + i * 26, 18, i === 2 ? 'Q z3' : 'T4 z3') +
          path(`M14 ${-46 + i * 26}h${[70, 54, 62][i]}`, 'Q z4'),
      ),
    ),
  ].join('');
}

export const generativeAiChecks: readonly Scene[] = [
  hero('generative-ai-hero', 'data', audited),
  vignette('generative-ai-contentgeneration', 'data', twoDrafts),
  vignette('generative-ai-implementation', 'data', crashTest),
];
