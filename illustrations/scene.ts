import { type Family, familyStyle } from './palette.ts';
import type { Art } from './svg.ts';

/** A drawn scene: heroes are 960 x 720, pictures of tabs 800 x 600. */
export type Scene = { id: string; family: Family; width: number; height: number; draw: () => Art };

/** A picture ready to be written: its markup and size in pixels. */
export type Picture = { svg: string; width: number; height: number };

/** A hero scene, drawn on 960 x 720. */
export function hero(id: string, family: Family, draw: () => Art): Scene {
  return { id, family, width: 960, height: 720, draw };
}

/** A smaller scene, drawn on 800 x 600. */
export function vignette(id: string, family: Family, draw: () => Art): Scene {
  return { id, family, width: 800, height: 600, draw };
}

/** Wraps markup as an SVG document that carries its family's light and dark colours. */
export function frame(family: Family, width: number, height: number, art: Art): Picture {
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  const pen = 'fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${pen}><style>${familyStyle(family)}</style>${art}</svg>`;
  return { svg, width, height };
}

/** Renders one scene. */
export function paint(scene: Scene): Picture {
  return frame(scene.family, scene.width, scene.height, scene.draw());
}
