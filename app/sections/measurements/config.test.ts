import { expect, test } from 'vitest';
import { contentOf } from '#app/testing/content-of.ts';
import { type SiteReader, siteReader } from '#site/loaders/site-reader.server.ts';
import type { loadMeasured } from '#site/measured.server.ts';
import { load } from './config.ts';

const path = '/how-this-site-is-built';
const content = contentOf('en', path, 'measurements');
const item = { figure: 'weight', value: '$value KB', name: 'Weight', method: 'On a scale' };
const measured = (): ReturnType<typeof loadMeasured> => ({
  bench: { on: '2026-11-25', figures: { weight: 1234.567 } },
});
const site: SiteReader = { ...siteReader('en', path), measured };

test('a figure is shown as it was measured, with the day, and none that was not measured', () => {
  expect(load({ ...content, items: [item, { ...item, figure: 'speed' }] }, site)).toEqual([
    { name: 'Weight', method: 'On a scale', value: '1,234.57 KB', on: 'November 25, 2026' },
  ]);
});
