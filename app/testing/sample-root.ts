import { existsSync } from 'node:fs';
import { join } from 'node:path';

const moved = join(process.cwd(), 'examples/mirador');

/** The sample's content, also where `npm run new-site` has put another site in its place. */
export const contentRoot = existsSync(moved) ? moved : join(process.cwd(), 'content');
