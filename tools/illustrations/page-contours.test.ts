import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { pages, slugOf } from '#app/content/pages.ts';
import { contours, pageContours } from './page-contours.ts';

/** Bytes of a text under brotli 9; what is sent is compressed harder and never heavier. */
function weightOf(svg: string): number {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

test('every page has its own contours of 10 KB or less', () => {
  const drawn = pageContours();
  expect([...drawn.keys()].sort()).toEqual(pages.map(({ path }) => slugOf(path)).sort());
  expect(new Set([...drawn.values()].map(({ svg }) => svg)).size).toBe(drawn.size);
  for (const [slug, { svg }] of drawn) expect(weightOf(svg), slug).toBeLessThanOrEqual(10_240);
});

test('one seed gives the same contours', () => {
  expect(contours('sap', 'erp').svg).toBe(contours('sap', 'erp').svg);
});

test('contours are lines alone, ordinary ones and thicker index contours', () => {
  const { svg } = contours('sap', 'erp');
  const [, body = ''] = svg.split('</style>');
  expect([...body.matchAll(/class="([^"]*)"/g)].map(([, names]) => names)).toEqual(['K z1', 'K']);
});
