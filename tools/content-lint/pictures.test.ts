import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { lineOf, sentenceOf } from '#site/finding.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { type MediaFile, readMedia } from '#tools/build/media/write-media.ts';
import { checkDrawings, checkMark, checkMedia, checkPictures, type Pictures } from './pictures.ts';
import { findingLines } from './test-tree.ts';

const tab = (scene: string) => ({ tabs: { tabContent: { support: { image: { scene, alt: 'A' } } } } });
const place = 'content/en/invoicing.yaml: tabs.tabContent.support.image.scene';

const pictureLines = (contents: Record<string, unknown>, pictures?: Pictures) =>
  findingLines((tree) => checkPictures(tree, pictures), contents);

test('a scene that has not been drawn is an error', () => {
  expect(pictureLines({ 'en/invoicing': tab('sap-support') }, { scenes: {} })).toEqual([
    `${place} – sap-support is no drawing: choose one of the gallery.`,
  ]);
  expect(pictureLines({ 'en/invoicing': tab('sap-support') }, { scenes: { 'sap-support': { src: '' } } })).toEqual([]);
});

const large: MediaFile = { bytes: 1000, width: 1600, height: 1200, isVector: false };

function mediaLines(page: object, files: Record<string, MediaFile | undefined>, made?: Partial<Pictures>): string[] {
  const pictures = made && { scenes: {}, photos: {}, logos: {}, files: {}, ...made };
  return findingLines((tree) => checkMedia(tree, new Map(Object.entries(files)), pictures), { 'en/invoicing': page });
}

const photo = { image: { photo: 'a.jpg' } };

const first = { page: { sections: [photo] }, key: 'sections.#1.image.photo', name: 'a.jpg' };
const elsewhere = { page: photo, key: 'image.photo', name: 'a.jpg' };
const inLogo = { page: { items: [{ logo: 'a.png' }] }, key: 'items.#1.logo', name: 'a.png' };

test.each<
  [string, place: { page: object; key: string; name: string }, size: Partial<MediaFile> | undefined, fault?: string]
>([
  [
    'no picture',
    first,
    undefined,
    'is no picture that can be read: save it as JPEG, PNG or WebP, or a document as PDF.',
  ],
  ['heavy', first, { bytes: 20 * 1024 * 1024 + 1 }, 'has 21 MB: make it smaller than 20 MB.'],
  ['flat', first, { height: 899 }, 'has 1600 × 899 pixels: this place needs 1200 × 900 or more.'],
  ['smaller, elsewhere', elsewhere, { width: 799 }, 'has 799 × 1200 pixels: this place needs 800 × 600 or more.'],
  ['narrow', inLogo, { width: 319 }, 'has 319 × 1200 pixels: this place needs 320 across, or an SVG.'],
  ['a document', { page: { file: 'a.pdf' }, key: 'file', name: 'a.pdf' }, { width: 0, height: 0 }],
])('what is said of a file that is %s', (_what, { page, key, name }, size, fault) => {
  expect(mediaLines(page, { [name]: size && { ...large, ...size } })).toEqual(
    fault ? [`content/en/invoicing.yaml: ${key} – ${name} ${fault}`] : [],
  );
});

test('a file that is not there is told', () => {
  expect(mediaLines(photo, {})).toEqual([
    'content/en/invoicing.yaml: image.photo – a.jpg is not in content/media/: put it there or correct the name.',
  ]);
});

test('a file whose head can be read and whose end cannot is told once the pictures have been made', () => {
  expect(mediaLines(photo, { 'a.jpg': large }, {})).toEqual([
    'content/en/invoicing.yaml: image.photo – a.jpg has not been read yet or cannot be read to its end: wait a moment, then export it anew.',
  ]);
  expect(mediaLines(photo, { 'a.jpg': large }, { photos: { 'a.jpg': { src: '' } } })).toEqual([]);
});

test('a file that nothing names is a warning', () => {
  expect(mediaLines({}, { 'old.jpg': large })).toEqual([
    'content/media/old.jpg: the file – warning: is shown nowhere: name it or remove it.',
  ]);
});

test('files are read as they lie there: sizes upright, what is no picture as such, hidden files not at all', async () => {
  const image = sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } });
  const folder = temporaryFolder({
    'turned.jpg': await image.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    'text.jpg': 'text',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"/>',
    '.keep': '',
  });
  const media = await readMedia(folder);

  expect([...media.keys()].sort()).toEqual(['logo.svg', 'text.jpg', 'turned.jpg']);
  expect(media.get('turned.jpg')).toMatchObject({ width: 2, height: 3, isVector: false });
  expect(media.get('logo.svg')).toMatchObject({ width: 8, height: 4, isVector: true });
  expect(media.get('text.jpg')).toBeUndefined();
  expect(await readMedia(join(folder, 'none'))).toEqual(new Map());
});

const drawing = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6" class="hue-servicios">${body}</svg>`;

test('the faults of a drawing are told with its file', () => {
  const sound = drawing('<path class="tone-3 line-ink width-1" d="M0 0h4v3z"/>');
  const faulty = drawing('<script>alert(1)</script>');
  const root = temporaryFolder({ 'media/drawings/scenes/a.svg': sound, 'media/drawings/scenes/b.svg': faulty });

  expect(Array.from(checkDrawings({ ...testSite(), root }), lineOf)).toEqual([
    'content/media/drawings/scenes/b.svg: the drawing – has an element script: take it out.',
  ]);
});

test('a mark in a color that one of the schemes hides is told', () => {
  const root = temporaryFolder({
    'media/mark.svg': drawing('<path fill="navy" d="M0 0h4v3z"/><path fill="teal" d="M0 0h4v3z"/>'),
  });

  expect(Array.from(checkMark({ ...testSite(), root }, 'mark.svg'), (found) => sentenceOf(found))).toEqual([
    expect.stringContaining('has the color #000080, which can hardly be seen in the dark scheme'),
  ]);
});
