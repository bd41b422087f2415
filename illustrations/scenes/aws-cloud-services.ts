import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { standing } from '../kit/people.ts';
import { writing } from '../kit/screens.ts';
import { bolt, flag } from '../kit/signs.ts';
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

export const awsCloudServices: readonly Scene[] = [
  hero('aws-cloud-services-hero', 'digital', region),
  vignette('aws-cloud-services-infrastructure', 'digital', fences),
  vignette('aws-cloud-services-database', 'digital', dispensary),
];
