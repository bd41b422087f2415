import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openSite } from '#app/site.server.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testContent } from '#tests/test-site.ts';
import { writeMedia } from './write-media.ts';

/** A project whose one page says `page`, with files in its `content/media/`. */
function projectWith(page: string, files: Record<string, Buffer | string>) {
  const media = Object.entries(files).map(([name, bytes]) => [`content/media/${name}`, bytes]);
  const root = temporaryFolder({
    ...Object.fromEntries(media),
    'content/en/sap.yaml': page,
    ...Object.fromEntries(
      ['languages', 'brand'].map((name) => [`content/${name}.yaml`, readFileSync(join(testContent, `${name}.yaml`))]),
    ),
    '.generated/pictures.json': '{"scenes":{}}',
  });
  return {
    say: (words: string) => writeFileSync(join(root, 'content/en/sap.yaml'), words),
    write: () => writeMedia(openSite(join(root, 'content')), join(root, '.generated')),
    catalogue: () => JSON.parse(readFileSync(join(root, '.generated/pictures.json'), 'utf8')),
    file: (path: string) => join(root, '.generated/public', path),
    made: () => readdirSync(join(root, '.generated/public/media')),
  };
}

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A photograph taken with the camera on its side: 600 × 900 pixels that stand for 900 × 600, red on the left. */
async function photograph(): Promise<Buffer> {
  const red = await plain(600, 300, 'red').png().toBuffer();
  return plain(600, 900, 'blue')
    .composite([{ input: red, gravity: 'south' }])
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '18/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

test('a photograph is made as AVIF and WebP in the widths that it has, upright, in shape and without metadata', async () => {
  const source = await photograph();
  const page = 'sections: [{ type: hero, image: { photo: team.jpg, alt: Us } }]';
  const { write, catalogue, file } = projectWith(page, { 'team.jpg': source });
  await write();
  const { scenes, photos } = catalogue();
  const photo = photos['team.jpg'];

  expect((await sharp(source).metadata()).exif?.includes('Ana')).toBe(true);
  expect(scenes).toEqual({});
  expect(photo).toMatchObject({ medium: 'photo', width: 800, height: 600 });
  expect(photo.src).toMatch(/^\/media\/team-800\.[0-9a-f]{8}\.webp$/);
  for (const [format, sources] of [
    ['heif', photo.avif],
    ['webp', photo.webp],
  ]) {
    const candidates: string[][] = sources.split(', ').map((candidate: string) => candidate.split(' '));
    expect(candidates.map(([, width]) => width)).toEqual(['480w', '800w']);
    const { width, height, exif, orientation, ...rest } = await sharp(file(candidates[0]?.[0] ?? '')).metadata();
    expect({ format: rest.format, width, height }).toEqual({ format, width: 480, height: 360 });
    expect([exif, orientation]).toEqual([undefined, undefined]);
  }
  const pixel = sharp(file(photo.src)).extract({ left: 10, top: 300, width: 1, height: 1 });
  expect((await pixel.raw().toBuffer())[0]).toBeGreaterThan(200);
});

test('what has not changed is not made again, and what no page names any more is removed', async () => {
  const { write, say, catalogue, file, made } = projectWith(
    'sections: [{ type: hero, image: { photo: a.jpg, alt: A } }]',
    {
      'a.jpg': await photograph(),
      'unnamed.jpg': await photograph(),
    },
  );
  await write();
  const path = file(catalogue().photos['a.jpg'].src);
  utimesSync(path, 1, 1);
  await write();

  expect(statSync(path).mtimeMs).toBe(1000);
  expect(made().filter((name) => !name.startsWith('a-'))).toEqual([]);
  say('sections: []');
  await write();
  expect([made(), catalogue().photos]).toEqual([[], {}]);
});

test('a logo becomes pixels, so that no script of an SVG reaches a visitor', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><path d="M0 0h40v20"/></svg>';
  const { write, catalogue, file, made } = projectWith('sections: [{ type: logos, items: [{ logo: acme.svg }] }]', {
    'acme.svg': svg,
  });
  await write();
  const { src, ...logo } = catalogue().logos['acme.svg'];

  expect(logo).toEqual({ medium: 'logo', width: 128, height: 64 });
  expect(await sharp(file(src)).metadata()).toMatchObject({ format: 'webp', width: 256, height: 128 });
  expect(made()).toHaveLength(1);
});

test('files that are missing, cut off or too small are left to the content check', async () => {
  const heroes = ['none.jpg', 'cut.jpg', 'small.png'].map((photo) => `{ type: hero, image: { photo: ${photo} } }`);
  const page = `sections: [${heroes.join(', ')}, { type: logos, items: [{ logo: text.png }] }]`;
  const { write, catalogue } = projectWith(page, {
    'cut.jpg': (await photograph()).subarray(0, 1500),
    'small.png': await plain(90, 90, 'red').png().toBuffer(),
    'text.png': 'no picture',
  });
  await write();

  expect(catalogue()).toEqual({ scenes: {}, photos: {}, logos: {}, files: {} });
});

test('a document stays as it is, a picture to open loses what the camera wrote', async () => {
  const pdf = '%PDF-1.7 and more';
  const page = 'sections: [{ type: case, documents: [{ file: report.pdf }, { file: sheet.jpg }, { file: text.pdf }] }]';
  const { write, catalogue, file } = projectWith(page, {
    'report.pdf': pdf,
    'sheet.jpg': await photograph(),
    'text.pdf': 'no document',
  });
  await write();
  const { 'report.pdf': report, 'sheet.jpg': sheet, ...others } = catalogue().files;

  expect(report).toMatchObject({ type: 'PDF', bytes: pdf.length });
  expect(readFileSync(file(report.src)).toString()).toBe(pdf);
  expect(sheet).toMatchObject({ type: 'WebP', bytes: statSync(file(sheet.src)).size });
  expect((await sharp(file(sheet.src)).metadata()).exif).toBeUndefined();
  expect(others).toEqual({});
});
