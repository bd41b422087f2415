import '#tools/command.ts';
import { generateParts } from './build-site.ts';

await generateParts();
