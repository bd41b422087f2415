import { palm } from '../kit/land.ts';
import { archipelago, type Hill, onRelief, sheets } from '../relief.ts';
import { hero, type Scene } from '../scene.ts';
import { type Art, each, line, num, type Point, path } from '../svg.ts';

/** A range of many peaks on one rope: every partner has a flag of its own. */
function roped(): Art {
  const peaks: Hill[] = [
    [130, 560, 70, 46, 0.55],
    [270, 500, 80, 50, 0.8],
    [420, 560, 70, 40, 0.5],
    [500, 470, 96, 54, 0.95],
    [650, 550, 70, 44, 0.6],
    [740, 490, 84, 48, 0.85],
    [860, 570, 62, 40, 0.5],
  ];
  const land = archipelago('partners', [[490, 580, 385, 110, 0.5], ...peaks], 19, 260);
  const tops = peaks.map(([x, y]) => onRelief(land, [x, y]));
  const poles = tops.map(([x, y]): Point => [x, y - 74]);
  const rope = poles.slice(1).map(([bx, by], i) => {
    const [ax, ay] = poles[i] as Point;
    const pennants = [0.28, 0.5, 0.72].map((t) => {
      const sag = 4 * t * (1 - t) * 44;
      return path(
        `M${num(ax + (bx - ax) * t - 9)} ${num(ay + (by - ay) * t + sag)}h18l-9 20z`,
        `${['w', 't4', 's'][(i + Math.round(t * 10)) % 3]} K z1`,
      );
    });
    return (
      path(`M${num(ax)} ${num(ay)}Q${num((ax + bx) / 2)} ${num((ay + by) / 2 + 88)} ${num(bx)} ${num(by)}`, 'K') +
      pennants.join('')
    );
  });
  return (
    sheets(land) +
    each(tops, ([x, y]) => line(x, y, x, y - 82, 'K z4')) +
    rope.join('') +
    each(
      tops,
      ([x, y], i) =>
        path(
          `M${num(x)} ${num(y - 122)}l40 14-40 16z`,
          `${i === 3 ? 'f' : ['u1', 'u2', 'u5', 'f', 'u4', 'u3', 'u2'][i]} K`,
        ) + line(x, y - 74, x, y - 124, 'K z4'),
    ) +
    palm(60, 622, 70) +
    palm(920, 630, 80, 't4 K', -1)
  );
}

export const partnersClients: readonly Scene[] = [hero('partners-clients-hero', 'advisory', roped, 100)];
