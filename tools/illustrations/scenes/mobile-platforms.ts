import { island } from '../ground.ts';
import { phone, shade, writing } from '../kit/screens.ts';
import { check, lock, tick } from '../kit/signs.ts';
import { seeded } from '../random.ts';
import { type Scene, vignette } from '../scene.ts';
import { type Art, circle, line, path, put, rect, times, turn } from '../svg.ts';

/** The border of the store: the telephone is the gate, the app comes with its papers stamped, the barrier is up. */
function storeBorder(): Art {
  const tile = (x: number, y: number, tone: string): Art => rect(x, y, 42, 42, tone, 13);
  const gate = [
    phone(432, 52, 270, 508),
    rect(441, 61, 252, 490, 't1', 24),
    rect(497, 74, 140, 34, 'o', 17) + circle(618, 91, 9, 't3') + circle(594, 91, 5, 'p'),
    times(9, (i) =>
      tile(
        470 + (i % 3) * 76,
        140 + Math.floor(i / 3) * 74,
        ['t3', 's', 't4', 't2', 'w', 't3', 't4', 't3', 's'][i] as string,
      ),
    ),
    path('M441 551V470L530 380H604L693 470V527q0 24-24 24z', 't3') + path('M567 380V551', 'W z4 e'),
  ].join('');
  const barrier = [
    rect(372, 400, 44, 160, 'n K', 8),
    turn(
      -62,
      394,
      414,
      rect(394, 402, 300, 24, 'w K', 6) +
        times(5, (i) => path(`M${418 + i * 54} 402h26l-8 24h-26z`, 'f')) +
        rect(394, 402, 300, 24, 'K', 6),
    ),
    circle(394, 414, 18, 's K'),
  ].join('');
  const app = [
    path('M150 304v-56q0-12 12-12h68q12 0 12 12v56', 'K z4'),
    circle(146, 530, 24, 'o K') + circle(146, 530, 8, 'w') + circle(250, 530, 24, 'o K') + circle(250, 530, 8, 'w'),
    rect(104, 304, 190, 206, 't4 K z2', 54),
    path('M138 424c18-60 30-60 46-20s26 40 40-6 22-40 34-4', 'W z5'),
    circle(166, 360, 7, 'w') + circle(232, 360, 7, 'w'),
  ].join('');
  const papers = turn(
    -8,
    170,
    140,
    shade(80, 60, 200, 140, 10) +
      rect(80, 60, 200, 140, 'w K z2', 10) +
      circle(122, 108, 22, 't2 K') +
      lock(122, 112, 22, 't4 K') +
      writing(160, 92, [90, 66], 22, 'Q z4') +
      writing(104, 166, [60], 1, 'K z4') +
      turn(-14, 226, 158, circle(226, 158, 34, 'F z4') + check(226, 160, 32, 'F z4')),
  );
  return [island('border', 400, 330, 395, 255), gate, path('M20 560H780', 'K z4'), papers, app, barrier].join('');
}

/** One page of the app, drawn on 100 x 160: a picture, three lines and the red button. */
function appPage(): Art {
  return [
    rect(8, 10, 84, 52, 't2', 10),
    path('M16 58l20-26 14 16 10-10 18 20z', 't4'),
    path('M10 80h70M10 98h52M10 116h62', 'Q z4'),
    circle(76, 138, 15, 'f K'),
    path('M76 130v16M68 138h16', 'L z3'),
  ].join('');
}

/** The phones that people really own: folding, tall, worn, wrapped in rubber and small, and one app on all of them. */
function android(): Art {
  const device = (x: number, y: number, w: number, h: number, radius: number, extra: Art = ''): Art => {
    const k = (w - 18) / 100;
    return (
      shade(x, y, w, h, radius) +
      rect(x, y, w, h, 'o K', radius) +
      rect(x + 9, y + 12, w - 18, h - 24, 'w', Math.max(radius - 8, 3)) +
      (h - 160 * k > 120 ? rect(x + 20, y + 48, w - 40, h - 160 * k - 84, 't1', 10) : '') +
      put(x + 9, y + h - 18 - 160 * k, k, appPage()) +
      extra
    );
  };
  const folding = [
    path('M40 196l92-24v300l-92 24q-12 2-12-10V208q0-10 12-12z', 'o K'),
    path('M132 172l92 24q12 2 12 12v278q0 12-12 10l-92-24z', 'o K'),
    path('M40 208l84-22v278l-84 22zM140 186l84 22v278l-84-22z', 'w'),
    path('M50 222l66-17v80l-66 17zM150 205l66 17v80l-66-17z', 't2'),
    path('M50 328l60-15M50 352l44-11M150 313l60 15M150 337l44 11', 'Q z4'),
    circle(196, 436, 22, 'f K') + path('M196 426v20M186 436h20', 'L z3'),
    path('M132 172V472', 'K z3'),
  ].join('');
  const cracked = path('M486 250l26 44-16 20 34 42M512 294l34-10M496 314l-30 18M530 356l22 0M530 356l-8 26', 'K');
  return [
    island('android', 400, 320, 395, 260),
    path('M30 524H770', 'K z4'),
    folding,
    device(258, 96, 158, 416, 24, circle(337, 124, 6, 'o') + path('M418 190v50', 'K z4')),
    turn(
      3,
      510,
      380,
      device(
        440,
        232,
        148,
        278,
        14,
        cracked + path('M440 330l24-10v58l-24 8z', 's K') + path('M446 336l14-5M446 352l14-5M446 368l14-5', 'K z1'),
      ),
    ),
    rect(606, 316, 112, 204, 't5 K z2', 26) + path('M606 352v24M606 396v24M718 352v24', 'T3 z5'),
    device(618, 330, 88, 176, 10),
    rect(728, 430, 52, 92, 'o K', 10) +
      rect(734, 438, 40, 62, 'w', 4) +
      path('M740 448h28v16h-28z', 't2') +
      circle(762, 488, 8, 'f K') +
      circle(754, 511, 5, 'q'),
  ].join('');
}

/** From wireframe to finished screen, along one curve of the pen. */
function design(): Art {
  const half = (x: string): Art =>
    `<clipPath id="${x}"><path d="${x === 'l' ? 'M0 0H400V600H0Z' : 'M400 0H800V600H400Z'}"/></clipPath>`;
  const wire =
    rect(282, 62, 236, 480, 't0 T4 e', 34) +
    rect(306, 108, 188, 150, 'T4', 8) +
    path('M306 108l188 150M494 108L306 258', 'T4 z1') +
    path('M306 290h188M306 316h130', 'T4 z3 d') +
    times(2, (i) => rect(306, 346 + i * 60, 188, 46, 'T4', 8)) +
    rect(306, 474, 188, 44, 'T4', 22);
  const done =
    phone(282, 62, 236, 480) +
    rect(306, 108, 188, 150, 't3', 16) +
    path('M306 258l70-86 46 56 28-34 44 64z', 't4') +
    circle(450, 148, 20, 's K') +
    writing(306, 290, [188, 130], 26, 'K z5') +
    times(2, (i) => rect(306, 346 + i * 60, 188, 46, i ? 't1' : 't2', 14) + circle(470, 369 + i * 60, 10, 't4')) +
    rect(306, 474, 188, 44, 'f', 22) +
    writing(420, 496, [40], 1, 'W z4');
  const pen = turn(
    38,
    636,
    186,
    path('M618 60h36v70l-18 62-18-62z', 't3 K') +
      path('M618 60h36V34h-36z', 'n K') +
      path('M636 192v-44', 'K') +
      circle(636, 142, 6, 'w K'),
  );
  return (
    island('design', 400, 305, 390, 275) +
    half('l') +
    half('r') +
    `<g clip-path="url(#l)">${wire}</g><g clip-path="url(#r)">${done}</g>` +
    line(400, 36, 400, 566, 'F z3 e') +
    path('M104 440C130 250 230 180 400 300S640 330 632 194', 'T5 z3') +
    line(60, 330, 148, 550, 'F') +
    circle(60, 330, 8, 'f K') +
    circle(148, 550, 8, 'f K') +
    rect(95, 431, 18, 18, 'w K') +
    rect(391, 291, 18, 18, 'w K') +
    line(330, 248, 470, 352, 'F') +
    circle(330, 248, 7, 'f K') +
    circle(470, 352, 7, 'f K') +
    pen
  );
}

/** Enrolment: one scan of a code, and a phone carries a locked briefcase of work beside its private half. */
function enrol(): Art {
  const random = seeded('qr');
  const cell = 16;
  const at = (i: number): number => 92 + i * cell;
  const eye = (c: number, r: number): Art =>
    rect(at(c), at(r) + 80, cell * 5, cell * 5, 'K z4', 6) +
    rect(at(c) + cell * 1.5, at(r) + 80 + cell * 1.5, cell * 2, cell * 2, 'k', 3);
  const free = (c: number, r: number): boolean => !((c < 6 && r < 6) || (c > 9 && r < 6) || (c < 6 && r > 9));
  const dotsArt = path(
    times(256, (i) => {
      const [c, r] = [i % 16, Math.floor(i / 16)];
      return free(c, r) && random() > 0.52 ? `M${at(c) + 2} ${at(r) + 82}h12v12h-12z` : '';
    }),
    'k',
  );
  const personal = times(4, (i) => rect(478 + (i % 2) * 58, 116 + Math.floor(i / 2) * 58, 46, 46, 't2', 13));
  const work =
    path('M532 330v-16q0-8 8-8h34q8 0 8 8v16', 'K z4') +
    rect(482, 330, 150, 106, 'f K z2', 12) +
    path('M482 374q75 30 150 0', 'K') +
    lock(557, 388, 36, 'w K', 'W');
  return (
    island('enrol', 400, 305, 395, 275) +
    rect(64, 144, 312, 312, 'w K z2', 24) +
    eye(0, 0) +
    eye(11, 0) +
    eye(0, 11) +
    dotsArt +
    path(
      'M40 196v-46q0-30 30-30h46M324 120h46q30 0 30 30v46M400 404v46q0 30-30 30h-46M116 480H70q-30 0-30-30v-46',
      'T4 z4',
    ) +
    line(30, 300, 412, 300, 'F z4') +
    phone(444, 60, 226, 490) +
    personal +
    path('M594 126h44M594 148h30M594 184h44M594 206h26', 'Q z4') +
    path('M454 256H660', 'K e') +
    rect(454, 258, 206, 270, 't1', 20) +
    work +
    times(3, (i) => rect(482 + i * 52, 456, 42, 42, ['t3', 't4', 't3'][i] as string, 12)) +
    tick(672, 92, 24)
  );
}

export const mobilePlatforms: readonly Scene[] = [
  vignette('native-mobile-applications-ios', 'digital', storeBorder),
  vignette('native-mobile-applications-android', 'digital', android),
  vignette('native-mobile-applications-design', 'digital', design),
  vignette('native-mobile-applications-enterprise', 'digital', enrol),
];
