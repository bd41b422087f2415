import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type MediaFile, readMedia } from '#tools/build/media/media-files.ts';
import { temporaryFolder } from '#tools/temporary-folder.ts';
import { checkMedia, checkPictures, type Pictures } from './pictures.ts';
import { linesOf } from './tree-of.ts';

const tab = (scene: string) => ({ tabs: { tabContent: { support: { image: { scene, alt: 'A' } } } } });
const place = 'content/en/sap.yaml: tabs.tabContent.support.image.scene';

const pictureLines = (contents: Record<string, unknown>, pictures?: Pictures) =>
  linesOf((tree) => checkPictures(tree, pictures), contents);

test('a scene is called by its page and its place', () => {
  const hero = { image: { scene: 'sap-hero', alt: 'A' } };

  expect(pictureLines({ 'en/sap': { hero, ...tab('support') } })).toEqual([
    `${place} – is support: the picture of this place is called sap-support.`,
  ]);
});

test('a scene that has not been drawn is an error', () => {
  expect(pictureLines({ 'en/sap': tab('sap-support') }, { scenes: {} })).toEqual([
    `${place} – sap-support has not been drawn: draw it in illustrations/scenes/ or borrow a drawn one.`,
  ]);
  expect(pictureLines({ 'en/sap': tab('sap-support') }, { scenes: { 'sap-support': {} } })).toEqual([]);
});

test('a new page may borrow the scene of another and is only warned', () => {
  expect(pictureLines({ 'en/sap': tab('sap-support'), 'en/testing': tab('sap-support') })).toEqual([
    `${place.replace('sap', 'testing')} – warning: borrows sap-support until somebody draws testing-support.`,
  ]);
});

test('a logo that has not been drawn is an error', () => {
  const items = ['one', 'two'].map((id) => ({ id, name: id }));

  expect(pictureLines({ 'en/partners-clients': { items } }, { scenes: {}, marks: { one: {} } })).toEqual([
    'content/en/partners-clients.yaml: items.#2.id – the logo two has not been drawn: draw the pictures again.',
  ]);
});

test('a place that shows a photograph still lends its drawing', () => {
  const heroOf = (picture: object) => ({ hero: { image: { ...picture, alt: 'A' } } });
  const contents = { 'en/sap': heroOf({ photo: 'team.jpg' }), 'en/testing': heroOf({ scene: 'sap-hero' }) };

  expect(pictureLines(contents, { scenes: { 'sap-hero': {} } })).toEqual([
    expect.stringContaining('hero.image.scene – warning: borrows sap-hero'),
  ]);
});

const large: MediaFile = { bytes: 1000, width: 1600, height: 1200, isVector: false };

function mediaLines(page: object, files: Record<string, MediaFile | undefined>, made?: Partial<Pictures>): string[] {
  const pictures = made && { scenes: {}, photos: {}, logos: {}, ...made };
  return linesOf((tree) => checkMedia(tree, new Map(Object.entries(files)), pictures), { 'en/sap': page });
}

const hero = { hero: { image: { photo: 'a.jpg' } } };
const elsewhere = { tabs: { image: { photo: 'a.jpg' } } };
const logo = { items: [{ logo: 'a.png' }] };
const smallLogo = { ...large, width: 319, height: 320 };

test.each<[string, page: object, files: Record<string, MediaFile | undefined>, line?: string]>([
  ['a missing file', hero, {}, 'hero.image.photo – a.jpg is not in content/media/: put it there or correct the name.'],
  [
    'no picture',
    hero,
    { 'a.jpg': undefined },
    'hero.image.photo – a.jpg is no picture that can be read: save it as JPEG, PNG or WebP.',
  ],
  [
    'a heavy file',
    hero,
    { 'a.jpg': { ...large, bytes: 20 * 1024 * 1024 + 1 } },
    'hero.image.photo – a.jpg has 21 MB: make it smaller than 20 MB.',
  ],
  [
    'a photograph of a first view that is too small once it is cut to 4:3',
    hero,
    { 'a.jpg': { ...large, height: 899 } },
    'hero.image.photo – a.jpg has 1600 × 899 pixels: this place needs 1200 × 900 or more.',
  ],
  ['a smaller photograph elsewhere', elsewhere, { 'a.jpg': { ...large, width: 800, height: 600 } }],
  [
    'one that is too small there',
    elsewhere,
    { 'a.jpg': { ...large, width: 799 } },
    'tabs.image.photo – a.jpg has 799 × 1200 pixels: this place needs 800 × 600 or more.',
  ],
  [
    'a small logo',
    logo,
    { 'a.png': smallLogo },
    'items.#1.logo – a.png has 319 × 320 pixels: this place needs 320 across, or an SVG.',
  ],
  ['a logo that is just wide enough', logo, { 'a.png': { ...smallLogo, width: 320 } }],
  ['a small logo that is an SVG', logo, { 'a.png': { ...smallLogo, isVector: true } }],
])('what the check says of %s', (_what, page, files, line) => {
  expect(mediaLines(page, files)).toEqual(line ? [`content/en/sap.yaml: ${line}`] : []);
});

test('a file whose head can be read and whose end cannot is told once the pictures have been made', () => {
  expect(mediaLines(elsewhere, { 'a.jpg': large }, {})).toEqual([
    'content/en/sap.yaml: tabs.image.photo – a.jpg cannot be read to its end: export it anew.',
  ]);
  expect(mediaLines(elsewhere, { 'a.jpg': large }, { photos: { 'a.jpg': {} } })).toEqual([]);
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
