/** Where a build is written and read. */
export const buildDirectory = 'build';
