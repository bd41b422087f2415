import { type Art, circle, each, num, type Point, path, smooth } from '../svg.ts';

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

/** A smooth arrow through points. */
export function route(points: readonly Point[], classes = 'K', size = 12): Art {
  const [[ax, ay], [bx, by]] = points.slice(-2) as [Point, Point];
  const before = points.at(-3) ?? [ax, ay];
  const angle = Math.atan2(by - ay + (ay - before[1]) * 0.0, bx - ax);
  return path(smooth(points), classes) + (size ? head(bx, by, angle, size, classes.replace(/ [de]\b/, '')) : '');
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

/** A line with one square corner: first sideways, then up or down; corners are rounded. */
export function elbow(x1: number, y1: number, x2: number, y2: number, classes = 'K', r = 14): Art {
  const [sx, sy] = [Math.sign(x2 - x1), Math.sign(y2 - y1)];
  return path(
    `M${num(x1)} ${num(y1)}H${num(x2 - sx * r)}q${num(sx * r)} 0 ${num(sx * r)} ${num(sy * r)}V${num(y2)}`,
    classes,
  );
}

/** Discs at points. */
export function dots(points: readonly Point[], radius: number, classes: string): Art {
  return each(points, ([x, y]) => circle(x, y, radius, classes));
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
