/** A piece of SVG markup. */
export type Art = string;

/** A point in drawing units. */
export type Point = readonly [x: number, y: number];

/** Reads points from a short text such as `120,80 160,92`. */
export function points(text: string): Point[] {
  return text.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Writes a number with at most one decimal and no leading zero, to keep files small. */
export function num(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

function kind(classes: string): string {
  return classes ? ` class="${classes}"` : '';
}

/** Rectangle from its top left corner, `radius` rounds it. */
export function rect(x: number, y: number, width: number, height: number, classes: string, radius = 0): Art {
  const round = radius ? ` rx="${num(radius)}"` : '';
  const size = `x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"`;
  return `<rect ${size}${round}${kind(classes)}/>`;
}

/** Circle around a centre. */
export function circle(cx: number, cy: number, radius: number, classes: string): Art {
  return `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"${kind(classes)}/>`;
}

/** Ellipse around a centre. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, classes: string): Art {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${kind(classes)}/>`;
}

/** Path from its data. */
export function path(data: string, classes: string): Art {
  return `<path d="${data}"${kind(classes)}/>`;
}

/** Straight line. */
export function line(x1: number, y1: number, x2: number, y2: number, classes: string): Art {
  return path(`M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, classes);
}

function pointList(list: readonly Point[]): string {
  return list.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
}

/** Closed polygon. */
export function poly(corners: readonly Point[], classes: string): Art {
  return path(`M${pointList(corners)}Z`, classes);
}

/** Open polyline. */
export function trace(stops: readonly Point[], classes: string): Art {
  return path(`M${pointList(stops)}`, classes);
}

/** Data of a smooth line through all points (Catmull-Rom as cubic Béziers); `closed` joins the ends. */
export function smooth(stops: readonly Point[], closed = false): string {
  const count = stops.length;
  const at = (i: number): Point => stops[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] as Point;
  let data = `M${num(at(0)[0])} ${num(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const first = `${num(b[0] + (c[0] - a[0]) / 6)} ${num(b[1] + (c[1] - a[1]) / 6)}`;
    const second = `${num(c[0] - (d[0] - b[0]) / 6)} ${num(c[1] - (d[1] - b[1]) / 6)}`;
    data += `C${first} ${second} ${num(c[0])} ${num(c[1])}`;
  }
  return closed ? `${data}Z` : data;
}

/** Moves pieces by `x`, `y`, and scales them about that point. */
export function put(x: number, y: number, scale: number, ...art: Art[]): Art {
  const size = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${num(x)} ${num(y)})${size}">${art.join('')}</g>`;
}

/** Turns pieces by `degrees` about a point. */
export function turn(degrees: number, cx: number, cy: number, ...art: Art[]): Art {
  return `<g transform="rotate(${num(degrees)} ${num(cx)} ${num(cy)})">${art.join('')}</g>`;
}

/** Draws pieces at an opacity of 0-1. */
export function fade(opacity: number, ...art: Art[]): Art {
  return `<g opacity="${Math.round(opacity * 100) / 100}">${art.join('')}</g>`;
}

/** Calls `draw` for 0 … count-1 and joins the pieces. */
export function times(count: number, draw: (index: number) => Art): Art {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** Calls `draw` for every item and joins the pieces. */
export function each<T>(items: readonly T[], draw: (item: T, index: number) => Art): Art {
  return items.map(draw).join('');
}

/** Shows pieces only inside the shape `data`; `id` is unique within the picture. */
export function clip(id: string, data: string, ...art: Art[]): Art {
  return `<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">${art.join('')}</g>`;
}
