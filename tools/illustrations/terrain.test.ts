import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { pages, slugOf } from '#app/content/pages.ts';
import { terrain, terrains } from './terrain.ts';

/** Bytes of a text under brotli 9; what is sent is compressed harder and never heavier. */
function weightOf(svg: string): number {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

test('every page has its own terrain of 10 KB or less', () => {
  const drawn = terrains();
  expect([...drawn.keys()].sort()).toEqual(pages.map(({ path }) => slugOf(path)).sort());
  expect(new Set([...drawn.values()].map(({ svg }) => svg)).size).toBe(drawn.size);
  for (const [slug, { svg }] of drawn) expect(weightOf(svg), slug).toBeLessThanOrEqual(10_240);
});

test('one seed gives one terrain', () => {
  expect(terrain('sap', 'erp').svg).toBe(terrain('sap', 'erp').svg);
});

test('terrain is lines alone, ordinary ones and thicker index contours', () => {
  const { svg } = terrain('sap', 'erp');
  const [, body = ''] = svg.split('</style>');
  expect([...body.matchAll(/class="([^"]*)"/g)].map(([, names]) => names)).toEqual(['K z1', 'K']);
});
