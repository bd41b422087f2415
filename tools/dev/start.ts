import { buildSite, isBuilt } from '../build/build-site.ts';

if (!isBuilt()) buildSite();
await import('#server/main.ts');
