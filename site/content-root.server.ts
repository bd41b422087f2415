import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All words and facts of the site. For unit tests it is the sample: `vitest.config.ts`. */
export const contentRoot = join(process.cwd(), 'content');

/** What `npm run generate` says of the pictures that it made of `content/`. */
export function readCatalogue(name: 'pictures' | 'share' | 'inline') {
  return JSON.parse(readFileSync(`.generated/${name}.json`, 'utf8'));
}
