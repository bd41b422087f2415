import { expect, test } from 'vitest';
import { currentSite } from '#app/site.server.ts';
import { contentOf } from '#app/testing/content-of.ts';
import { bars } from '#bench/bars.ts';
import { testFigures } from '#site/measured.server.ts';

test('the page about this site names only figures that the tests or the benchmark write', () => {
  const { items } = contentOf(currentSite(), 'en', '/how-this-site-is-built', 'measurements');
  const written = [...testFigures, ...Object.keys(bars)];

  expect(written).toEqual(expect.arrayContaining(items.map(({ figure }) => figure)));
});
