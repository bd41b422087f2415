import { type Art, circle, each, ellipse, num, type Point, path, rect, times, trace } from '../svg.ts';

/** Row or column of a table. */
export type Grid = { columns: readonly number[]; rows: number; rowHeight?: number; head?: string; body?: string };

/** A table with a coloured head and bars for its cells; `columns` are widths. */
export function table(x: number, y: number, grid: Grid): Art {
  const { columns, rows, rowHeight = 26, head = 't3', body = 'w' } = grid;
  const width = columns.reduce((sum, column) => sum + column, 0);
  const height = rowHeight * (rows + 1);
  let rules = '';
  for (let row = 1; row <= rows; row++) rules += `M${num(x)} ${num(y + row * rowHeight)}h${num(width)}`;
  let cells = '';
  let at = x;
  for (const [i, column] of columns.entries()) {
    for (let row = 1; row <= rows; row++) {
      const share = 0.42 + (((row * 7 + i * 11) % 5) / 5) * 0.28;
      cells += `M${num(at + 12)} ${num(y + (row + 0.5) * rowHeight)}h${num((column - 22) * share)}`;
    }
    at += column;
    if (i < columns.length - 1) rules += `M${num(at)} ${num(y)}v${num(height)}`;
  }
  const top = `M${num(x)} ${num(y + rowHeight)}v${num(8 - rowHeight)}q0-8 8-8h${num(width - 16)}q8 0 8 8v${num(rowHeight - 8)}z`;
  return (
    rect(x, y, width, height, body, 8) +
    path(top, head) +
    path(rules, 'Q z1') +
    path(cells, 'Q z4') +
    rect(x, y, width, height, width < 120 ? 'K' : 'K z2', 8)
  );
}

/** Upright bars on a base line, `heights` from left to right. */
export function bars(
  x: number,
  base: number,
  heights: readonly number[],
  width: number,
  gap: number,
  classes = 't3 K',
): Art {
  return each(heights, (height, i) =>
    rect(x + i * (width + gap), base - height, width, height, classes, Math.min(4, width / 4)),
  );
}

/** A ring segment from `from` to `to` (turns, 0 at the top, clockwise). */
export function arc(cx: number, cy: number, radius: number, from: number, to: number, classes: string): Art {
  return path(arcData(cx, cy, radius, from, to), classes);
}

/** A point on a circle; `turns` start at the top and run clockwise. */
export function onCircle(cx: number, cy: number, radius: number, turns: number): Point {
  const angle = turns * 2 * Math.PI - Math.PI / 2;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** Path data of an arc. */
export function arcData(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [a, b] = [onCircle(cx, cy, radius, from), onCircle(cx, cy, radius, to)];
  const large = to - from > 0.5 ? 1 : 0;
  return `M${num(a[0])} ${num(a[1])}A${num(radius)} ${num(radius)} 0 ${large} 1 ${num(b[0])} ${num(b[1])}`;
}

/** A slice of a pie or, with an inner radius, of a ring. */
export function slice(
  cx: number,
  cy: number,
  radius: number,
  inner: number,
  from: number,
  to: number,
  classes: string,
): Art {
  const [a, b] = [onCircle(cx, cy, inner, to), onCircle(cx, cy, inner, from)];
  const large = to - from > 0.5 ? 1 : 0;
  const back = inner
    ? `L${num(a[0])} ${num(a[1])}A${num(inner)} ${num(inner)} 0 ${large} 0 ${num(b[0])} ${num(b[1])}`
    : `L${num(cx)} ${num(cy)}`;
  return path(`${arcData(cx, cy, radius, from, to)}${back}Z`, classes);
}

/** A database: a cylinder of `layers` discs from its top left corner. */
export function cylinder(
  x: number,
  y: number,
  width: number,
  height: number,
  layers = 3,
  body = 't3',
  lid = 't1',
): Art {
  const [rx, ry] = [width / 2, width * 0.16];
  const [top, bottom] = [y + ry, y + height - ry];
  const side = `M${num(x)} ${num(top)}V${num(bottom)}A${num(rx)} ${num(ry)} 0 0 0 ${num(x + width)} ${num(bottom)}V${num(top)}`;
  const seams = times(layers - 1, (i) => {
    const at = top + ((bottom - top) * (i + 1)) / layers;
    return path(`M${num(x)} ${num(at)}A${num(rx)} ${num(ry)} 0 0 0 ${num(x + width)} ${num(at)}`, 'K z1');
  });
  const outline = width < 60 ? 'K' : 'K z2';
  return path(side, `${body} ${outline}`) + seams + ellipse(x + rx, top, rx, ry, `${lid} ${outline}`);
}

/** A line chart through points with a dot on its last. */
export function chartLine(points: readonly Point[], classes = 'T4 z3', dot = 't4 K'): Art {
  const [x, y] = points.at(-1) as Point;
  return trace(points, classes) + circle(x, y, 6, dot);
}

/** The two axes of a chart from its lower left corner. */
export function axes(x: number, y: number, width: number, height: number, classes = 'K'): Art {
  return path(`M${num(x)} ${num(y - height)}v${num(height)}h${num(width)}`, classes);
}
