import { island } from '../ground.ts';
import { cylinder, gauge } from '../kit/data.ts';
import { figures } from '../kit/figures.ts';
import { tie } from '../kit/links.ts';
import { writing } from '../kit/screens.ts';
import { flag, spark, tick } from '../kit/signs.ts';
import { gradientNoise, seeded } from '../random.ts';
import { descend, onRelief, type Relief, sheets } from '../relief.ts';
import { hero, type Scene, vignette } from '../scene.ts';
import { type Art, circle, each, ellipse, fade, type Point, path, put, rect, smooth, times } from '../svg.ts';

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
    circle(lx, ly - 10, 13, 'w K') +
    path(smooth(found), 'W z5') +
    path(smooth(found), 'F z3') +
    each(found.slice(1, -1), ([x, y]) => circle(x, y, 6, 'w F')) +
    circle(sx, sy, 9, 'w K') +
    ellipse(ex, ey + 4, 26, 12, 'h F') +
    circle(ex, ey - 14, 18, 'f K')
  );
}

/** Ideas laid out by worth and by ease; the one in the corner worth starting with is taken. */
function portfolio(): Art {
  const ideas = [
    [196, 420, 30],
    [286, 338, 42],
    [240, 206, 26],
    [330, 462, 22],
    [470, 436, 38],
    [560, 380, 26],
    [500, 250, 34],
    [392, 284, 20],
  ] as const;
  return (
    island('portfolio', 400, 305, 395, 275) +
    rect(130, 84, 540, 430, 'w K', 14) +
    rect(400, 84, 270, 215, 'h') +
    path('M400 84V514M130 299H670', 'K e') +
    rect(130, 84, 540, 430, 'K', 14) +
    path('M104 500V100M94 118l10-18 10 18', 'K z3') +
    path('M150 540H656M638 530l18 10-18 10', 'K z3') +
    each(
      ideas,
      ([x, y, r], i) =>
        circle(x, y, r, `${i % 3 === 0 ? 't2' : i % 3 === 1 ? 't1' : 's'} K`) +
        (r > 28 ? writing(x - r / 2, y - 5, [r, r * 0.6], 11, 'K') : ''),
    ) +
    path('M330 440C420 420 520 330 572 210', 'F z3 e') +
    circle(586, 168, 54, 'f K') +
    spark(586, 168, 34, 'w') +
    spark(622, 120, 12, 'w K')
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
    rect(106, 72, 588, 460, 'w K', 16) +
    path(area, 't1') +
    path(smooth(moved(-24)), 'T4 e') +
    path(smooth(moved(24)), 'T4 e') +
    path(smooth(line), 'K z4') +
    marks +
    rect(106, 72, 588, 460, 'K', 16)
  );
}

/** Drift: the world has moved away from what the model learned, so a new version is trained and promoted. */
function drift(): Art {
  const bell = (cx: number, tone: string, stroke: string): Art =>
    path(`M${cx - 150} 300C${cx - 80} 300 ${cx - 66} 110 ${cx} 110S${cx + 80} 300 ${cx + 150} 300Z`, tone) +
    path(`M${cx - 150} 300C${cx - 80} 300 ${cx - 66} 110 ${cx} 110S${cx + 80} 300 ${cx + 150} 300`, stroke);
  const version = (x: number, i: number): Art =>
    rect(x, 404, 132, 108, i === 2 ? 'f K' : 'w K', 12) +
    rect(x, 404, 132, 30, i === 2 ? 'fc K' : 't2 K', 10) +
    figures(x + 40, 450, `v${i + 1}`, 34, i === 2 ? 'W z4' : 'K z3');
  return (
    island('drift', 400, 310, 395, 270) +
    fade(0.9, bell(300, 't2', 'T5 z3')) +
    fade(0.75, bell(440, 'h', 'F z3')) +
    path('M130 302H620', 'K z3') +
    path('M300 110V302', 'T5 e') +
    path('M440 110V302', 'F e') +
    path('M312 86H426M412 76l16 10-16 10', 'K z3') +
    gauge(676, 190, 62, 0.78) +
    version(96, 0) +
    version(300, 1) +
    version(504, 2) +
    path('M236 458h50M274 446l14 12-14 12', 'T4 z3') +
    path('M440 458h50M478 446l14 12-14 12', 'F z3') +
    path('M676 268C730 330 730 440 660 460', 'F z3 e') +
    path('M680 446l-20 14 22 12', 'F z3') +
    flag(608, 404, 64, 't4 K')
  );
}

/** The nightly graph of tasks: most are done, one is tried again, the last ones wait for it. */
function dag(): Art {
  const nodes = [
    [110, 150],
    [110, 300],
    [110, 450],
    [290, 200],
    [290, 400],
    [460, 130],
    [460, 300],
    [460, 470],
    [640, 220],
    [640, 400],
  ] as const;
  const edges = [
    [0, 3],
    [1, 3],
    [1, 4],
    [2, 4],
    [3, 5],
    [3, 6],
    [4, 6],
    [4, 7],
    [5, 8],
    [6, 8],
    [6, 9],
    [7, 9],
  ] as const;
  const hot = 6;
  const ties = each(edges, ([a, b]) => {
    const [[ax, ay], [bx, by]] = [nodes[a], nodes[b]];
    return (
      tie(ax + 50, ay, bx - 56, by, b === hot ? 'F z3' : a === hot ? 'Q z3 d' : 'T5 z3') +
      path(`M${bx - 62} ${by - 7}l9 7-9 7`, b === hot ? 'F z3' : a === hot ? 'Q z3' : 'T5 z3')
    );
  });
  const boxes = each(nodes, ([x, y], i) => {
    const waits = i > 7;
    const retry =
      path(`M${x - 26} ${y - 14}a20 20 0 1 1-6 20`, 'W z4') + path(`M${x - 34} ${y - 22}l6 12 12-8`, 'W z4');
    return (
      rect(x - 52, y - 36, 104, 72, i === hot ? 'f K' : waits ? 'w K e' : i < 3 ? 's K' : 't2 K', 14) +
      (i < 3 ? cylinder(x - 40, y - 22, 32, 44, 2) : '') +
      (i === hot
        ? put(8, 0, 1, retry) + writing(x + 22, y - 6, [20, 14], 13, 'W z3')
        : writing(x - (i < 3 ? -4 : 34), y - 7, [36, 24], 15, waits ? 'Q z4' : 'K z4')) +
      (!waits && i !== hot && i > 2 ? tick(x + 44, y - 32, 14, 't5') : '')
    );
  });
  return island('dag', 400, 305, 395, 275) + ties + boxes;
}

export const aiMl: readonly Scene[] = [
  hero('ai-ml-hero', 'data', descent),
  vignette('ai-ml-consulting', 'data', portfolio),
  vignette('ai-ml-development', 'data', boundary),
  vignette('ai-ml-mlops', 'data', drift),
  vignette('ai-ml-dataengineering', 'data', dag),
];
