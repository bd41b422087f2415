import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { publishPictures } from './hashed-files.ts';

function publish(root: string, pictures: Record<string, string>) {
  const sized = Object.entries(pictures).map(([id, bytes]) => [id, { bytes, width: 4, height: 3 }]);
  return publishPictures(root, 'scenes', 'svg', Object.fromEntries(sized));
}

test('a picture is found under a name that holds its hash', () => {
  const root = temporaryFolder();
  const entries = publish(root, { 'sap-hero': '<svg/>' });
  expect(entries['sap-hero']).toMatchObject({ width: 4, height: 3 });
  expect(entries['sap-hero']?.src).toMatch(/^\/scenes\/sap-hero\.[0-9a-f]{8}\.svg$/);
  expect(readFileSync(join(root, entries['sap-hero']?.src ?? ''), 'utf8')).toBe('<svg/>');
});

test('an unchanged picture is not written again', () => {
  const root = temporaryFolder();
  const file = join(root, publish(root, { a: '<svg/>' }).a?.src ?? '');
  utimesSync(file, 1, 1);
  publish(root, { a: '<svg/>' });
  expect(statSync(file).mtimeMs).toBe(1000);
});

test('a picture that is no longer drawn, or was drawn otherwise, is removed', () => {
  const root = temporaryFolder();
  publish(root, { a: '<svg/>', b: '<svg/>' });
  const { a } = publish(root, { a: '<svg></svg>' });
  expect(readdirSync(join(root, 'scenes')).map((name) => `/scenes/${name}`)).toEqual([a?.src]);
});
