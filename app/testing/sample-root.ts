import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../..');
const moved = join(project, 'examples/mirador');
const isMoved = existsSync(moved);

/** The sample's content, also where `npm run new-site` has put another site in its place. */
export const contentRoot = isMoved && process.cwd() === project ? moved : join(process.cwd(), 'content');

/** Where another site stands, pictures are made of its content: the sample's are named, as they would be, but not made. */
export function readCatalogue(name: 'pictures' | 'share') {
  if (!isMoved) return JSON.parse(readFileSync(`.generated/${name}.json`, 'utf8'));
  return name === 'share' ? namesOf(name) : new Proxy({}, { get: (_, kind) => namesOf(String(kind)) });
}

function namesOf(kind: string) {
  return new Proxy({}, { get: (_, name) => namedPicture(kind, String(name)) });
}

function namedPicture(kind: string, name: string) {
  if (kind === 'files') return { src: `/media/${name}`, type: 'PDF', bytes: 1000 };
  const [slug, locale] = name.split('.');
  const file = kind === 'share' ? `${locale}/${slug}.yaml` : `media/**/${name}{,.svg}`;
  if (kind !== 'contours' && kind !== 'profiles' && globSync(file, { cwd: moved }).length === 0) return undefined;
  return { src: `/${kind}/${name}.00000000.${kind === 'share' ? 'png' : 'svg'}`, width: 1200, height: 630 };
}
