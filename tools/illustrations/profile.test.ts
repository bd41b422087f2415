import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { profile, profileSize, profiles } from './profile.ts';

const drawn = profiles();

function placesIn(svg: string, part: RegExp): string {
  return [...svg.matchAll(part)].map(([, x]) => Math.round(Number(x))).join(' ');
}

const lookoutIn = /translate\(([\d.]+) [\d.]+\) scale\(\.?\d*\.?52\)/g;
const stationIn = /<circle cx="([\d.]+)" cy="[\d.]+" r="7"/g;

test('each page that shows six points has its own profile', () => {
  expect([...drawn.keys()].sort()).toEqual(['about-us', 'careers', 'hire-an-erp-consultant']);
});

test.each([
  ['sun', /<circle cx="([\d.]+)" cy="[\d.]+" r="32"/g],
  ['palms', /translate\(([\d.]+) [\d.]+\) scale\(0?\.(?:34|42)\)/g],
  ['lookout', lookoutIn],
])('no two pages have the %s at the same places', (_, part) => {
  const places = [...drawn.values()].map(({ svg }) => placesIn(svg, part));

  expect(places).not.toContain('');
  expect(new Set(places).size).toBe(drawn.size);
});

test.each([...drawn])('five stations and the lookout of %s stand where the list has its stems', (_, { svg }) => {
  const places = `${placesIn(svg, stationIn)} ${placesIn(svg, lookoutIn)}`.split(' ').map(Number);

  expect(places.sort((a, b) => a - b)).toEqual([36, 230, 424, 618, 812, 1006]);
  expect(readFileSync('app/sections/points/points.css', 'utf8')).toContain('padding: 0 0 2rem calc(100% * 36 / 1200)');
});

test('the sky is painted and the ground is left open, in 3 KB', async () => {
  const { svg } = profile('a page', 'advisory');
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alpha = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];

  expect(alpha(600, 3)).toBe(255);
  expect(alpha(960, profileSize.height - 3)).toBe(0);
  expect(brotliCompressSync(svg).length).toBeLessThan(3072);
});
