import { num, type Point } from './svg.ts';

/** A height for every point of the drawing. */
export type Field = (x: number, y: number) => number;

/** The part of the plane to trace, and the size of one grid cell. */
export type Extent = { x: number; y: number; width: number; height: number; step: number };

type Segment = readonly [from: string, to: string];

// Marching squares: for each of the 16 corner cases, the cell edges (0 top, 1 right, 2 bottom, 3 left) a line joins.
const cases: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

function sample(field: Field, extent: Extent): { grid: number[][]; columns: number; rows: number } {
  const columns = Math.round(extent.width / extent.step);
  const rows = Math.round(extent.height / extent.step);
  const grid = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) =>
      field(extent.x + column * extent.step, extent.y + row * extent.step),
    ),
  );
  return { grid, columns, rows };
}

function crossings(grid: number[][], column: number, row: number, level: number): Segment[] {
  const at = (c: number, r: number): number => grid[r]?.[c] as number;
  const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
  const index = corners.reduce((sum, height, bit) => sum + (height > level ? 1 << bit : 0), 0);
  const share = (a: number, b: number): number => (level - a) / (b - a);
  const [nw, ne, se, sw] = corners as [number, number, number, number];
  const edges = [
    () => [column + share(nw, ne), row],
    () => [column + 1, row + share(ne, se)],
    () => [column + share(sw, se), row + 1],
    () => [column, row + share(nw, sw)],
  ];
  const key = (edge: number): string =>
    (edges[edge] as () => number[])()
      .map((v) => v.toFixed(4))
      .join(',');
  return (cases[index] as (typeof cases)[number]).map(([from, to]) => [key(from), key(to)] as const);
}

function joinSegments(segments: Segment[]): string[][] {
  const after = new Map(segments);
  const heads = new Set(after.values());
  const starts = [...after.keys()].filter((key) => !heads.has(key));
  const chains: string[][] = [];
  const follow = (start: string): void => {
    const chain = [start];
    for (let next = after.get(start); next !== undefined; next = after.get(next)) {
      after.delete(chain.at(-1) as string);
      chain.push(next);
      if (next === start) break;
    }
    chains.push(chain);
  };
  for (const start of starts) follow(start);
  while (after.size > 0) follow(after.keys().next().value as string);
  return chains;
}

/** One contour: its points and whether it is a ring. */
export type Contour = { points: Point[]; closed: boolean };

/**
 * Traces the lines of equal height by marching squares, all levels over one sampling of the field. Gives one list of
 * contours a level; rings keep the high ground on one side.
 */
export function traceLevels(field: Field, extent: Extent, levels: readonly number[]): Contour[][] {
  const { grid, columns, rows } = sample(field, extent);
  return levels.map((level) => {
    const segments: Segment[] = [];
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) segments.push(...crossings(grid, column, row, level));
    return joinSegments(segments).map((chain) => toContour(chain, extent));
  });
}

function toContour(chain: string[], extent: Extent): Contour {
  const closed = chain.length > 2 && chain[0] === chain.at(-1);
  const points = (closed ? chain.slice(0, -1) : chain).map((key): Point => {
    const [column = 0, row = 0] = key.split(',').map(Number);
    return [extent.x + column * extent.step, extent.y + row * extent.step];
  });
  return { points, closed };
}

/** Length of a contour, in drawing units. */
export function contourLength({ points }: Contour): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point];
    length += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return length;
}

function resample({ points, closed }: Contour, spacing: number): Point[] {
  const source = closed ? [...points, points[0] as Point] : points;
  const kept: Point[] = [source[0] as Point];
  let rest = spacing;
  for (let i = 1; i < source.length; i++) {
    const [a, b] = [source[i - 1] as Point, source[i] as Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    let walked = rest;
    for (; walked <= length; walked += spacing) {
      const share = walked / length;
      kept.push([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
    }
    rest = walked - length;
  }
  if (!closed) kept.push(source.at(-1) as Point);
  return kept;
}

/** Path data of a contour, smooth, in relative whole (or `digits`) units; points lie about `spacing` apart. */
export function contourPath(contour: Contour, spacing: number, digits = 0): string {
  const points = resample(contour, spacing);
  if (points.length < 4) return '';
  const scale = 10 ** digits;
  const round = (value: number): number => Math.round(value * scale) / scale;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const count = points.length;
  const at = (i: number): Point => points[(i + count) % count] as Point;
  const start = contour.closed ? middle(at(-1), at(0)) : at(0);
  let [x, y] = [round(start[0]), round(start[1])];
  let data = `M${num(x)} ${num(y)}q`;
  const pairs: string[] = [];
  for (let i = contour.closed ? 0 : 1; i < count - (contour.closed ? 0 : 1); i++) {
    const last = !contour.closed && i === count - 2;
    const end = last ? at(i + 1) : middle(at(i), at(i + 1));
    const [cx, cy, ex, ey] = [round(at(i)[0]), round(at(i)[1]), round(end[0]), round(end[1])];
    pairs.push([cx - x, cy - y, ex - x, ey - y].map(num).join(' ').replaceAll(' -', '-'));
    [x, y] = [ex, ey];
  }
  data += pairs.join(' ').replaceAll(' -', '-');
  return contour.closed ? `${data}z` : data;
}
