import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { bars } from '../kit/data.ts';
import { palm, swell } from '../kit/land.ts';
import { cloud, lock, shield } from '../kit/signs.ts';
import { seeded } from '../random.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, ellipse, line, num, path, put, rect, times, trace, turn } from '../svg.ts';

/** A landing zone as a landing pad: the hub with its ring, spokes to the subscriptions, a workload coming down. */
function landingZone(): Art {
  const { at, block, drum } = isometric(480, 410);
  const spokes = [
    [-300, -30],
    [-30, -300],
    [30, 300],
    [300, 30],
  ] as const;
  const pad = (x: number, y: number, i: number): Art => {
    const [px, py] = at(x, y, 26);
    const cargo = [
      block(x - 40, y - 40, 26, [40, 40, 60], 't') + block(x + 4, y - 36, 26, [36, 36, 34], 'w'),
      drum(x, y, 26, 32, 50, 'w'),
      block(x - 34, y - 34, 26, [34, 34, 34], 's') +
        block(x + 4, y - 34, 26, [34, 34, 34], 's') +
        block(x - 34, y + 4, 26, [34, 34, 34], 's') +
        block(x + 4, y + 4, 26, [34, 34, 34], 's'),
      block(x - 36, y - 36, 26, [72, 72, 20], 'w', { top: bars(12, 62, [18, 34, 26, 46], 9, 5, 't4') }),
    ];
    return drum(x, y, 0, 78, 26, 't') + ellipse(px, py, 78, 45, 'W') + (cargo[i] as Art);
  };
  const bridge = ([x, y]: readonly [number, number]): Art => {
    const [[ax, ay], [bx, by]] = [at(x * 0.2, y * 0.2, 12), at(x * 0.9, y * 0.9, 12)];
    const lane = (classes: string, width: number): Art =>
      `<path d="M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}" class="${classes}" stroke-width="${width}"/>`;
    return lane('K', 34) + lane('T1', 29) + lane('T4 e', 4);
  };
  const [hx, hy] = at(0, 0, 40);
  const craft = put(
    hx,
    hy - 216,
    1,
    path('M-90-24H-30M30-24H90M-60-24V-6M60-24V-6', 'K z4'),
    ellipse(-60, -28, 36, 6, 'w K'),
    ellipse(60, -28, 36, 6, 'w K'),
    rect(-36, -32, 72, 36, 'n K', 16),
    path('M-14 4L-24 34M14 4L24 34', 'K'),
    rect(-34, 34, 68, 56, 'f K', 8),
    path('M-34 54h68M0 34v20', 'W z3'),
  );
  const back = spokes.filter(([x, y]) => x + y < 0);
  const front = spokes.filter(([x, y]) => x + y > 0);
  return (
    plateau('landing', 480, 410, 475, 300) +
    each(back, bridge) +
    each(back, ([x, y], i) => pad(x, y, i)) +
    each(front, bridge) +
    drum(0, 0, 0, 124, 40, 'o') +
    ellipse(hx, hy, 122, 70, 't4') +
    ellipse(hx, hy, 100, 58, 'W z4') +
    `<g transform="translate(${hx} ${hy})scale(1 .58)">${path('M-26-40V40M26-40V40M-26 0H26', 'W z5')}</g>` +
    each(front, ([x, y], i) => pad(x, y, i + 2)) +
    path(`M${hx} ${hy - 118}V${hy - 30}`, 'F z3 d') +
    craft +
    shield(hx, hy + 92, 56, 'w K') +
    shield(hx, hy + 92, 34, 't4')
  );
}

/** The private line as a bridge: from the house on the rock to the cloud, with its own lane. */
function bridge(): Art {
  const cables = (x: number): Art =>
    times(5, (i) => line(x, 170, x - 118 + i * 26, 366, 'K') + line(x, 170, x + 118 - i * 26, 366, 'K'));
  const tower = (x: number): Art => path(`M${x - 13} 452V160h26v292z`, 't4 K') + rect(x - 22, 148, 44, 16, 'n K', 4);
  const office =
    rect(58, 234, 116, 132, 'w K', 6) +
    times(9, (i) => rect(72 + (i % 3) * 32, 248 + Math.floor(i / 3) * 36, 20, 24, i === 4 ? 's K' : 't2 K', 3));
  return (
    island('hybrid', 400, 320, 395, 265) +
    clip(
      'sea',
      'M40 420H760V470Q600 586 400 586T40 470Z',
      rect(0, 400, 800, 200, 't2'),
      swell(60, 466, 17),
      swell(90, 500, 15),
      swell(150, 534, 12),
      swell(230, 566, 8),
    ) +
    path('M24 470V384q0-18 18-18H190l26 104c-60 30-140 30-192 0z', 't3 K') +
    office +
    palm(206, 368, 60, 't4 K') +
    cables(290) +
    cables(510) +
    tower(290) +
    tower(510) +
    path('M172 366H640', 'K z6') +
    `<path d="M172 352H640" class="T5" stroke-width="4"/>` +
    path('M180 366H640', 'T1 z4') +
    each([236, 400, 556], (x, i) =>
      i === 1
        ? rect(x - 34, 318, 68, 34, 'f K', 8) +
          path(`M${x - 20} 335h26`, 'W z4') +
          circle(x - 18, 354, 7, 'o K') +
          circle(x + 18, 354, 7, 'o K')
        : rect(x - 22, 328, 44, 24, 'w K', 6) + circle(x - 12, 354, 6, 'o K') + circle(x + 12, 354, 6, 'o K'),
    ) +
    cloud(676, 404, 120, 'w K') +
    lock(400, 270, 56, 'w K') +
    times(
      3,
      (i) =>
        rect(632 + i * 32, 336, 24, 46, 't3 K', 4) + path(`M${638 + i * 32} 350h12M${638 + i * 32} 360h12`, 'K z1'),
    )
  );
}

function pool(tone: string, mess: number): Art {
  const random = seeded(`pool ${mess}`);
  const records = times(12, (i) => {
    const [x, y] = [20 + (i % 4) * 31, 20 + Math.floor(i / 4) * 34];
    const off = (): number => (random() - 0.5) * 18 * mess;
    return turn(
      (random() - 0.5) * 70 * mess,
      x + 10,
      y + 10,
      rect(x + off(), y + off(), 20, 20, mess ? 'w K z1' : 't4 K z1', 3),
    );
  });
  return rect(9, 9, 132, 132, `${tone} K`, 10) + records;
}

/** A lake house, literally: raw records fall from basin to basin, fall into order, and a house stands on the last. */
function lakehouse(): Art {
  const { at, block, face } = isometric(258, 190);
  const fall = (x: number, top: number, bottom: number): Art => {
    const slit = [
      [x, 50, top],
      [x, 104, top],
      [x, 104, bottom],
      [x, 50, bottom],
    ] as const;
    return face(slit, 't1 K') + each([62, 77, 92], (y) => trace([at(x, y, top - 8), at(x, y, bottom + 8)], 'T3 z3'));
  };
  const house =
    each(
      [
        [384, 14],
        [384, 104],
        [466, 104],
      ] as const,
      ([x, y]) => trace([at(x, y, 26), at(x, y, 64)], 'K z4'),
    ) +
    block(374, 4, 64, [104, 112, 60], 'w', {
      left: rect(14, 10, 76, 42, 't1 K z1', 4) + bars(24, 48, [12, 22, 16, 32], 11, 6, 't4'),
      right: rect(40, 14, 32, 46, 'o', 3),
    }) +
    face(
      [
        [362, 130, 120],
        [490, 130, 120],
        [426, 130, 172],
      ],
      'fb K',
    ) +
    face(
      [
        [490, 130, 120],
        [490, -10, 120],
        [426, -10, 172],
        [426, 130, 172],
      ],
      'fc K',
    );
  return (
    plateau('lakehouse 2', 400, 330, 390, 250) +
    block(0, 0, 0, [150, 150, 118], 't', { top: pool('sb', 1) }) +
    block(172, 0, 0, [150, 150, 72], 't', { top: pool('wc', 0.35) }) +
    fall(172, 118, 76) +
    block(344, -10, 0, [160, 230, 26], 't', {
      top:
        rect(9, 9, 142, 212, 't1 K', 10) +
        times(12, (i) => rect(22 + (i % 4) * 31, 142 + Math.floor(i / 4) * 26, 20, 18, 't4 K z1', 3)),
    }) +
    fall(344, 72, 30) +
    house
  );
}

export const azureCloudServices: readonly Scene[] = [
  hero('azure-cloud-services-hero', 'digital', landingZone),
  vignette('azure-cloud-services-infrastructure', 'digital', bridge),
  vignette('azure-cloud-services-dataplatform', 'digital', lakehouse),
];
