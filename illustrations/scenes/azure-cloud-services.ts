import { island, plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { bars, cylinder, onCircle } from '../kit/data.ts';
import { palm, swell } from '../kit/land.ts';
import { person } from '../kit/people.ts';
import { bolt, cloud, gear, lock, shield } from '../kit/signs.ts';
import { seeded } from '../random.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import {
  type Art,
  circle,
  clip,
  each,
  ellipse,
  line,
  num,
  type Point,
  path,
  put,
  rect,
  times,
  trace,
  turn,
} from '../svg.ts';

const HALF = 214;

/** Half an orange with its cut face towards us, the flat side at x = 0; every segment holds a sign. */
function halfOrange(signs: readonly Art[], side: 1 | -1, rind: string, flesh: string): Art {
  const bow = (r: number): string => `M0 ${-r}A${r} ${r} 0 0 ${side === 1 ? 1 : 0} 0 ${r}Z`;
  const segments = each(signs, (sign, i) => {
    const [from, to] = [(i + 0.08) / 8, (i + 0.92) / 8];
    const corner = (turns: number, r: number): Point => {
      const [x, y] = onCircle(0, 0, r, turns);
      return [x * side, y];
    };
    const [[ax, ay], [bx, by], [cx, cy]] = [
      corner((from + to) / 2, 26),
      corner(from, HALF - 46),
      corner(to, HALF - 46),
    ];
    const [mx, my] = corner((from + to) / 2, 112);
    return (
      path(
        `M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}A${HALF - 46} ${HALF - 46} 0 0 ${side === 1 ? 1 : 0} ${num(cx)} ${num(cy)}Z`,
        flesh,
      ) + put(mx, my, 1, sign)
    );
  });
  return path(bow(HALF), rind) + path(bow(HALF - 24), 'w K') + segments;
}

/** You own one half already; a drone brings the other. In Spanish the right partner is one's half orange. */
function halfOranges(): Art {
  const owned = [
    path('M-20 12V-12H20V12zM-20-12L0 4 20-12', 'w K'),
    person(0, 20, 44, 't4 K', 'sc K'),
    rect(-20, -16, 40, 32, 'w K', 4) + path('M-20-6h40', 'K'),
    cylinder(-17, -20, 34, 40, 3, 't3', 'w'),
  ];
  const missing = [cloud(0, 14, 30, 'w K'), bolt(0, 0, 44, 't4 K'), gear(0, 0, 20, 't3 K'), shield(0, 0, 44, 't4 K')];
  const rotor = (x: number): Art => ellipse(x, -28, 44, 7, 'w K') + path(`M${x}-24V-6`, 'K z4');
  const drone = [
    path('M-110-6H110', 'K z4'),
    rotor(-110),
    rotor(110),
    rect(-46, -20, 92, 42, 'n K', 18),
    circle(0, 0, 9, 't2'),
  ].join('');
  const z = (x: number, y: number, s: number): Art => path(`M${x} ${y}h${s}l${-s} ${s}h${s}`, 'T5 z3');
  return [
    plateau('two halves', 480, 590, 460, 124),
    ellipse(370, 640, 190, 34, 't3'),
    put(432, 420, 1, halfOrange(owned, -1, 'u3 K', 's K')),
    z(196, 236, 24) + z(160, 196, 32) + z(116, 148, 42),
    path('M630 96L577 180M700 96L664 208', 'K'),
    put(664, 76, 1, drone),
    turn(9, 540, 400, put(540, 388, 1, halfOrange(missing, 1, 'f K', 'h F e'))),
    path('M486 250v300', 'F z3 d'),
    path('M796 330l-30 14M806 400h-34M796 470l-30-14', 'T4 z4'),
    path('M408 206C400 176 416 158 440 152', 'K z4') +
      path('M414 186C376 186 352 168 346 140C384 136 410 154 414 186Z', 't4 K'),
  ].join('');
}

/** The private line as a bridge: from the house on the rock to the cloud, with its own lane. */
function bridge(): Art {
  const cables = (x: number): Art =>
    times(5, (i) => line(x, 170, x - 118 + i * 26, 366, 'K') + line(x, 170, x + 118 - i * 26, 366, 'K'));
  const tower = (x: number): Art => path(`M${x - 13} 452V160h26v292z`, 't4 K z2') + rect(x - 22, 148, 44, 16, 'n K', 4);
  const office =
    rect(58, 234, 116, 132, 'w K z2', 6) +
    times(9, (i) => rect(72 + (i % 3) * 32, 248 + Math.floor(i / 3) * 36, 20, 24, i === 4 ? 's K' : 't2 K', 3));
  return (
    island('hybrid', 400, 320, 395, 265) +
    clip(
      'sea',
      'M20 420H780V460Q620 586 400 586T20 460Z',
      rect(0, 400, 800, 200, 't2'),
      swell(50, 466, 17),
      swell(90, 500, 15),
      swell(150, 534, 12),
      swell(230, 566, 8),
    ) +
    path('M24 470V384q0-18 18-18H190l26 104c-60 30-140 30-192 0z', 't3 K z2') +
    office +
    palm(36, 368, 76, 't4 K') +
    cables(290) +
    cables(510) +
    tower(290) +
    tower(510) +
    rect(168, 356, 476, 20, 'n K z2', 6) +
    path('M180 366H632', 'T2 e') +
    each([232, 400, 560], (x, i) =>
      put(
        x,
        356,
        i === 1 ? 1.5 : 1.1,
        i === 1
          ? path('M-44-10V-50q0-8 8-8H20q6 0 10 6L44-28V-10Z', 'f K') +
              path('M16-48h6l12 20H16z', 't0 K z1') +
              path('M-34-34H2', 'W z3')
          : rect(-24, -34, 48, 26, 'w K', 6) + path('M-14-22h28', 'T4 z3'),
        circle(i === 1 ? -24 : -13, -8, 8, 'o K') + circle(i === 1 ? 24 : 13, -8, 8, 'o K'),
      ),
    ) +
    cloud(680, 408, 132, 'w K z2') +
    lock(400, 228, 76, 't4 K z3') +
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
        rect(9, 9, 142, 212, 't1 K z2', 10) +
        times(12, (i) => rect(22 + (i % 4) * 31, 142 + Math.floor(i / 4) * 26, 20, 18, 't4 K z1', 3)),
    }) +
    fall(344, 72, 30) +
    house
  );
}

export const azureCloudServices: readonly Scene[] = [
  hero('azure-cloud-services-hero', 'digital', halfOranges),
  vignette('azure-cloud-services-infrastructure', 'digital', bridge),
  vignette('azure-cloud-services-dataplatform', 'digital', lakehouse),
];
