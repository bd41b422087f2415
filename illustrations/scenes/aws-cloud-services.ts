import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { figures } from '../kit/figures.ts';
import { drop } from '../kit/links.ts';
import { standing } from '../kit/people.ts';
import { shade, writing } from '../kit/screens.ts';
import { bolt, check, envelope, flag, tick } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, line, path, put, rect, times, trace, turn } from '../svg.ts';

/** One region, three zones: the balancer spreads a request, the database has its standby next door. */
function region(): Art {
  const { at, block, drum, floor } = isometric(480, 196);
  const zones = times(3, (i) => {
    const x = i * 140 - 20;
    const cubes = times(2 + (i === 1 ? 1 : 0), (k) =>
      block(x + 34, 150 + k * 66 - (i === 1 ? 30 : 0), 16, [52, 44, 44], i === 1 && k === 2 ? 'f' : 's', {
        left: path('M10 16h32M10 28h20', 'K'),
      }),
    );
    const base = drum(x + 60, 64, 16, 30, i === 2 ? 12 : 54, i === 0 ? 't' : 'w');
    return (
      block(x, 0, 0, [120, 340, 16], 'w', {
        top: rect(10, 10, 100, 116, 't2', 10) + rect(10, 134, 100, 196, 't1', 10),
      }) +
      base +
      cubes
    );
  });
  const [ax, ay] = at(180, 440, 30);
  const ways = each([40, 180, 320], (x, i) => {
    const [[fx, fy], [tx, ty]] = [at(x, 392, 30), at(x, i === 1 ? 300 : 260, 30)];
    return line(fx, fy, tx, ty, i === 1 ? 'F z4' : 'T5 z3 d');
  });
  const sync = trace([at(70, 64, 40), at(180, 64, 40)], 'K z3 d');
  const [sx, sy] = at(330, 170, 96);
  const storm = put(
    sx,
    sy,
    1,
    ellipse(0, 96, 74, 22, 't3'),
    path('M-60-20a66 66 0 0 0-8 34M60 20a66 66 0 0 0 8-34M-92-30a100 100 0 0 0-8 50M92 30a100 100 0 0 0 8-50', 'T4 z3'),
    path(
      'M0-46A46 46 0 0 1 46 0C46 62-14 108-78 92-34 82-14 62-18 42A46 46 0 0 1-46 0C-46-62 14-108 78-92 34-82 14-62 18-42A46 46 0 0 0 0-46Z',
      't5 K',
    ),
    circle(0, 0, 19, 'w K'),
  );
  return (
    plateau('region', 480, 420, 470, 290) +
    floor(-44, -24, 0, rect(0, 0, 448, 476, 'T5 e', 20)) +
    zones +
    sync +
    storm +
    block(-10, 386, 0, [380, 34, 34], 't', {
      left: times(9, (i) => circle(26 + i * 41, 17, 6, 'w')),
      top: path('M30 17H350M330 8l20 9-20 9M50 8L30 17l20 9', 'W z3'),
    }) +
    ways +
    path(`M${ax} ${ay + 60}V${ay + 18}`, 'F z4') +
    circle(ax, ay + 66, 14, 'o K') +
    path(`M${ax - 10} ${ay + 30}L${ax} ${ay + 16}L${ax + 10} ${ay + 30}`, 'F z4')
  );
}

/** Fences first: a lot for every team, gates between them, and the last lot is just being staked out. */
function fences(): Art {
  const { at, block } = isometric(400, 116);
  const post = (x: number, y: number): Art => block(x - 5, y - 5, 14, [10, 10, 40], 's');
  const rails = (ax: number, ay: number, bx: number, by: number, classes = 'K z4'): Art =>
    each([26, 42], (z) => {
      const [[x1, y1], [x2, y2]] = [at(ax, ay, z), at(bx, by, z)];
      return line(x1, y1, x2, y2, classes);
    });
  const fence = (ax: number, ay: number, bx: number, by: number): Art =>
    rails(ax, ay, bx, by) +
    rails(ax, ay, bx, by, 'S') +
    times(4, (i) => post(ax + ((bx - ax) * i) / 3, ay + ((by - ay) * i) / 3));
  const herd = (
    x: number,
    y: number,
    spots: readonly (readonly [number, number, number])[],
    shade0: 't' | 'w' | 's',
  ): Art =>
    each(spots, ([dx, dy, h]) =>
      block(x + dx, y + dy, 14, [44, 44, h], shade0, { left: path('M8 12h28M8 24h18', 'K') }),
    );
  const [fx, fy] = at(392, 392, 14);
  const [wx, wy] = at(300, 392, 14);
  const stake = (x: number, y: number): Art => {
    const [sx, sy] = at(x, y, 14);
    return path(`M${sx} ${sy}v-40`, 'K z3');
  };
  return [
    plateau('fences', 400, 350, 394, 236),
    block(0, 0, 0, [410, 410, 14], 't', {
      top:
        rect(0, 0, 410, 410, 't1 K') +
        rect(8, 8, 190, 190, 't2', 8) +
        rect(212, 8, 190, 190, 't2', 8) +
        rect(8, 212, 190, 190, 't2', 8) +
        rect(216, 216, 180, 180, 'F z4 e', 8),
    }),
    fence(10, 10, 400, 10),
    fence(10, 10, 10, 400),
    herd(
      34,
      40,
      [
        [0, 0, 84],
        [70, 10, 56],
        [20, 74, 40],
      ],
      't',
    ),
    herd(
      240,
      36,
      [
        [0, 20, 60],
        [70, 0, 96],
      ],
      'w',
    ),
    herd(
      40,
      240,
      [
        [0, 0, 70],
        [60, 60, 44],
        [84, -10, 36],
      ],
      's',
    ),
    fence(205, 10, 205, 130),
    fence(10, 205, 130, 205),
    fence(205, 205, 400, 205),
    fence(205, 205, 205, 400),
    fence(400, 10, 400, 205),
    fence(10, 400, 205, 400),
    stake(228, 392) + stake(392, 228),
    flag(fx, fy, 84),
    standing(wx - 10, wy + 6, 0.8, { top: 't5', legs: 'n K', arm: 'M4-130C22-130 34-138 46-152', hair: 'short' }),
    path(`M${wx - 10 - 18} ${wy - 142}a20 18 0 0 1 38 0z`, 'u3 K'),
    path(`M${wx + 26} ${wy - 116}l20-34`, 'K z4') +
      turn(-60, wx + 48, wy - 152, rect(wx + 32, wy - 162, 34, 20, 'n K', 4)),
    path(`M${wx + 66} ${wy + 4}v-70`, 'K z6') + path(`M${wx + 66} ${wy + 2}v-66`, 'S z5'),
  ].join('');
}

function jar(x: number, y: number, art: Art, hot = false): Art {
  return (
    path(`M${x} ${y + 22}q0-12 12-12h116q12 0 12 12v116q0 14-14 14H${x + 14}q-14 0-14-14z`, 't1 K') +
    path(`M${x} ${y + 66}h140v72q0 14-14 14H${x + 14}q-14 0-14-14z`, hot ? 'h' : 't2') +
    rect(x + 10, y - 12, 120, 22, hot ? 'f K' : 't4 K', 6) +
    rect(x + 24, y + 40, 92, 82, hot ? 'w F z3' : 'w K', 8) +
    put(x + 70, y + 81, 1, art) +
    path(`M${x} ${y + 22}q0-12 12-12h116q12 0 12 12v116q0 14-14 14H${x + 14}q-14 0-14-14z`, 'K')
  );
}

/** The pharmacy of data stores: table, key and value, document, graph, series, memory; one is prescribed. */
function dispensary(): Art {
  const signs: Art[] = [
    path('M-28-22h56v44h-56zM-28-8h56M-28 7h56M-8-22v44', 'K') + rect(-28, -22, 56, 14, 't4 K'),
    each([-16, 4, 24], (y) => circle(-20, y - 4, 6, 't4') + path(`M-6 ${y - 4}h30`, 'K z3')),
    path('M-14-26q-10 0-10 12 0 12-8 14 8 2 8 14 0 12 10 12M14-26q10 0 10 12 0 12 8 14-8 2-8 14 0 12-10 12', 'K z3') +
      writing(-10, -8, [20, 14], 14, 'T4 z3'),
    path('M-22 16L-4-18 22-6 8 20zM-4-18L8 20', 'K') +
      each(
        [
          [-22, 16],
          [-4, -18],
          [22, -6],
          [8, 20],
        ] as const,
        ([x, y]) => circle(x, y, 7, 't4 K'),
      ),
    path('M-30 20V-24M-30 20H30', 'K') + path('M-24 8l10-14 10 10 12-24 10 16 10-8', 'F z3'),
    bolt(0, 0, 52, 't4 K'),
  ];
  const shelf = (y: number): Art => rect(70, y, 660, 20, 'n K', 6) + path(`M110 ${y + 20}v22M690 ${y + 20}v22`, 'K z4');
  return (
    island('dispensary', 400, 310, 395, 275) +
    shelf(272) +
    shelf(508) +
    each(signs, (art, i) => jar(110 + (i % 3) * 220, 120 + Math.floor(i / 3) * 236, art, i === 4))
  );
}

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
    rect(x, y, 128, 150, 'w K', 12) +
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

export const awsCloudServices: readonly Scene[] = [
  hero('aws-cloud-services-hero', 'digital', region),
  vignette('aws-cloud-services-infrastructure', 'digital', fences),
  vignette('aws-cloud-services-database', 'digital', dispensary),
  vignette('aws-cloud-services-devops', 'digital', canary),
  vignette('aws-cloud-services-serverless', 'digital', lamps),
];
