import { groupOf } from '#app/content/menus.server.ts';
import { allPages, slugOf } from '#app/content/pages.ts';
import { contourLength, contourPath, type Field, traceLevels } from './contours.ts';
import type { Family } from './palette.ts';
import { gradientNoise, seeded } from './random.ts';
import { frame, type Picture } from './scene.ts';

/** In pixels. */
export const contoursSize = { width: 1600, height: 900 } as const;

type Hill = { x: number; y: number; reach: number; height: number; turn: number; squeeze: number };

function hillField(seed: string): Field {
  const random = seeded(seed);
  const noise = gradientNoise(seed);
  const between = (low: number, high: number): number => low + random() * (high - low);
  const hills: Hill[] = Array.from({ length: 5 + Math.floor(random() * 3) }, () => ({
    x: between(-100, 1700),
    y: between(-80, 980),
    reach: between(190, 430),
    height: between(0.35, 1),
    turn: between(0, Math.PI),
    squeeze: between(0.5, 1),
  }));
  const rise = (hill: Hill, x: number, y: number): number => {
    const [dx, dy] = [x - hill.x, y - hill.y];
    const along = dx * Math.cos(hill.turn) + dy * Math.sin(hill.turn);
    const athwart = dy * Math.cos(hill.turn) - dx * Math.sin(hill.turn);
    const distance = Math.hypot(along, athwart / hill.squeeze) / hill.reach;
    return hill.height * Math.exp(-(distance ** 1.7));
  };
  return (x, y) => {
    const folds = noise(x / 330, y / 330) * 0.24 + noise(x / 150 + 40, y / 150) * 0.07;
    return hills.reduce((sum, hill) => sum + rise(hill, x, y), 0.12) + folds;
  };
}

/** Draws the contour lines of one page; every fifth line is an index contour and thicker. */
export function contours(seed: string, family: Family): Picture {
  const { width, height } = contoursSize;
  const levels = Array.from({ length: 32 }, (_, i) => 0.02 + i * 0.075);
  const field = hillField(seed);
  const extent = { x: -40, y: -40, width: width + 80, height: height + 80, step: 20 };
  const lines = traceLevels(field, extent, levels).map((contours) =>
    contours
      .filter((contour) => contourLength(contour) > 130)
      .map((contour) => contourPath(contour, 34))
      .join(''),
  );
  const join = (index: boolean): string => lines.filter((_, i) => (i % 5 === 4) === index).join('');
  const art = `<path d="${join(false)}" class="K z1"/><path d="${join(true)}" class="K"/>`;
  return frame(family, width, height, art);
}

/** Every page's contours, drafts' too, by the page's slug. */
export function pageContours(): Map<string, Picture> {
  return new Map(
    allPages.map((page) => {
      const slug = slugOf(page.path);
      return [slug, contours(slug, groupOf(page.path).hue as Family)];
    }),
  );
}
