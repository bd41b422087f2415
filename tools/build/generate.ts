import { generateParts } from './build-site.ts';

generateParts();
