import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const moved = join(process.cwd(), 'examples/mirador');
const isMoved = existsSync(moved);

/** The sample's content, also where `npm run new-site` has put another site in its place. */
export const contentRoot = isMoved ? moved : join(process.cwd(), 'content');

const drawn = (name: PropertyKey) => ({ src: `/${String(name)}.svg`, width: 4, height: 3 });
const anyPicture = new Proxy({}, { get: (_, name) => drawn(name) });

/** Where another site stands, pictures are made of its content: then any name has one. */
export function readCatalogue(name: 'pictures' | 'share') {
  if (!isMoved) return JSON.parse(readFileSync(`.generated/${name}.json`, 'utf8'));
  return name === 'share' ? anyPicture : new Proxy({}, { get: () => anyPicture });
}
