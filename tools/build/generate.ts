import '#tools/plain-faults.ts';
import { currentSite } from '#app/site.server.ts';
import { generateParts } from './build-site.ts';

await generateParts(currentSite());
