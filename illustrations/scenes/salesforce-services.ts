import { island } from '../ground.ts';
import { arc, bars } from '../kit/data.ts';
import { standing } from '../kit/people.ts';
import { shade, windowPane, writing } from '../kit/screens.ts';
import { bolt, pin, pointer, tick } from '../kit/signs.ts';
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

/** What the org is made of: its x-ray on the light box, two flows on one record, a plaster, and the break in red. */
function xray(): Art {
  const bone = (d: string): Art => path(d, 'TA z5');
  const joint = (x: number, y: number): Art => rect(x - 26, y - 17, 52, 34, 'ta', 9);
  return [
    island('x-ray', 400, 320, 395, 265),
    path('M20 570H780', 'K z4'),
    path('M150 520v50M440 520v50', 'K z5'),
    shade(60, 40, 476, 486, 16),
    rect(60, 40, 476, 486, 't3 K', 16),
    rect(84, 64, 428, 438, 'o K', 8),
    path('M190 56v22M406 56v22', 'K z6') + path('M190 56v22M406 56v22', 'S z4'),
    path('M140 250C120 130 220 96 298 96S476 130 456 250 420 470 298 470 160 380 140 250z', 'TB'),
    bone(
      'M298 124V446M298 176C240 176 204 196 190 236M298 176C356 176 392 196 406 236M298 250C250 250 214 270 204 312M298 250C346 250 382 270 392 312M298 330C260 330 234 350 226 388',
    ),
    bone('M298 330C320 330 336 336 346 348'),
    path('M360 362C366 370 368 378 370 388', 'F z5') +
      path('M334 340l14 2-4 14 16-4-2 14', 'F z3') +
      circle(352, 352, 42, 'F z3'),
    joint(298, 124) +
      joint(190, 244) +
      joint(406, 244) +
      joint(204, 320) +
      joint(392, 312) +
      joint(226, 396) +
      joint(372, 402) +
      joint(298, 446),
    turn(-34, 244, 196, rect(204, 180, 80, 32, 's K', 16) + rect(228, 180, 32, 32, 'w K')),
    bolt(408, 244, 26, 'f') + bolt(394, 312, 26, 'f'),
    path('M414 372L566 330', 'K z5') + path('M414 372L566 330', 'W z3'),
    standing(656, 570, -1.72, { top: 'w', legs: 'n K', arm: 'M6-128C24-116 38-126 54-140', hair: 'bun' }),
    path('M634 316v-6q0 34 20 34t22-34', 'K z3') + circle(654, 350, 7, 't3 K'),
    path('M626 414v88M682 414v88', 'K z1'),
  ].join('');
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
  vignette('salesforce-services-consulting', 'erp', xray),
  vignette('salesforce-services-support', 'erp', releases),
];
