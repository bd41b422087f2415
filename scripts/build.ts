import { buildSite } from './build/build-site.ts';

buildSite();
