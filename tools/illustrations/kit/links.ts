import { type Art, num, path } from '../svg.ts';

/** An upright S from one point down to another, as in a tree. */
export function drop(x1: number, y1: number, x2: number, y2: number, classes = 'Q'): Art {
  const middle = num((y1 + y2) / 2);
  return path(`M${num(x1)} ${num(y1)}C${num(x1)} ${middle} ${num(x2)} ${middle} ${num(x2)} ${num(y2)}`, classes);
}
