import { island } from '../ground.ts';
import { onCircle } from '../kit/data.ts';
import { standing } from '../kit/people.ts';
import { key } from '../kit/signs.ts';
import { wall } from '../relief.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, circle, each, ellipse, num, type Point, path, smooth } from '../svg.ts';

const CX = 480;
const CY = 420;
const TILT = 0.58;

function tilted(radius: number, turns: number): Point {
  const [x, y] = onCircle(CX, CY, radius, turns);
  return [x, CY + (y - CY) * TILT];
}

function wallArc(radius: number, from: number, to: number): string {
  const [a, b] = [tilted(radius, from), tilted(radius, to)];
  return `M${num(a[0])} ${num(a[1])}A${num(radius)} ${num(radius * TILT)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${num(b[0])} ${num(b[1])}`;
}

type Ring = { radius: number; gap: number; height: number };

// Where each ring of walls has its one weak point, in turns from the top.
const rings: readonly Ring[] = [
  { radius: 370, gap: 0.6, height: 54 },
  { radius: 262, gap: 0.33, height: 48 },
  { radius: 154, gap: 0.66, height: 42 },
];

function half({ radius, gap, height }: Ring, front: boolean): Art {
  const open = 17 / radius;
  const [from, to] = front ? [0.25, 0.75] : [0.75, 1.25];
  const cuts =
    gap > from && gap < to
      ? [
          [from, gap - open],
          [gap + open, to],
        ]
      : [[from, to]];
  return each(cuts, ([a = 0, b = 0]) => wall(wallArc(radius, a, b), height, 'TB', 'TA'));
}

/** Three rings of walls from above: dead ends are crossed out, the one way in is drawn to the jewel. */
function citadel(): Art {
  const inside = each(rings, ({ radius }) => ellipse(CX, CY, radius, radius * TILT, 't1'));
  const way = [
    tilted(455, 0.66),
    tilted(395, 0.615),
    tilted(335, 0.585),
    tilted(312, 0.48),
    tilted(308, 0.4),
    tilted(262, 0.33),
    tilted(208, 0.36),
    tilted(205, 0.48),
    tilted(196, 0.6),
    tilted(150, 0.66),
    tilted(90, 0.68),
    tilted(46, 0.66),
  ];
  const fails: [Point, Point][] = [
    [tilted(480, 0.85), tilted(398, 0.85)],
    [tilted(480, 0.36), tilted(402, 0.36)],
    [tilted(480, 0.18), tilted(398, 0.17)],
  ];
  const deadEnds = each(fails, ([[ax, ay], [bx, by]]) =>
    path(`M${num(ax)} ${num(ay)}L${num(bx)} ${num(by)}M${num(bx)} ${num(by)}m-9-9l18 18m0-18l-18 18`, 'K z3'),
  );
  const [sx, sy] = way[0] as Point;
  const ordered = [...rings].reverse();
  return (
    island('citadel', 480, 400, 450, 290) +
    inside +
    each(rings, (ring) => half(ring, false)) +
    ellipse(CX, CY + 4, 64, 37, 't3 K') +
    ellipse(CX, CY - 8, 64, 37, 't2 K') +
    key(CX - 34, CY - 12, 62, 'T5', 'z4') +
    path(smooth(way), 'W z5') +
    path(smooth(way), 'F z3 e') +
    each(ordered, (ring) => half(ring, true)) +
    deadEnds +
    each([1, 5, 9], (i) => circle(...(way[i] as [number, number]), 10, 'f K')) +
    standing(sx - 22, sy + 30, 1.1, { top: 't5', legs: 'n K', arm: 'M4-130C20-116 32-112 48-118', hair: 'short' }) +
    circle(sx + 36, sy - 88, 17, 'u3 K z2')
  );
}

export const penetrationTesting: readonly Scene[] = [hero('penetration-testing-hero', 'security', citadel)];
