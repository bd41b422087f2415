/** Where a build is written and read. The server makes a scheduled build in another folder than its own. */
export const buildDirectory = process.env.BUILD_DIR || 'build';
