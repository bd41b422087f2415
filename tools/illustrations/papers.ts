import { check } from './kit/signs.ts';
import { frame, type Picture } from './scene.ts';
import { type Art, circle, each, fade, line, path, rect, times, turn } from './svg.ts';

/** Size of a paper, in pixels. */
export const paperSize = { width: 160, height: 150 } as const;

// A sheet with its corner turned down, and what is on it; the shade falls to the lower right.
function sheet(degrees: number, ...content: Art[]): Art {
  const outline = 'M28 12H106L132 38V136H28Z';
  return turn(
    degrees,
    80,
    75,
    fade(0.16, `<path d="${outline}" transform="translate(7 7)" class="n"/>`),
    path(outline, 'w K'),
    path('M106 12V38H132', 't1 K'),
    ...content,
  );
}

const heading = path('M42 32h38', 'K z4');

/** A year's plan: bars in their months. */
const plan: Art = sheet(
  -4,
  heading,
  times(3, (i) => line(64 + i * 22, 52, 64 + i * 22, 124, 'Q z1')),
  rect(42, 56, 40, 11, 't3 K', 5),
  rect(58, 76, 50, 11, 't4 K', 5),
  rect(92, 96, 28, 11, 'f K', 5),
);

/** A register of risks: likely to the right, dear to the top. */
const matrix: Art = sheet(
  3,
  heading,
  times(9, (i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)];
    const heat = ['t1', 't2', 't3', 'h', 'f'][column + 2 - row] ?? 'f';
    return rect(44 + column * 25, 50 + row * 25, 25, 25, `${heat} K z1`);
  }),
  circle(81, 88, 6, 'w K'),
);

/** Evidence with a regulator's seal on it. */
const evidence: Art = sheet(
  -3,
  heading,
  path('M42 54h70M42 70h58M42 86h34', 'Q z4'),
  path('M86 108l-8 30 16-8 14 10 4-32', 'f K'),
  circle(98, 102, 20, 't3 K'),
  check(98, 102, 20, 'K z3'),
);

/** A purchase: one house, and the part of it that changes hands. */
const purchase: Art = sheet(
  4,
  heading,
  path('M42 112V62h26v50z', 't3 K'),
  path('M88 112V62h30v50z', 'h K'),
  path('M50 74h10M50 88h10M98 74h10M98 88h10', 'K z3'),
  path('M70 48q14-10 26 0M90 40l7 9-11 3', 'F z3'),
  path('M42 124h30q8-8 12 0t14-2', 'K'),
);

/** A bill taken apart, and what is left over. */
const bill: Art = sheet(
  -5,
  heading,
  each([34, 52, 24], (height, i) => rect(44 + i * 20, 122 - height, 13, height, ['t2 K', 't4 K', 't3 K'][i] ?? '')),
  path('M42 122h64', 'K'),
  each([0, 1, 2], (i) => path(`M98 ${126 - i * 11}a18 7 0 0 1 36 0v6a18 7 0 0 1-36 0z`, 'u3 K')),
);

/** What is on the five papers, each drawn on the size of a paper. */
export const paperArt = { plan, matrix, evidence, purchase, bill } as const;

/** What each of the five kinds of advice leaves on a desk, in the order of home's content. */
export function papers(): Map<string, Picture> {
  const { width, height } = paperSize;
  const drawn = Object.entries(paperArt);
  return new Map(drawn.map(([id, art]) => [id, frame('advisory', width, height, art)]));
}
