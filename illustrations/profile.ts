import { type PageEntry, pages, slugOf } from '#content/pages.ts';
import { lookout, palm } from './kit/land.ts';
import type { Family } from './palette.ts';
import { gradientNoise } from './random.ts';
import { frame, type Picture } from './scene.ts';
import { type Art, circle, clip, each, fade, line, type Point, path, smooth, times } from './svg.ts';

/** Size of a profile, in pixels. The words below it stand in `stations` columns, each under its station. */
export const profileSize = { width: 1200, height: 260 } as const;

const stations = 6;
const stride = profileSize.width / stations;
/** How far right of its column's edge a station stands; the list of app/styles/points.css has its lines there. */
const inset = 9;
/** Heights of the stations above the foot, so that every climb rises to its last. */
const climb = [54, 96, 78, 132, 118, 164] as const;

const kindsWithProfile = ['about', 'careers', 'hire'];

function ridge(seed: string): { line: Point[]; stops: Point[] } {
  const noise = gradientNoise(seed);
  const rough = (x: number): number => noise(x / 64, 2) * 26;
  const height = (x: number): number => {
    const place = Math.min(Math.max((x - inset) / stride, 0), stations - 1);
    const [low, high] = [climb[Math.floor(place)] ?? 0, climb[Math.ceil(place)] ?? 0];
    const slope = low + (high - low) * (place % 1);
    const beyond = Math.max(0, x - inset - stride * (stations - 1));
    return slope - beyond * 0.5 + rough(x);
  };
  const at = (x: number): Point => [x, profileSize.height - height(x)];
  const between = 4;
  return {
    line: Array.from({ length: stations * between + 2 }, (_, i) => at(inset + ((i - 1) * stride) / between)),
    stops: Array.from({ length: stations }, (_, i) => at(inset + i * stride)),
  };
}

/** Places of palms along the line, by its points. */
const groves = [3, 10, 11, 19];

function palmAt(top: readonly Point[], place: number, index: number): Art {
  const [x, y] = top[place] ?? [0, 0];
  return palm(x, y + 2, 34 + (index % 2) * 8, 't4 K', index % 2 ? -1 : 1);
}

function range(seed: string, y: number, height: number, tone: string): Art {
  const noise = gradientNoise(seed);
  const tops = Array.from({ length: 19 }, (_, i): Point => {
    const bow = Math.abs(noise(i * 0.41, 0.7)) * height + noise(i * 1.2, 4) * height * 0.14;
    return [i * 70 - 20, y - bow];
  });
  return path(`${smooth(tops)}V300H-20Z`, tone);
}

/** A section through one page's terrain: the ranges behind, six stations up to a summit, and open ground below the ridge. */
export function profile(seed: string, family: Family): Picture {
  const { width, height } = profileSize;
  const { line: top, stops } = ridge(seed);
  const data = smooth(top);
  const [summit = [0, 0] as Point] = stops.slice(-1);
  const strata = times(3, (i) => `<path d="${data}" transform="translate(0 ${16 + i * 20})" class="T2 z1"/>`);
  const art =
    clip(
      'above',
      `${data}V-10H-10Z`,
      `<path d="M0 0H${width}V${height}H0Z" class="t1"/>`,
      circle(330, 82, 50, 's') + circle(330, 82, 32, 'u3'),
      range(`${seed} far`, 168, 200, 't2'),
      fade(0.5, range(`${seed} near`, 200, 160, 't3')),
    ) +
    clip('below', `${data}V${height}H-10Z`, strata) +
    path(data, 'K') +
    each(groves, (grove, i) => palmAt(top, grove, i)) +
    each(stops, ([x, y]) => line(x, y, x, height, 'T3 z1')) +
    each(stops.slice(0, -1), ([x, y]) => circle(x, y, 7, 'w K')) +
    lookout(summit[0], summit[1] + 2, 52);
  return frame(family, width, height, art);
}

/** The profiles of the pages that show six points, by the page's slug. */
export function profiles(): Map<string, Picture> {
  const entries = (pages as readonly PageEntry[]).filter(({ kind }) => kindsWithProfile.includes(kind));
  return new Map(
    entries.map(({ path: address, menu }) => {
      const slug = slugOf(address);
      return [slug, profile(slug, menu === 'erp' ? 'erp' : 'advisory')];
    }),
  );
}
