import { generateParts } from './build/build-site.ts';

generateParts();
