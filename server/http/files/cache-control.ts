import { extensionOf } from './content-type.ts';

/** For names that carry a hash of their content: a changed file has another name, so a copy never grows stale. */
export const immutable = 'public, max-age=31536000, immutable';
/** For pages: a copy may be kept but is asked after (ETag) each time, so that an edit shows at once. */
export const revalidate = 'no-cache';
/** For the data of pages: what was fetched ahead is still there at the click, and an edit shows within the minute. */
export const oneMinute = 'public, max-age=60';
/** For files whose name stays while their content may change now and then: robots.txt, icons, sitemap. */
export const oneHour = 'public, max-age=3600';
/** For what holds a visitor's own data. */
export const noStore = 'no-store';

// Vite: /assets/entry-BkQ4xz_1.js. Scripts of this project: /scenes/sap-hero.3f2a91bc.svg.
const viteHash = /^\/assets\/.*-[\w-]{8}\.[a-z0-9]+$/;
const dottedHash = /\.[0-9a-f]{8,64}\.[a-z0-9]+$/;

const askedAfterEachTime = new Set(['html', 'md']);

export function cacheControlOf(path: string): string {
  if (viteHash.test(path) || dottedHash.test(path)) return immutable;
  if (extensionOf(path) === 'data') return oneMinute;
  return askedAfterEachTime.has(extensionOf(path)) ? revalidate : oneHour;
}
