import { buildSite, isBuilt } from '../build/build-site.ts';

// Its log is of interest when it fails.
if (!isBuilt()) buildSite(process.argv.includes('--verbose') ? undefined : 'build.log');
await import('#server/main.ts');
