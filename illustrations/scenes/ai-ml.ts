import { island } from '../ground.ts';
import { figures } from '../kit/figures.ts';
import { standing } from '../kit/people.ts';
import { bubble, flag } from '../kit/signs.ts';
import { gradientNoise, seeded } from '../random.ts';
import { descend, onRelief, type Relief, sheets } from '../relief.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, num, type Point, path, rect, smooth, times } from '../svg.ts';

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

/** A classifier at work: two kinds of points, the line it has learned, the margin, and the few it still gets wrong. */
function boundary(): Art {
  const random = seeded('boundary');
  const edge = (x: number): number => 300 + Math.sin((x - 110) / 95) * 78 - (x - 400) * 0.34;
  const marks = times(110, () => {
    const [x, y] = [120 + random() * 560, 92 + random() * 420];
    const gap = y - edge(x);
    const wrong = Math.abs(gap) > 26 && Math.abs(gap) < 60 && random() > 0.82;
    if (Math.abs(gap) < 30) return '';
    const above = gap < 0 !== wrong;
    const tone = wrong ? 'f K' : above ? 't4 K' : 'w K';
    return above ? circle(x, y, 8, tone) : rect(x - 7, y - 7, 14, 14, tone, 2);
  });
  const line = Array.from({ length: 15 }, (_, i): Point => [106 + i * 42, edge(106 + i * 42)]);
  const moved = (by: number): Point[] => line.map(([x, y]) => [x, y + by]);
  const area = `${smooth(line)}V80Q694 72 686 72H114Q106 72 106 80Z`;
  return (
    island('boundary', 400, 305, 395, 275) +
    rect(106, 72, 588, 460, 'w K z2', 16) +
    path(area, 't1') +
    path(smooth(moved(-24)), 'T4 e') +
    path(smooth(moved(24)), 'T4 e') +
    path(smooth(line), 'K z4') +
    marks +
    each([212, 402, 566], (x) => circle(x, edge(x), 27, 'w F z3') + figures(x - 8, edge(x) - 14, '?', 28, 'F z4')) +
    rect(106, 72, 588, 460, 'K', 16)
  );
}

export const aiMl: readonly Scene[] = [
  hero('ai-ml-hero', 'data', descent),
  vignette('ai-ml-development', 'data', boundary),
];
