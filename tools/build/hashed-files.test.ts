import { readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { publishDrawings } from './hashed-files.ts';

test('a drawing has its hash in its name, is not written again, and goes when it is no longer drawn so', () => {
  const root = temporaryFolder();
  const publish = (svg: string, more = {}) =>
    publishDrawings(root, 'scenes', { a: { svg, width: 4, height: 3 }, ...more }).a;
  const first = publish('<svg/>', { b: { svg: '<svg/>', width: 4, height: 3 } });
  const file = join(root, first?.src ?? '');

  expect(first).toEqual({ src: expect.stringMatching(/^\/scenes\/a\.[0-9a-f]{8}\.svg$/), width: 4, height: 3 });
  expect(readFileSync(file, 'utf8')).toBe('<svg/>');
  utimesSync(file, 1, 1);
  publish('<svg/>', { b: { svg: '<svg/>', width: 4, height: 3 } });
  expect(statSync(file).mtimeMs).toBe(1000);
  const other = publish('<svg></svg>');
  expect(readdirSync(join(root, 'scenes')).map((name) => `/scenes/${name}`)).toEqual([other?.src]);
});
