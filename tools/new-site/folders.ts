/** The folder of the sample once `content/` holds a new site. */
export const sampleFolder = 'examples/mirador';
