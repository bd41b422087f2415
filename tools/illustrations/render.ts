import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeIcons } from './icons.ts';
import { mark } from './mark.ts';
import { type Entry, publish } from './output.ts';
import { pageContours } from './page-contours.ts';
import { families, familyStyle } from './palette.ts';
import { papers } from './papers.ts';
import { profiles } from './profile.ts';
import { paint } from './scene.ts';
import { scenes } from './scenes/index.ts';
import { wordmarks } from './wordmarks.ts';

const generated = '.generated';
const root = join(generated, 'public');

/** Content-Security-Policy hashes of the style texts that the pictures carry. */
function styleHashes(): string[] {
  return families.map((family) => `sha256-${createHash('sha256').update(familyStyle(family)).digest('base64')}`);
}

mkdirSync(root, { recursive: true });
const pictures: Record<string, Record<string, Entry> | string[]> = {
  scenes: publish(root, 'scenes', new Map(scenes.map((scene) => [scene.id, paint(scene)]))),
  contours: publish(root, 'contours', pageContours()),
  profiles: publish(root, 'profiles', profiles()),
  papers: publish(root, 'papers', papers()),
  marks: publish(root, 'marks', await wordmarks()),
  styleHashes: styleHashes(),
};
await writeIcons(root);
const { viewBox, path, outline } = mark;
writeFileSync(join(generated, 'mark.json'), `${JSON.stringify({ viewBox, path, outline }, null, 2)}\n`);
writeFileSync(join(generated, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`);
