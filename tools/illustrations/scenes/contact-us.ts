import { lookout, palm, swell } from '../kit/land.ts';
import { bubble, check } from '../kit/signs.ts';
import { archipelago, onRelief, sheets } from '../relief.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, each, line, type Point, path, put, rect, smooth, turn } from '../svg.ts';

function mailbox(x: number, y: number, scale: number): Art {
  return put(
    x,
    y,
    scale,
    path('M-7 0V-60H7V0Z', 'sb K') +
      path('M-46-60v-44a30 30 0 0 1 30-30h54a24 24 0 0 1 24 24v50z', 't4 K') +
      path('M-46-60v-44a26 26 0 0 1 52 0v44z', 'n K') +
      path('M36-98h14v-30h22v16H50', 'w K') +
      path('M-32-92h24', 'W z4'),
  );
}

/** The paper plane at rest, seen from its side: its keel's middle at x, y, 200 long at scale 1; `way` turns its nose right or left. */
function resting(x: number, y: number, scale: number, way: 1 | -1 = 1): Art {
  return put(
    x,
    y,
    scale,
    `<g transform="scale(${way} 1)">${
      path('M-64-78L104-10-92-48Z', 'fa K') +
      path('M-78-46L104-10-40 0Z', 'fc K') +
      path('M-100-46L104-10-62-22Z', 'f K')
    }</g>`,
  );
}

function clouds(places: readonly (readonly [x: number, y: number, scale: number])[]): Art {
  return each(places, ([x, y, s]) =>
    put(x, y, s, path('M-62 0h124a22 22 0 0 0 0-44 38 38 0 0 0-72-12A26 26 0 0 0-62-44a22 22 0 0 0 0 44z', 'w K')),
  );
}

/** A message on its way: a paper plane flies from island to island to the lookout. */
function paperPlane(): Art {
  const land = archipelago(
    'contact b',
    [
      [210, 590, 170, 66, 0.62],
      [520, 640, 120, 44, 0.5],
      [770, 560, 170, 86, 0.72],
      [780, 540, 80, 44, 0.5],
    ],
    18,
    300,
  );
  const [tx, ty] = onRelief(land, [780, 538]);
  const [bx, by] = onRelief(land, [212, 580]);
  const flight: Point[] = [
    [bx + 20, by - 96],
    [220, 330],
    [330, 240],
    [430, 300],
    [400, 380],
    [330, 340],
    [380, 230],
    [490, 170],
  ];
  const plane = turn(
    -14,
    560,
    150,
    path('M476 176L690 84 580 248 556 190Z', 'f K') +
      path('M476 176L690 84 556 190Z', 'fa K') +
      path('M556 190L552 250 580 248Z', 'fc K') +
      path('M690 84L552 250', 'K'),
  );
  return (
    swell(40, 500, 3) +
    swell(420, 520, 4) +
    swell(340, 700, 3) +
    swell(860, 690, 2) +
    swell(60, 690, 3) +
    sheets(land) +
    path(smooth(flight), 'T4 z3 e') +
    palm(134, 590, 110, 't4 K', -1) +
    palm(530, 640, 90) +
    mailbox(bx, by, 1) +
    lookout(tx, ty + 4, 118) +
    plane +
    clouds([
      [90, 250, 1],
      [800, 120, 0.8],
    ])
  );
}

/** The message has arrived: the plane stands on the lookout's deck, a light is on, and somebody has read it. */
function arrived(): Art {
  const land = archipelago(
    'contact sent',
    [
      [600, 610, 250, 82, 0.66],
      [620, 570, 110, 56, 0.5],
      [140, 590, 96, 34, 0.6],
    ],
    18,
    330,
  );
  const [tx, ty] = onRelief(land, [620, 566]);
  const [bx, by] = onRelief(land, [140, 586]);
  const deck = ty - 152;
  const flight: Point[] = [
    [bx + 8, by - 76],
    [bx + 20, 330],
    [250, 260],
    [310, 320],
    [260, 370],
    [220, 300],
    [290, 210],
    [tx - 250, deck - 46],
  ];
  return (
    swell(40, 500, 2) +
    swell(290, 660, 2) +
    swell(90, 690, 3) +
    swell(800, 700, 2) +
    sheets(land) +
    path(smooth(flight), 'T4 z3 e') +
    mailbox(bx, by, 0.62) +
    palm(470, 620, 100, 't4 K', -1) +
    palm(790, 606, 84) +
    line(tx - 214, deck + 16, tx - 44, ty - 34, 'K z3') +
    lookout(tx, ty + 6, 190, 'u3') +
    rect(tx - 238, deck, 174, 18, 't3 K', 4) +
    resting(tx - 156, deck, 0.8) +
    bubble(tx + 98, ty - 318, 116, 84) +
    check(tx + 156, ty - 274, 48, 'T4 z5') +
    clouds([[150, 170, 0.8]])
  );
}

/** The message has not left: the plane lies on the sand before the mailbox, the lookout is far away. */
function grounded(): Art {
  const land = archipelago(
    'contact not sent',
    [
      [350, 590, 230, 84, 0.6],
      [360, 560, 120, 50, 0.3],
      [800, 470, 90, 40, 0.62],
      [806, 462, 44, 24, 0.4],
    ],
    18,
    300,
  );
  const [tx, ty] = onRelief(land, [806, 460]);
  const [bx, by] = onRelief(land, [360, 560]);
  const fall: Point[] = [
    [bx + 10, by - 236],
    [bx + 70, by - 300],
    [bx + 150, by - 290],
    [bx + 190, by - 220],
    [bx + 140, by - 180],
    [bx + 160, by - 110],
    [bx + 230, by - 60],
    [bx + 190, by + 10],
  ];
  return (
    swell(40, 480, 3) +
    swell(600, 560, 3) +
    swell(640, 690, 4) +
    swell(60, 700, 2) +
    sheets(land) +
    lookout(tx, ty + 14, 84) +
    palm(170, 590, 120, 't4 K', -1) +
    mailbox(bx, by, 1.7) +
    path(smooth(fall), 'T4 z3 e') +
    turn(-10, bx + 84, by + 76, resting(bx + 84, by + 76, 0.95, -1)) +
    clouds([
      [140, 170, 1],
      [640, 230, 0.8],
    ])
  );
}

export const contactUs: readonly Scene[] = [
  hero('contact-us-hero', 'advisory', paperPlane),
  hero('contact-us-sent-hero', 'advisory', arrived),
  hero('contact-us-not-sent-hero', 'advisory', grounded),
];
