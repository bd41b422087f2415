import { type Art, num, type Point, path } from '../svg.ts';

function head(x: number, y: number, angle: number, size: number, classes: string): Art {
  const wing = (spread: number): string =>
    `${num(x - size * Math.cos(angle + spread))} ${num(y - size * Math.sin(angle + spread))}`;
  return path(`M${wing(0.5)}L${num(x)} ${num(y)}L${wing(-0.5)}`, classes);
}

/** A straight arrow. */
export function arrow(x1: number, y1: number, x2: number, y2: number, classes = 'K', size = 12): Art {
  const solid = classes.replace(/ [de]\b/, '');
  return (
    path(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, classes) +
    head(x2, y2, Math.atan2(y2 - y1, x2 - x1), size, solid)
  );
}

/** A sideways S from one point to another, as between two columns. */
export function tie(x1: number, y1: number, x2: number, y2: number, classes = 'Q'): Art {
  const middle = num((x1 + x2) / 2);
  return path(`M${num(x1)} ${num(y1)}C${middle} ${num(y1)} ${middle} ${num(y2)} ${num(x2)} ${num(y2)}`, classes);
}

/** An upright S from one point down to another, as in a tree. */
export function drop(x1: number, y1: number, x2: number, y2: number, classes = 'Q'): Art {
  const middle = num((y1 + y2) / 2);
  return path(`M${num(x1)} ${num(y1)}C${num(x1)} ${middle} ${num(x2)} ${middle} ${num(x2)} ${num(y2)}`, classes);
}

/** Middle of a hexagon's honeycomb cell; `r` is the radius, pointed at the top. */
export function hexAt(cx: number, cy: number, r: number, column: number, row: number): Point {
  return [cx + (column + (Math.abs(row) % 2) / 2) * r * Math.sqrt(3), cy + row * r * 1.5];
}

/** A hexagon pointed at the top. */
export function hexagon(cx: number, cy: number, r: number, classes: string): Art {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (i / 6) * Math.PI * 2 - Math.PI / 2;
    return `${num(cx + Math.cos(angle) * r)} ${num(cy + Math.sin(angle) * r)}`;
  });
  return path(`M${corners.join('L')}Z`, classes);
}
