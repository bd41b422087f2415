import { groupOf } from '#app/content/menus.server.ts';
import { allPages, slugOf } from '#app/content/pages.ts';
import { lookout, palm } from './kit/land.ts';
import type { Family } from './palette.ts';
import { gradientNoise, seeded } from './random.ts';
import { frame, type Picture } from './scene.ts';
import { type Art, circle, clip, each, fade, type Point, path, smooth, times } from './svg.ts';

/** Size of a profile, in pixels. The words below it stand in `stations` columns, each under its station. */
export const profileSize = { width: 1200, height: 260 } as const;

const stations = 6;
/** How far right of the panel's edge the first station stands; the list of app/sections/points/points.css has its stems there. */
const inset = 36;
const stride = (profileSize.width - inset) / stations;
/** Points of the ridge from one station to the next. */
const between = 4;
/** Heights of stations above the foot: on the way to the summit, and behind it. */
const ascent = [54, 96, 78, 132, 118, 164];
const descent = [128, 104];

const kindsWithProfile: readonly string[] = ['about', 'company', 'hire'];

function ridge(seed: string): { line: Point[]; stops: Point[] } {
  const noise = gradientNoise(seed);
  const behind = Math.floor(seeded(`rise ${seed}`)() * (descent.length + 1));
  const climb = [...ascent.slice(behind), ...descent.slice(0, behind)];
  const rough = (x: number): number => noise(x / 64, 2) * 26;
  const height = (x: number): number => {
    const place = Math.min(Math.max((x - inset) / stride, 0), stations - 1);
    const [low, high] = [climb[Math.floor(place)] ?? 0, climb[Math.ceil(place)] ?? 0];
    const slope = low + (high - low) * (place % 1);
    const beyond = Math.max(0, x - inset - stride * (stations - 1));
    return slope - beyond * 0.3 + rough(x);
  };
  const at = (x: number): Point => [x, profileSize.height - height(x)];
  return {
    line: Array.from({ length: stations * between + 3 }, (_, i) => at(inset + ((i - 1) * stride) / between)),
    stops: Array.from({ length: stations }, (_, i) => at(inset + i * stride)),
  };
}

/** Four palms along the ridge, between the stations and clear of the lookout. */
function groves(seed: string, top: readonly Point[], summit: Point): Art {
  const random = seeded(`groves ${seed}`);
  const free = top.slice(2, -2).filter(([x], i) => (i + 1) % between !== 0 && Math.abs(x - summit[0]) > 80);
  return times(4, (i) => {
    const [x, y] = free[Math.floor(((i + random()) * free.length) / 4)] ?? summit;
    return palm(x, y + 2, 34 + (i % 2) * 8, 't4 K', i % 2 ? -1 : 1);
  });
}

/** The sun above the ranges, on the side from which the summit is climbed. */
function sunBefore(seed: string, summit: Point): Art {
  const random = seeded(`sun ${seed}`);
  const [x, y] = [140 + random() * (summit[0] - 340), 66 + random() * 28];
  return circle(x, y, 50, 's') + circle(x, y, 32, 'u3');
}

function range(seed: string, y: number, height: number, tone: string): Art {
  const noise = gradientNoise(seed);
  const tops = Array.from({ length: 19 }, (_, i): Point => {
    const bow = Math.abs(noise(i * 0.41, 0.7)) * height + noise(i * 1.2, 4) * height * 0.14;
    return [i * 70 - 20, y - bow];
  });
  return path(`${smooth(tops)}V300H-20Z`, tone);
}

/**
 * A section through one page's landscape: the ranges behind, six stations with a lookout on the highest, and below the ridge
 * open ground, through which the stems of the list show.
 */
export function profile(seed: string, family: Family): Picture {
  const { width, height } = profileSize;
  const { line: top, stops } = ridge(seed);
  const data = smooth(top);
  const summit = stops.reduce((highest, stop) => (stop[1] < highest[1] ? stop : highest));
  const strata = times(3, (i) => `<path d="${data}" transform="translate(0 ${16 + i * 20})" class="T2 z1"/>`);
  const art =
    clip(
      'above',
      `${data}V-10H-10Z`,
      `<path d="M0 0H${width}V${height}H0Z" class="t1"/>`,
      sunBefore(seed, summit),
      range(`${seed} far`, 168, 200, 't2'),
      fade(0.5, range(`${seed} near`, 200, 160, 't3')),
    ) +
    clip('below', `${data}V${height}H-10Z`, strata) +
    path(data, 'K') +
    groves(seed, top, summit) +
    each(
      stops.filter((stop) => stop !== summit),
      ([x, y]) => circle(x, y, 7, 'w K'),
    ) +
    lookout(summit[0], summit[1] + 2, 52);
  return frame(family, width, height, art);
}

/** The profiles of the pages that show six points, by the page's slug. */
export function profiles(): Map<string, Picture> {
  const entries = allPages.filter(({ kind }) => kindsWithProfile.includes(kind));
  return new Map(
    entries.map(({ path: address }) => {
      const slug = slugOf(address);
      return [slug, profile(slug, groupOf(address).hue as Family)];
    }),
  );
}
