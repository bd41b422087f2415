import { join } from 'node:path';

/** All words and facts of the site. For unit tests it is the sample: `vitest.config.ts`. */
export const contentRoot = join(process.cwd(), 'content');
