/** Where a build is written and what stands in it. The server has a build that is due made beside its own. */
export const buildDirectory = process.env.BUILD_DIR || 'build';
