import { plateau } from '../ground.ts';
import { isometric } from '../iso.ts';
import { bars, cylinder, onCircle } from '../kit/data.ts';
import { person, standing } from '../kit/people.ts';
import { bolt, cloud, gear, lock, shield } from '../kit/signs.ts';
import { seeded } from '../random.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, num, type Point, path, put, rect, times, trace, turn } from '../svg.ts';

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

/** A landing zone, literally: racks come down on legs where the pad and its padlock are ready, and somebody waves them in. */
function landingZone(): Art {
  const leg = (side: 1 | -1): Art =>
    `<g transform="scale(${side} 1)">${path('M-84-10L-150 116M-60 20L-138 92', 'K z4')}${path('M-180 116H-122L-132 132H-170Z', 'n K z2')}</g>`;
  const lander = [
    path('M-34 52L-56 84H56L34 52Z', 'n K z2'),
    path('M-44 86C-40 130-16 160 0 190C16 160 40 130 44 86Z', 'f K z2') +
      path('M-18 88C-16 114-6 128 0 142C6 128 16 114 18 88Z', 'u3'),
    leg(1) + leg(-1),
    path('M-96-96L-60-136H60L96-96V20L60 54H-60L-96 20Z', 'w K z3'),
    times(
      3,
      (i) =>
        rect(-72, -92 + i * 40, 144, 32, 't3 K z2', 5) +
        path(`M-56 ${-76 + i * 40}h62`, 'K z3') +
        circle(34, -76 + i * 40, 5, 'w') +
        circle(54, -76 + i * 40, 5, i === 1 ? 'f' : 'w'),
    ),
    path('M0-136V-166M-34-196Q0-150 34-196', 'K z4') + circle(0, -184, 6, 'f K'),
  ].join('');
  const paddle = (x: number, y: number, lean: number): Art =>
    turn(lean, x, y, path(`M${x} ${y}v-22`, 'K z4') + rect(x - 13, y - 62, 26, 42, 'f K', 6));
  return [
    plateau('landing zone', 400, 440, 390, 158),
    ellipse(370, 468, 276, 94, 'o K z2') + ellipse(370, 468, 240, 78, 'L z4 e'),
    `<g transform="translate(370 476)scale(1 .5)">${lock(0, 0, 120, 'u3 K z2', 'L')}</g>`,
    put(370, 226, 1, lander),
    path('M250 402q-30 4-44 20M490 402q30 4 44 20', 'L z4'),
    standing(690, 556, 1.02, { top: 'f', legs: 'n K', arm: 'M4-138C26-150 40-172 44-200', hair: 'short' }),
    paddle(734, 352, 8) +
      path('M674 412C650 400 636 380 632 356', 'K z6') +
      path('M674 412C650 400 636 380 632 356', 'F z5'),
    circle(632, 354, 9, 'sc K') + paddle(632, 352, -10),
    path('M112 150v44M90 172h44M640 96v36M622 114h36M186 80v24M174 92h24', 'T4 z3'),
  ].join('');
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
  vignette('azure-cloud-services-infrastructure', 'digital', landingZone),
  vignette('azure-cloud-services-dataplatform', 'digital', lakehouse),
];
