import { island } from '../ground.ts';
import { arc, bars, cylinder, onCircle } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { arrow, drop } from '../kit/links.ts';
import { windowPane, writing } from '../kit/screens.ts';
import { bubble, cart, check, envelope, magnifier, person, pin, pointer, spark, star, tick } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, line, path, points, poly, put, rect, times, turn } from '../svg.ts';

/** One customer in the middle, and every department that sees the same record. */
function customer360(): Art {
  const signs: Art[] = [
    path('M-30-26H30L10 2V28L-10 18V2Z', 't3 K'),
    bubble(-32, -26, 64, 40, 't1 K') + writing(-20, -12, [40, 26], 13, 'K z3'),
    envelope(-32, -22, 64, 'w K'),
    cart(2, 0, 56),
    cylinder(-26, -32, 52, 62, 3),
    bars(-28, 26, [16, 30, 22, 46], 11, 4, 't3 K'),
  ];
  const spots = signs.map((_, i) => {
    const [x, y] = onCircle(480, 370, 268, (i + 0.5) / 6);
    return [480 + (x - 480) * 1.24, y] as const;
  });
  const rings = [150, 210, 268].map((r, i) => ellipse(480, 370, r * 1.24, r, i === 2 ? 'T4 e' : 'T3')).join('');
  const spokes = each(spots, ([x, y]) => line(480, 370, x, y, 'T4 z3'));
  const satellites = each(
    spots,
    ([x, y], i) =>
      circle(x, y, 62, 'w K') +
      put(x, y, 1, signs[i] as Art) +
      circle(x + 44, y - 44, 11, 't4 K') +
      check(x + 44, y - 44, 10, 'W'),
  );
  const record =
    rect(350, 252, 260, 236, 'w K', 18) +
    path('M350 300v-30q0-18 18-18h224q18 0 18 18v30z', 't2 K') +
    circle(480, 310, 50, 'f K') +
    put(480, 344, 1, person(0, 0, 84, 'w K', 's K')) +
    writing(424, 382, [112], 1, 'K z5') +
    writing(448, 404, [64], 1, 'Q z4') +
    each([0, 1, 2, 3], (i) => path(`M${374 + i * 53} 434h42l11 14-11 14h-42l11-14z`, i < 3 ? 't4' : 't1'));
  return island('customer', 480, 365, 470, 345) + rings + spokes + satellites + record;
}

/** Building a record page: parts on the left, the page in the middle, one part on its way by hand. */
function builder(): Art {
  const palette = times(
    6,
    (i) =>
      rect(86, 148 + i * 54, 118, 42, i === 3 ? 'K e' : 't1 K', 6) +
      (i === 3
        ? ''
        : rect(96, 158 + i * 54, 22, 22, i % 2 ? 't3' : 't4', 4) +
          writing(128, 169 + i * 54, [54 - (i % 3) * 10], 1, 'Q z4')),
  );
  const canvas =
    rect(238, 148, 330, 62, 't2 K', 8) +
    circle(270, 179, 18, 't4 K') +
    writing(302, 170, [120, 70], 18, 'K z4') +
    each([0, 1, 2], (i) => path(`M${252 + i * 102} 226h90l10 13-10 13h-90l10-13z`, i < 2 ? 't4' : 't2')) +
    rect(238, 268, 198, 96, 'w K', 8) +
    bars(258, 350, [30, 52, 40, 64], 26, 14, 't3') +
    rect(238, 378, 198, 92, 'w K', 8) +
    writing(256, 402, [150, 120, 140], 22, 'Q z4') +
    rect(450, 268, 118, 202, 'h F e', 8);
  return (
    island('builder', 400, 310, 390, 270) +
    windowPane(66, 96, 660, 396, 't3', 36) +
    line(222, 132, 222, 492, 'Q') +
    line(586, 132, 586, 492, 'Q') +
    palette +
    canvas +
    writing(604, 166, [90, 64], 20, 'Q z4') +
    each(
      [0, 1, 2],
      (i) => rect(604, 210 + i * 50, 104, 30, 'w K z1', 6) + writing(616, 225 + i * 50, [50 - i * 10], 1, 'K z3'),
    ) +
    rect(604, 366, 48, 24, 't4 K', 12) +
    circle(640, 378, 9, 'w') +
    turn(
      -8,
      520,
      360,
      rect(470, 290, 150, 150, 'w F z3', 10) +
        arc(545, 372, 44, -0.25, 0.25, 'T2 z5') +
        arc(545, 372, 44, -0.25, 0.1, 'F z5') +
        writing(520, 402, [50], 1, 'K z4'),
    ) +
    pointer(600, 410, 44)
  );
}

/** The sales board: one column has filled up, and the glass stands over it. */
function pipelineBoard(): Art {
  const counts = [3, 2, 5, 1];
  const columns = each(counts, (count, i) => {
    const x = 74 + i * 164;
    const jam = i === 2;
    const head = path(`M${x} 112h132l18 24-18 24H${x}l18-24z`, `${jam ? 'f' : i === 3 ? 't4' : 't3'} K`);
    const cards = times(count, (k) =>
      turn(
        jam ? (k % 2 ? 3 : -4) : 0,
        x + 72,
        210 + k * 66,
        rect(x + 6 + (jam ? (k % 2) * 6 : 0), 180 + k * (jam ? 62 : 76), 132, 62, 'w K', 8) +
          writing(x + 22, 202 + k * (jam ? 62 : 76), [70 - (k % 2) * 14, 44], 18, 'Q z4') +
          circle(x + 118, 212 + k * (jam ? 62 : 76), 9, jam ? 'h F' : 't3'),
      ),
    );
    return rect(x - 4, 172, 152, 356, jam ? 'h' : 't1', 12) + head + cards;
  });
  const lens = `<clipPath id="lens"><circle cx="474" cy="396" r="82"/></clipPath><g clip-path="url(#lens)">${rect(380, 300, 200, 200, 'w')}${rect(394, 330, 170, 66, 'w K', 8)}${rect(400, 408, 170, 66, 'w K', 8)}${writing(416, 356, [90, 60], 20, 'K z4')}${writing(424, 436, [90], 20, 'Q z4')}${circle(536, 372, 16, 'f')}${path('M536 362v10l7 5', 'W')}</g>`;
  return (
    island('board', 400, 320, 390, 270) + columns + magnifier(474, 396, 84, 'w') + lens + circle(474, 396, 84, 'K z4')
  );
}

/** Three releases a year: spring, summer, winter, and a rehearsal in the sandbox before each. */
function releases(): Art {
  const flower =
    each([0, 1, 2, 3, 4], (i) => turn(i * 72, 0, 0, ellipse(0, -26, 15, 22, 't3 K'))) + circle(0, 0, 14, 's K');
  const sunny = times(10, (i) => turn(i * 36, 0, 0, path('M0-34v-14', 'K z3'))) + circle(0, 0, 27, 's K');
  const flake = times(6, (i) =>
    turn(i * 60, 0, 0, path('M0 0V-48M0-30l-10-10M0-30l10-10M0-16l-8-8M0-16l8-8', 'T5 z3')),
  );
  const medal = (x: number, art: Art, tone: string): Art =>
    circle(x, 236, 88, `${tone} K`) + circle(x, 236, 72, 'w K') + put(x, 236, 1, art);
  const sandbox = (x: number, i: number): Art =>
    path(`M${x - 62} 420h124l-12 64h-100z`, 'sb K') +
    path(`M${x - 50} 420c14-30 34-10 50-22s36-8 50 22z`, 's K') +
    path(`M${x} 324v60`, i === 1 ? 'F z3 e' : 'T4 z3 e') +
    (i === 0 ? tick(x + 62, 420, 17) : '') +
    (i === 1 ? path(`M${x + 20} 420l30-70`, 'K z4') + path(`M${x + 40} 372l12-30 16 8-14 28z`, 'f K') : '');
  return (
    island('seasons', 400, 310, 400, 270) +
    line(40, 350, 760, 350, 'K z3') +
    times(13, (i) => line(64 + i * 56, 350, 64 + i * 56, 362, 'K')) +
    each([160, 400, 640], (x, i) => sandbox(x, i)) +
    medal(160, flower, 't2') +
    medal(400, sunny, 't3') +
    medal(640, flake, 't1') +
    pin(344, 350, 62)
  );
}

/** A flow that decides by itself: a scored record takes the branch that a rule and a model chose. */
function flow(): Art {
  const box = (x: number, y: number, hot = false): Art =>
    rect(x - 82, y - 32, 164, 64, hot ? 'h F z3' : 'w K', 12) +
    circle(x - 52, y, 18, hot ? 'f' : 't3') +
    writing(x - 24, y - 8, [78, 50], 17, hot ? 'F z4' : 'Q z4');
  const score =
    arc(622, 168, 58, -0.375, 0.375, 'T2 z5') +
    arc(622, 168, 58, -0.375, 0.3, 'F z5') +
    figures(600, 150, '92', 34, 'K z4');
  return (
    island('flow', 400, 310, 390, 275) +
    path('M400 92V160', 'K z3') +
    path('M346 212H196V300', 'Q z3') +
    path('M454 212H604V300', 'F z3') +
    path('M196 364V424', 'Q z3') +
    path('M604 364V420', 'F z3') +
    drop(196, 474, 400, 540, 'Q z3') +
    drop(604, 474, 400, 540, 'F z3') +
    circle(400, 76, 30, 't4 K') +
    path('M391 62l22 14-22 14z', 'w') +
    poly(points('400,150 462,212 400,274 338,212'), 't2 K') +
    spark(400, 212, 36, 'f') +
    spark(432, 176, 12, 'f') +
    circle(622, 168, 84, 'w K') +
    score +
    box(196, 332) +
    box(604, 332, true) +
    box(196, 444) +
    box(604, 444, true) +
    times(2, (i) => circle(400, 540, 20 - i * 8, i ? 'w' : 'o')) +
    star(664, 410, 15, 'f K') +
    arrow(400, 110, 400, 146, 'K z3') +
    circle(196, 396, 11, 'w K') +
    path('M190 396h12M196 390v12', 'K')
  );
}

export const salesforceServices: readonly Scene[] = [
  hero('salesforce-services-hero', 'erp', customer360),
  vignette('salesforce-services-implementation', 'erp', builder),
  vignette('salesforce-services-consulting', 'erp', pipelineBoard),
  vignette('salesforce-services-support', 'erp', releases),
  vignette('salesforce-services-innovation', 'erp', flow),
];
