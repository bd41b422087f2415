import { type Art, ellipse, num, type Point, path, poly } from './svg.ts';

// Axes of the isometric drawing: x runs right and down, y runs left and down, z runs up.
const ACROSS = 0.866;
const DOWN = 0.5;

// Things under this length keep the plain line as their outline: a strong one would close them up.
const SMALL = 50;

/** The outline of a thing whose longest side is `length`: strong, so that the edges within it are details. */
function contour(length: number): string {
  return length < SMALL ? 'K' : 'K z2';
}

/** Which colour a block has: family, white paper, sand, flame or ocean; each has three lit faces. */
export type Shade = 't' | 'w' | 's' | 'f' | 'o';

/** Projects a point in space to the drawing. */
export type Projection = (x: number, y: number, z?: number) => Point;

/** Size of a block: along x, along y, up. */
export type Size = readonly [width: number, depth: number, height: number];

/** Pieces to lie on the faces of a block, drawn flat from the face's top left corner. */
export type Faces = { top?: Art; left?: Art; right?: Art };

/** An isometric space whose origin stands at a point of the drawing. */
export type Space = {
  at: Projection;
  /** Block with its back lower corner at x, y, z. */
  block: (x: number, y: number, z: number, size: Size, shade: Shade, faces?: Faces) => Art;
  /** Lays flat pieces on the ground plane, x to the lower right, y to the lower left. */
  floor: (x: number, y: number, z: number, ...art: Art[]) => Art;
  /** Stands flat pieces upright on the plane that runs along x. */
  wallX: (x: number, y: number, z: number, ...art: Art[]) => Art;
  /** Stands flat pieces upright on the plane that runs against y (to the upper right). */
  wallY: (x: number, y: number, z: number, ...art: Art[]) => Art;
  /** Polygon of points in space. */
  face: (points: readonly (readonly [number, number, number])[], classes: string) => Art;
  /** Upright cylinder with its foot's centre at x, y, z. */
  drum: (x: number, y: number, z: number, radius: number, height: number, shade: Shade) => Art;
};

function spot([x, y]: Point): string {
  return `${num(x)} ${num(y)}`;
}

function lay(matrix: readonly number[], origin: Point, art: Art[]): Art {
  return `<g transform="matrix(${[...matrix, ...origin].map((v) => Math.round(v * 1000) / 1000).join(' ')})">${art.join('')}</g>`;
}

function drumArt([cx, cy]: Point, radius: number, height: number, shade: Shade): Art {
  // A circle on the ground becomes an ellipse of these half axes in a 30° isometric drawing.
  const [rx, ry] = [radius * Math.sqrt(1.5), radius * Math.SQRT1_2];
  const top = cy - height;
  const arc = (way: 0 | 1, x: number, y: number): string => `A${num(rx)} ${num(ry)} 0 0 ${way} ${num(x)} ${num(y)}`;
  const side = `M${num(cx - rx)} ${num(top)}V${num(cy)}`;
  const body = `${side}${arc(0, cx + rx, cy)}V${num(top)}`;
  return (
    path(`${body}Z`, `${shade}c`) +
    path(`${side}${arc(0, cx, cy + ry)}V${num(top)}Z`, `${shade}b`) +
    ellipse(cx, top, rx, ry, `${shade}a K z1`) +
    path(`${body}${arc(0, cx - rx, top)}Z`, contour(radius))
  );
}

/** Makes an isometric space with its origin at a point of the drawing. */
export function isometric(originX: number, originY: number): Space {
  const at: Projection = (x, y, z = 0) => [originX + (x - y) * ACROSS, originY + (x + y) * DOWN - z];
  const face: Space['face'] = (points, classes) =>
    poly(
      points.map(([x, y, z]) => at(x, y, z)),
      classes,
    );
  const floor: Space['floor'] = (x, y, z, ...art) => lay([ACROSS, DOWN, -ACROSS, DOWN], at(x, y, z), art);
  const wallX: Space['wallX'] = (x, y, z, ...art) => lay([ACROSS, DOWN, 0, 1], at(x, y, z), art);
  const wallY: Space['wallY'] = (x, y, z, ...art) => lay([ACROSS, -DOWN, 0, 1], at(x, y, z), art);
  const block: Space['block'] = (x, y, z, [w, d, h], shade, faces = {}) => {
    const [right, front, top] = [x + w, y + d, z + h];
    const lid = [at(x, y, top), at(right, y, top), at(right, front, top), at(x, front, top)] as const;
    const foot = [at(right, y, z), at(right, front, z), at(x, front, z)] as const;
    const [back, east, near, west] = lid;
    return [
      poly(lid, `${shade}a`),
      h > 0 ? poly([west, near, foot[1], foot[2]], `${shade}b`) : '',
      h > 0 ? poly([near, east, foot[0], foot[1]], `${shade}c`) : '',
      faces.top ? floor(x, y, top, faces.top) : '',
      faces.left ? wallX(x, front, top, faces.left) : '',
      faces.right ? wallY(right, front, top, faces.right) : '',
      h > 0 ? path(`M${spot(west)}L${spot(near)}L${spot(east)}M${spot(near)}L${spot(foot[1])}`, 'K z1') : '',
      poly(h > 0 ? [back, east, ...foot, west] : lid, contour(Math.max(w, d, h))),
    ].join('');
  };
  const drum: Space['drum'] = (x, y, z, radius, height, shade) => drumArt(at(x, y, z), radius, height, shade);
  return { at, block, floor, wallX, wallY, face, drum };
}
