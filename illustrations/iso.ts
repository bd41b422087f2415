import { type Art, num, type Point, poly } from './svg.ts';

// Axes of the isometric drawing: x runs right and down, y runs left and down, z runs up.
const ACROSS = 0.866;
const DOWN = 0.5;

/** Which colour a block has: family, white paper, sand, flame or ocean; each has three lit faces. */
export type Shade = 't' | 'w' | 's' | 'f' | 'o';

/** Projects a point in space to the drawing. */
export type Projection = (x: number, y: number, z?: number) => Point;

/** Size of a block: along x, along y, up. */
export type Size = readonly [width: number, depth: number, height: number];

/** Pieces to lie on the faces of a block, drawn flat from the face's top left corner. */
export type Faces = { top?: Art; left?: Art; right?: Art; lines?: string };

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
  drum: (x: number, y: number, z: number, radius: number, height: number, shade: Shade, lines?: string) => Art;
};

function lay(matrix: readonly number[], origin: Point, art: Art[]): Art {
  return `<g transform="matrix(${[...matrix, ...origin].map((v) => Math.round(v * 1000) / 1000).join(' ')})">${art.join('')}</g>`;
}

function drumArt([cx, cy]: Point, radius: number, height: number, shade: Shade, lines: string): Art {
  // A circle on the ground becomes an ellipse of these half axes in a 30° isometric drawing.
  const [rx, ry] = [radius * Math.sqrt(1.5), radius * Math.SQRT1_2];
  const top = cy - height;
  const body = `M${num(cx - rx)} ${num(top)}V${num(cy)}A${num(rx)} ${num(ry)} 0 0 0 ${num(cx + rx)} ${num(cy)}V${num(top)}`;
  const lit = `M${num(cx - rx)} ${num(top)}V${num(cy)}A${num(rx)} ${num(ry)} 0 0 0 ${num(cx)} ${num(cy + ry)}V${num(top)}`;
  return (
    `<path d="${body}Z" class="${shade}c"/><path d="${lit}Z" class="${shade}b"/>` +
    `<ellipse cx="${num(cx)}" cy="${num(top)}" rx="${num(rx)}" ry="${num(ry)}" class="${shade}a ${lines}"/>` +
    `<path d="${body}" class="${lines}"/>`
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
    const lines = faces.lines ?? 'K';
    const [top, bottom] = [z + h, z];
    const corner = (cx: number, cy: number, cz: number): readonly [number, number, number] => [cx, cy, cz];
    return [
      face(
        [corner(x, y, top), corner(x + w, y, top), corner(x + w, y + d, top), corner(x, y + d, top)],
        `${shade}a ${lines}`,
      ),
      h > 0
        ? face(
            [corner(x, y + d, top), corner(x + w, y + d, top), corner(x + w, y + d, bottom), corner(x, y + d, bottom)],
            `${shade}b ${lines}`,
          )
        : '',
      h > 0
        ? face(
            [corner(x + w, y + d, top), corner(x + w, y, top), corner(x + w, y, bottom), corner(x + w, y + d, bottom)],
            `${shade}c ${lines}`,
          )
        : '',
      faces.top ? floor(x, y, top, faces.top) : '',
      faces.left ? wallX(x, y + d, top, faces.left) : '',
      faces.right ? wallY(x + w, y + d, top, faces.right) : '',
    ].join('');
  };
  const drum: Space['drum'] = (x, y, z, radius, height, shade, lines = 'K') =>
    drumArt(at(x, y, z), radius, height, shade, lines);
  return { at, block, floor, wallX, wallY, face, drum };
}
