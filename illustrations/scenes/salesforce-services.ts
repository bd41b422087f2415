import { island } from '../ground.ts';
import { arc, bars } from '../kit/data.ts';
import { windowPane, writing } from '../kit/screens.ts';
import { magnifier, pin, pointer, tick } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, line, path, put, rect, times, turn } from '../svg.ts';

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

export const salesforceServices: readonly Scene[] = [
  vignette('salesforce-services-implementation', 'erp', builder),
  vignette('salesforce-services-consulting', 'erp', pipelineBoard),
  vignette('salesforce-services-support', 'erp', releases),
];
