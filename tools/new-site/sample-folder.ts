/** Where the sample lies once a new site stands in `content/`. */
export const sampleFolder = 'examples/mirador';
