import { type Family, familyStyle } from './palette.ts';
import { type Art, num } from './svg.ts';

/** A drawn scene: heroes are 960 x 720, pictures of tabs 800 x 600. Its picture begins `top` below the drawing's. */
export type Scene = { id: string; family: Family; width: number; height: number; top: number; draw: () => Art };

/** A picture ready to be written: its markup and size in pixels. */
export type Picture = { svg: string; width: number; height: number };

/** A hero scene, drawn on 960 x 720, without `top` of the empty sky above a low one. */
export function hero(id: string, family: Family, draw: () => Art, top = 0): Scene {
  return { id, family, width: 960, height: 720 - top, top, draw };
}

/** A smaller scene, drawn on 800 x 600. */
export function vignette(id: string, family: Family, draw: () => Art): Scene {
  return { id, family, width: 800, height: 600, top: 0, draw };
}

// Air around a scene as a share of its sides: no shore or shadow is cut off, and no page has to hide an edge.
const AIR = 0.03;

/**
 * Wraps markup as an SVG document of `width` x `height` pixels that carries its family's light and dark colours. `air`
 * is the empty edge around the drawing as a share of its sides; what fills its frame, such as contours, has none. `from`
 * is the height at which the drawing begins.
 */
export function frame(family: Family, width: number, height: number, art: Art, air = 0, from = 0): Picture {
  const [left, top] = [width * air, height * air];
  const view = [-left, from - top, width + 2 * left, height + 2 * top].map(num).join(' ');
  const box = `width="${width}" height="${height}" viewBox="${view}"`;
  const pen = 'fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${pen}><style>${familyStyle(family)}</style>${art}</svg>`;
  return { svg, width, height };
}

/** Renders one scene. */
export function paint(scene: Scene): Picture {
  return frame(scene.family, scene.width, scene.height, scene.draw(), AIR, scene.top);
}
