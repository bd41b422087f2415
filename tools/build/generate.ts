import '#tools/plain-faults.ts';
import { contentSite } from '#app/site.server.ts';
import { generateParts } from './build-site.ts';

await generateParts(contentSite());
