import { island, plateau } from '../ground.ts';
import { bars } from '../kit/data.ts';
import { type Hair, person, seatedBack, standing } from '../kit/people.ts';
import { shade, writing } from '../kit/screens.ts';
import { cart, envelope, spark } from '../kit/signs.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, path, put, rect, times } from '../svg.ts';

const guests: readonly (readonly [x: number, y: number, top: string, skin: string, hair: Hair])[] = [
  [322, 372, 't4 K', 'sc K', 'bun'],
  [638, 372, 't5 K', 'sc K', 'curls'],
  [216, 458, 'n K', 'sc K', 'long'],
  [744, 458, 't2 K', 's K', 'long'],
];

/** One customer's card stands in the middle of a round table; six departments look at the same one. */
function roundTable(): Art {
  const papers: Art[] = [
    path('M-30-26H30L10 2V28L-10 18V2Z', 't3 K'),
    envelope(-32, -22, 64, 'w K'),
    cart(2, 0, 56),
    bars(-28, 26, [16, 30, 22, 46], 11, 4, 't3 K'),
  ];
  const spots = [
    [300, 370],
    [660, 370],
    [272, 470],
    [690, 470],
  ] as const;
  const card = [
    shade(372, 176, 216, 226, 16),
    rect(372, 176, 216, 226, 'w K z2', 16),
    path('M372 226v-34q0-16 16-16h184q16 0 16 16v34z', 'f K'),
    circle(480, 246, 46, 'h K'),
    put(480, 278, 0.8, person(0, 0, 84, 'f K', 's K', 'curls')),
    writing(426, 316, [108], 1, 'K z5'),
    writing(450, 336, [60], 1, 'Q z4'),
    each([0, 1, 2, 3], (i) => path(`M${390 + i * 46} 358h36l10 12-10 12h-36l10-12z`, i < 3 ? 't4' : 't1')),
    path('M440 402l-22 40h124l-22-40z', 'wc K'),
  ].join('');
  return [
    plateau('round table', 480, 470, 470, 240),
    each(guests, ([x, y, ...look]) => person(x, y, 170, ...look)),
    path('M200 430v34a280 130 0 0 0 560 0v-34z', 'tc K'),
    ellipse(480, 430, 280, 130, 'ta K'),
    ellipse(480, 430, 240, 108, 'TB'),
    each(spots, ([x, y], i) => ellipse(x, y + 22, 44, 14, 'w') + put(x, y, 0.72, papers[i] as Art)),
    ellipse(480, 446, 96, 26, 'tb'),
    card,
    seatedBack(262, 700, 0.96, 't4 K', 'bun'),
    seatedBack(698, 700, 0.96, 'w K', 'short'),
  ].join('');
}

/** Agents on a short leash: the robot fetches a card, a person holds the strap. */
function leash(): Art {
  const robot = put(
    560,
    506,
    1,
    circle(-56, 20, 26, 'o K') + circle(-56, 20, 9, 'w') + circle(56, 20, 26, 'o K') + circle(56, 20, 9, 'w'),
    rect(-96, -92, 192, 104, 't3 K z2', 34),
    path('M-84-60q10-20 34-20h70', 'T1 z4'),
    path('M-96-66C-130-80-128-118-110-128', 'K z4') + circle(-108, -132, 9, 'f K'),
    rect(28, -196, 136, 112, 'w K z2', 30),
    rect(46, -176, 100, 64, 'o K', 20),
    circle(76, -146, 9, 't2') + circle(118, -146, 9, 't2'),
    path('M96-196v-24', 'K z3') + spark(96, -238, 22, 'f'),
    path('M40-84h92l-8 18H48z', 'f K'),
    path('M46-196l-10-34 36 22zM146-196l10-34-36 22z', 't4 K'),
    rect(136, -118, 84, 58, 'w K', 6) + circle(158, -96, 9, 't3') + path('M176-100h30M176-86h20', 'Q z3'),
  );
  return [
    island('leash', 400, 330, 395, 260),
    path('M30 552H770', 'K z4'),
    robot,
    path('M236 402C300 500 470 540 606 428', 'K z5') + path('M236 402C300 500 470 540 606 428', 'F z3'),
    standing(170, 552, 1.62, { top: 't4', arm: 'M6-130C16-108 26-96 40-94', hair: 'long', skin: 'sc K' }),
    path('M226 396a14 14 0 1 0 20 8', 'F z4'),
    put(
      320,
      150,
      1,
      shade(-70, -74, 250, 132, 12),
      rect(-70, -74, 250, 132, 'w K z2', 12),
      times(
        3,
        (i) =>
          rect(-48, -52 + i * 36, 46, 22, i < 2 ? 't4 K' : 'w K', 11) +
          circle(i < 2 ? -13 : -37, -41 + i * 36, 7, i < 2 ? 'w K' : 'q K') +
          path(`M20 ${-41 + i * 36}h${[124, 92, 112][i]}`, i < 2 ? 'K z4' : 'Q z4'),
      ),
    ),
  ].join('');
}

export const salesforcePeople: readonly Scene[] = [
  hero('salesforce-services-hero', 'erp', roundTable),
  vignette('salesforce-services-innovation', 'erp', leash),
];
