import { expect, test } from 'vitest';
import { contentOf } from '#app/testing/content-of.ts';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import measurements from './config.ts';

const path = '/how-this-site-is-built';
const site = siteUnderTest();
const content = contentOf(site, 'en', path, 'measurements');
const item = { figure: 'weight', value: '{value} KB', name: 'Weight', method: 'On a scale' };
const measured = () => ({ bench: { on: '2026-11-25', figures: { weight: 1234.567 } } });
const reader = siteReader({ ...site, measured }, 'en', path);

test('a figure is shown as it was measured, with the day, and none that was not measured', () => {
  expect(viewOf(measurements, { ...content, items: [item, { ...item, figure: 'speed' }] }, reader).items).toEqual([
    { name: 'Weight', method: 'On a scale', value: '1,234.57 KB', on: 'November 25, 2026' },
  ]);
});
