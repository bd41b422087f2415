import { island } from '../ground.ts';
import { cylinder } from '../kit/data.ts';
import { writing } from '../kit/screens.ts';
import { key, star } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, path, put, rect, times, turn } from '../svg.ts';

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

export const databaseRunning: readonly Scene[] = [
  vignette('database-administration-support', 'erp', failover),
  vignette('database-administration-security', 'erp', vault),
  vignette('database-administration-optimization', 'erp', tuned),
];
