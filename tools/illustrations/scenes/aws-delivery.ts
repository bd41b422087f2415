import { island } from '../ground.ts';
import { figures } from '../kit/figures.ts';
import { drop } from '../kit/links.ts';
import { shade } from '../kit/screens.ts';
import { check, envelope, tick } from '../kit/signs.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, line, path, put, rect, times } from '../svg.ts';

/** The bird of the trial: while it sings, more of the stream may follow. */
function songbird(): Art {
  const note = (x: number, y: number): Art => path(`M${x} ${y}v-30l14-4v10`, 'F z3') + ellipse(x - 6, y, 8, 6, 'f');
  return [
    circle(0, -190, 14, 'K z4'),
    path('M-96 110V-40a96 136 0 0 1 192 0V110z', 'w K'),
    path('M-64 110V-112M-32 110V-156M0 110V-176M32 110V-156M64 110V-112', 'Q'),
    path('M-62 62H62', 'K z4'),
    path('M-56 34C-60-14-26-40 8-34C22-54 56-48 56-20L78-10 56 2C58 44 22 70-20 60L-66 88z', 'f K'),
    path('M-36 28q28 30 56-2', 'K'),
    circle(34, -18, 5, 'k'),
    path('M-14 60v12M4 60v12', 'K z3'),
    path('M-96-6H96', 'K'),
    path('M-112 110h224v24h-224z', 't4 K'),
    note(124, -58),
    note(150, -100),
  ].join('');
}

/** A canary release: most of the stream still flows to the old version, a trickle tries the new, the bird sings. */
function canary(): Art {
  const box = (x: number, y: number, tone: string): Art =>
    shade(x, y, 128, 150, 12) +
    rect(x, y, 128, 150, 'w K z2', 12) +
    times(
      3,
      (i) =>
        rect(x + 14, y + 16 + i * 42, 100, 32, `${tone} K`, 6) +
        circle(x + 98, y + 32 + i * 42, 4, 'w') +
        path(`M${x + 26} ${y + 32 + i * 42}h36`, 'W z3'),
    );
  const stream = 'M40 170H260C320 170 320 106 400 106H600';
  return [
    island('canary', 400, 310, 395, 270),
    `<path d="${stream}" class="K" stroke-width="77"/><path d="${stream}" class="T3" stroke-width="72"/><path d="${stream}" class="T2" stroke-width="54"/>`,
    times(7, (i) => circle(70 + i * 72, i > 3 ? 106 : 170, 10, 'w K')),
    path('M236 190C300 190 240 400 330 400H360', 'K z6') + path('M236 190C300 190 240 400 330 400H360', 'F z5'),
    circle(236, 172, 50, 't4 K'),
    path('M208 158h54M252 146l12 12-12 12M236 172v32M225 193l11 12 11-12', 'W z4'),
    rect(424, 18, 72, 46, 'w K', 8) + figures(441, 29, '95', 25, 'K z3'),
    rect(186, 300, 50, 46, 'f K', 8) + figures(203, 311, '5', 25, 'L z3'),
    box(596, 30, 't3'),
    tick(724, 34, 20),
    box(352, 330, 't4'),
    path('M486 410H530', 'F z3 d'),
    put(640, 412, 0.98, songbird()),
  ].join('');
}

/** Functions as lamps on an event bus: nothing burns until an event comes by. */
function lamps(): Art {
  const lamp = (x: number, drop0: number, on: boolean): Art =>
    line(x, 218, x, 218 + drop0, 'K z3') +
    put(
      x,
      218 + drop0,
      1,
      (on ? circle(0, 74, 78, 's') : '') +
        rect(-18, 0, 36, 30, 'n K', 5) +
        path('M-18 28C-22 44-46 52-46 82a46 46 0 0 0 92 0c0-30-24-38-28-54z', `${on ? 'u3' : 'w'} K`) +
        path('M-14 104L4 60M-14 56h8c6 0 8 10 22 48', `${on ? 'W' : 'Q'} z4`),
    );
  return (
    island('bus', 400, 310, 395, 275) +
    lamp(110, 60, false) +
    lamp(255, 130, true) +
    lamp(400, 70, false) +
    lamp(545, 140, true) +
    lamp(690, 64, true) +
    rect(30, 172, 740, 46, 't4 K', 23) +
    times(8, (i) => path(`M${76 + i * 94} 184l12 11-12 11`, 'T2 z3')) +
    each([226, 520, 660], (x) => envelope(x, 168, 58, 'w F z3')) +
    drop(255, 118, 255, 164, 'F z3') +
    circle(255, 96, 22, 'w K') +
    check(255, 98, 18, 'T4 z3') +
    each([549, 689], (x) => path(`M${x} 112v46`, 'F z3 d'))
  );
}

export const awsDelivery: readonly Scene[] = [
  vignette('aws-cloud-services-devops', 'digital', canary),
  vignette('aws-cloud-services-serverless', 'digital', lamps),
];
