import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { palm } from '../kit/land.ts';
import { standing } from '../kit/people.ts';
import { shade } from '../kit/screens.ts';
import { bolt, tick } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, line, path, put, rect, times, turn } from '../svg.ts';

/** The org grows from use: nobody takes the paved corner, so the trail that people have trodden is paved instead. */
function troddenPath(): Art {
  const { at, block, floor } = isometric(400, 112);
  const size = 400;
  const paver = (k: number, tone: string): Art => {
    const [x, y] = [60 + k * 280, 340 - k * 280];
    return turn(45, x, y, rect(x - 19, y - 19, 38, 38, tone, 4));
  };
  const prints = times(8, (i) => {
    const [x, y] = [246 + i * 14, 154 - i * 14 + (i % 2 ? 12 : -12)];
    return turn(-45, x, y, `<ellipse cx="${x}" cy="${y}" rx="9" ry="5" class="p"/>`);
  });
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [
    at(70, 330, 16),
    at(190, 226, 16),
    at(250, 166, 16),
    at(318, 98, 16),
  ];
  const [px, py] = at(90, 120, 16);
  const [qx, qy] = at(150, 60, 16);
  const [sx, sy] = at(372, 372, 16);
  return [
    plateau('trodden', 400, 350, 392, 232),
    block(0, 0, 0, [size, size, 16], 't', {
      top: [
        rect(0, 0, size, size, 't2 K'),
        path('M0 354H354V0H396V396H0Z', 'w K'),
        times(8, (i) => path(`M${44 + i * 44} 354v42M354 ${44 + i * 44}h42`, 'Q z1')),
        `<path d="M30 370L370 30" class="S" stroke-width="52"/>`,
        prints,
        times(6, (i) => paver(i * 0.11, 'w K')),
      ].join(''),
    }),
    floor(0, 0, 16, paver(0.68, 'K e')),
    palm(px, py, 120, 't4 K', 1),
    palm(qx, qy, 90, 't4 K', -1),
    block(-16, 330, 16, [70, 70, 84], 'w', {
      left: rect(20, 30, 32, 54, 't4 K', 2),
      right: rect(14, 18, 40, 26, 't2 K', 2),
    }),
    block(346, -16, 16, [70, 70, 84], 's', { left: rect(18, 22, 36, 30, 't2 K', 2) }),
    path(`M${sx} ${sy}v-70`, 'K z4') +
      rect(sx - 34, sy - 116, 68, 50, 'w K', 6) +
      path(`M${sx - 18} ${sy - 92}h32l-10-10m10 10l-10 10`, 'Q z4'),
    standing(ax + 40, ay + 6, 0.62, { top: 't5', arm: 'M2-138C10-120 14-104 20-92', hair: 'long' }),
    standing(bx - 34, by + 4, 0.62, { top: 'f', legs: 'n K', arm: 'M4-128C22-112 36-104 56-92', hair: 'bun' }),
    put(bx + 4, by - 50, 1, path('M0-10l26 13-26 13-26-13z', 'f K') + path('M-26 3v8l26 13 26-13v-8L0 16z', 'fc K')),
    standing(cx + 60, cy + 4, 0.62, { top: 't4', arm: 'M-4-134C-14-116-20-104-12-90', hair: 'short' }),
    standing(dx + 10, dy + 2, 0.62, { top: 'w', arm: 'M-2-134C8-116 12-104 18-92', hair: 'curls' }),
  ].join('');
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
    rect(60, 40, 476, 486, 't3 K z2', 16),
    rect(84, 64, 428, 438, 'o K z2', 8),
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
    path(`M${x} 270V440`, 'K z5') +
    circle(x, 182, 106, `${tone} K z2`) +
    circle(x, 182, 86, 'w K') +
    put(x, 182, 1.3, art);
  const sand = (x: number): Art => path(`M${x - 108} 452c26-34 60-14 104-30s80-6 112 30z`, 's K');
  const box = (x: number): Art =>
    path(`M${x - 116} 448h232l-20 92h-192z`, 'sb K z2') + path(`M${x - 110} 478h220M${x - 104} 508h208`, 'K z1');
  const castle = path('M38 446V398h14v12h14v-12h14v12h14v-12h14v48z', 'sc K');
  const digger = standing(446, 528, 1.04, {
    top: 't5',
    legs: 'n K',
    arm: 'M4-138C22-128 34-124 46-120',
    hair: 'curls',
  });
  const shovel =
    path('M508 366L478 452', 'K z4') + path('M466 440l28 10-8 34q-24 2-28-10z', 'f K') + path('M496 358l26 10', 'F z4');
  return [
    island('seasons', 400, 310, 400, 270),
    medal(134, flower, 't2'),
    medal(400, sunny, 't4'),
    medal(666, flake, 't1'),
    castle,
    each([134, 400, 666], sand),
    digger,
    shovel,
    each([134, 400, 666], box),
    tick(226, 452, 24),
    line(16, 552, 784, 552, 'K z3'),
    times(13, (i) => line(64 + i * 56, 552, 64 + i * 56, 566, 'K')),
  ].join('');
}

export const salesforceServices: readonly Scene[] = [
  vignette('salesforce-services-implementation', 'erp', troddenPath),
  vignette('salesforce-services-consulting', 'erp', xray),
  vignette('salesforce-services-support', 'erp', releases),
];
