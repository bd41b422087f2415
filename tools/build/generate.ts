import { generateParts } from './build-site.ts';

await generateParts();
