import { resolve } from 'node:path';

/** The folder of the sample once `content/` holds a new site. */
export const sampleFolder = 'examples/mirador';

export const wordsFolder = resolve(import.meta.dirname, '..', '..', 'languages');
