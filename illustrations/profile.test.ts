import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { profile, profileSize, profiles } from './profile.ts';

test('each page that shows six points has its own profile', () => {
  const drawn = profiles();

  expect([...drawn.keys()].sort()).toEqual(['about-us', 'careers', 'hire-an-erp-consultant']);
  expect(new Set([...drawn.values()].map(({ svg }) => svg)).size).toBe(3);
});

test('six stations stand where the list below has its lines, and the last is the highest', () => {
  const stations = [...profile('a page', 'erp').svg.matchAll(/d="M(\d+) ([\d.]+)L\1 260"/g)];
  const tops = stations.map(([, , top]) => Number(top));

  expect(stations.map(([, x]) => Number(x))).toEqual([9, 209, 409, 609, 809, 1009]);
  expect(Math.min(...tops)).toBe(tops.at(-1));
  expect(readFileSync('app/styles/points.css', 'utf8')).toContain('margin-left: calc(100% * 8 / 200)');
});

test('the sky is painted and the ground is left open, in 3 KB', async () => {
  const { svg } = profile('a page', 'advisory');
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];

  expect(alpha(600, 3)).toBe(255);
  expect(alpha(960, profileSize.height - 3)).toBe(0);
  expect(brotliCompressSync(svg).length).toBeLessThan(3072);
});
