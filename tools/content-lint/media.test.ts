import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { type MediaFile, readMedia } from '#tools/build/media/media-files.ts';
import { lineOf } from './finding.ts';
import { checkMedia } from './media.ts';
import { treeOf } from './tree-of.ts';

const large: MediaFile = { bytes: 1000, width: 1600, height: 1200, isVector: false };

function linesFor(page: object, files: Record<string, MediaFile | undefined>, made?: object): string[] {
  const tree = treeOf({ 'en/sap': page });
  const pictures = made && { scenes: {}, photos: {}, logos: {}, ...made };
  return checkMedia(tree, new Map(Object.entries(files)), pictures).map(lineOf);
}

test.each([
  ['missing', {}, 'team.jpg is not in content/media/: put it there or correct the name.'],
  ['no picture', { 'team.jpg': undefined }, 'team.jpg is no picture that can be read: save it as JPEG, PNG or WebP.'],
  [
    'too heavy',
    { 'team.jpg': { ...large, bytes: 20 * 1024 * 1024 + 1 } },
    'team.jpg has 21 MB: make it smaller than 20 MB.',
  ],
  [
    'too small once it is cut to 4:3',
    { 'team.jpg': { ...large, height: 899 } },
    'team.jpg has 1600 × 899 pixels: this place needs 1200 × 900 or more.',
  ],
])('a photograph of a first view that is %s is an error with file and key', (_, files, message) => {
  expect(linesFor({ hero: { image: { photo: 'team.jpg' } } }, files)).toEqual([
    `content/en/sap.yaml: hero.image.photo – ${message}`,
  ]);
});

test('elsewhere a smaller photograph will do', () => {
  const page = { tabs: { image: { photo: 'a.jpg' } } };

  expect(linesFor(page, { 'a.jpg': { ...large, width: 800, height: 600 } })).toEqual([]);
  expect(linesFor(page, { 'a.jpg': { ...large, width: 799 } })).toHaveLength(1);
});

test('a logo has the pixels that screens need, or is an SVG', () => {
  const page = { items: [{ logo: 'a.png' }] };
  const small = { ...large, width: 319, height: 320 };

  expect(linesFor(page, { 'a.png': small })).toEqual([
    'content/en/sap.yaml: items.#1.logo – a.png has 319 × 320 pixels: this place needs 320 across, or an SVG.',
  ]);
  expect(linesFor(page, { 'a.png': { ...small, width: 320 } })).toEqual([]);
  expect(linesFor(page, { 'a.png': { ...small, isVector: true } })).toEqual([]);
});

test('a file whose head can be read and whose end cannot is told once the pictures have been made', () => {
  const page = { image: { photo: 'a.jpg' } };

  expect(linesFor(page, { 'a.jpg': large }, {})).toEqual([
    'content/en/sap.yaml: image.photo – a.jpg cannot be read to its end: export it anew.',
  ]);
  expect(linesFor(page, { 'a.jpg': large }, { photos: { 'a.jpg': {} } })).toEqual([]);
});

test('a file that nothing names is a warning', () => {
  expect(linesFor({}, { 'old.jpg': large })).toEqual([
    'content/media/old.jpg: the file – warning: is shown nowhere: name it or remove it.',
  ]);
});

test('files are read as they lie there: sizes upright, what is no picture as such, hidden files not at all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'media-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const turned = sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } }).withMetadata({
    orientation: 6,
  });
  await turned.jpeg().toFile(join(folder, 'turned.jpg'));
  writeFileSync(join(folder, 'text.jpg'), 'text');
  writeFileSync(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>');
  writeFileSync(join(folder, '.keep'), '');
  const media = await readMedia(folder);

  expect([...media.keys()].sort()).toEqual(['logo.svg', 'text.jpg', 'turned.jpg']);
  expect(media.get('turned.jpg')).toMatchObject({ width: 2, height: 3, isVector: false });
  expect(media.get('logo.svg')).toMatchObject({ width: 8, height: 4, isVector: true });
  expect(media.get('text.jpg')).toBeUndefined();
  expect(await readMedia(join(folder, 'none'))).toEqual(new Map());
});
