import { island } from '../ground.ts';
import { figures } from '../kit/figures.ts';
import { standing } from '../kit/people.ts';
import { bubble, flag, spark } from '../kit/signs.ts';
import { gradientNoise } from '../random.ts';
import { descend, onRelief, type Relief, sheets } from '../relief.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, clip, each, ellipse, num, type Point, path, smooth, trace } from '../svg.ts';

function lossField(): Relief['field'] {
  const noise = gradientNoise('loss');
  const bump = (x: number, y: number, cx: number, cy: number, r: number): number =>
    Math.exp(-(((x - cx) / r) ** 2 + ((y - cy) / (r * 0.6)) ** 2));
  return (x, y) => {
    const edge =
      1 - Math.abs((x - 480) / 450) ** 3.2 - Math.abs((y - 455) / 240) ** 2.8 + noise(x / 210, y / 130) * 0.3;
    const hills = bump(x, y, 250, 410, 190) * 0.95 + bump(x, y, 720, 350, 150) * 0.62 + bump(x, y, 480, 300, 130) * 0.4;
    const basins = bump(x, y, 565, 490, 140) * 0.66 + bump(x, y, 790, 480, 70) * 0.4;
    return Math.min(edge * 0.8, 0.55) + hills - basins + noise(x / 170, y / 110) * 0.16;
  };
}

/** Gradient descent, walked on a real height field: one run finds the deepest basin, another is stuck in a small one. */
function descent(): Art {
  const field = lossField();
  const relief: Relief = {
    field,
    extent: { x: 0, y: 180, width: 960, height: 540, step: 10 },
    levels: [-0.02, 0.12, 0.26, 0.4, 0.54, 0.68, 0.82, 0.96, 1.1, 1.24],
    lift: 15,
    tones: ['t0', 't1', 't1', 't2', 't2', 't3', 't3', 't4', 't4'],
  };
  const walk = (start: Point, steps: number): Point[] =>
    descend(field, start, steps, 900).map((point) => onRelief(relief, point));
  const found = walk([322, 425], 60).filter((_, i) => i % 3 === 0);
  const stuck = walk([735, 372], 50).filter((_, i) => i % 4 === 0);
  const [sx, sy] = found[0] as Point;
  const [ex, ey] = found.at(-1) as Point;
  const [lx, ly] = stuck.at(-1) as Point;
  return (
    sheets(relief) +
    path(smooth(stuck), 'K z3 d') +
    circle(...(stuck[0] as Point), 8, 'w K') +
    standing(lx, ly + 10, -0.62, { top: 't5', legs: 'n K', arm: 'M4-138C22-146 30-160 24-176', hair: 'bun' }) +
    bubble(lx + 24, ly - 190, 66, 62, 'w K z2') +
    path(`M${num(lx + 46)} ${num(ly - 168)}c2-14 22-14 20 2-1 8-10 8-10 16m0 10v.1`, 'K z3') +
    path(smooth(found), 'W z5') +
    path(smooth(found), 'F z3') +
    each(found.slice(1, -1), ([x, y]) => circle(x, y, 6, 'w F')) +
    circle(sx, sy, 9, 'w K') +
    ellipse(ex, ey + 4, 26, 12, 'h F z3') +
    flag(ex, ey, 150) +
    standing(ex - 52, ey + 8, 0.82, { top: 'w', legs: 'n K', arm: 'M4-138C24-140 40-130 60-128', hair: 'short' })
  );
}

/** A crystal ball that knows its limits: the past is a line, the future a cone that widens to a question. */
function crystalBall(): Art {
  const past: readonly Point[] = [
    [232, 330],
    [262, 292],
    [292, 316],
    [326, 262],
    [360, 286],
    [400, 250],
  ];
  const sleeve = (side: 1 | -1): Art =>
    `<g transform="translate(400 0)scale(${side} 1)">${[
      path('M-380 560C-352 480-312 440-262 418L-214 474C-258 496-276 520-284 560Z', 'n K z2'),
      path('M-262 418C-232 380-236 330-214 330C-196 332-204 366-206 384C-184 400-196 452-214 474Z', 'sc K z2'),
      path('M-274 412L-204 484', 'u3 K z5'),
    ].join('')}</g>`;
  return [
    island('crystal ball', 400, 320, 392, 262),
    path('M40 560H760', 'K z4'),
    path('M278 548C280 500 316 468 322 440H478C484 468 520 500 522 548Z', 'n K z2') +
      path('M310 520H490', 'TA z4') +
      path('M300 436H500V460H300Z', 't4 K z2'),
    circle(400, 260, 200, 'w K z3'),
    clip(
      'ball',
      'M208 260a192 192 0 1 0 384 0a192 192 0 1 0-384 0z',
      path('M200 370C300 340 500 420 600 350V470H200Z', 't1'),
      path('M400 250L640 90V390Z', 'h'),
      path('M400 250L640 90M400 250L640 390', 'F z4'),
      path('M400 250L620 232', 'F z3 e'),
      path('M400 70V460', 'Q z3 d'),
    ),
    trace(past, 'K z4') + each(past, ([x, y]) => circle(x, y, 9, 'w K z3')),
    circle(400, 250, 13, 'f K z2'),
    figures(510, 196, '?', 88, 'F z5'),
    path('M254 170A172 172 0 0 1 330 104', 'T2 z5'),
    sleeve(1) + sleeve(-1),
    spark(120, 140, 30, 'u3') + spark(676, 110, 38, 'u3') + spark(700, 300, 20, 'u3') + spark(86, 290, 18, 'u3'),
  ].join('');
}

export const aiMl: readonly Scene[] = [
  hero('ai-ml-hero', 'data', descent),
  vignette('ai-ml-development', 'data', crystalBall),
];
