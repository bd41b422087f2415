import '#tools/command.ts';
import { buildSite } from './build-site.ts';

await buildSite();
