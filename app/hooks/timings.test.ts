import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { distances, timings, wideScreen } from './timings.ts';

const tokens = readFileSync('app/styles/tokens.css', 'utf8');
const tabs = readFileSync('app/sections/service/service-tabs.css', 'utf8');

test('timings and distances are those of docs/requirements.md', () => {
  expect(timings).toEqual({
    dropdownClose: 150,
    testimonial: 3000,
    phrase: 2500,
    toast: 5000,
    carousel: 5000,
    hashScroll: 500,
  });
  expect(distances).toEqual({ scrollOffset: 100, slideGap: 20 });
});

test('scripts and style sheets call the same screens wide: from 768 px on', () => {
  expect(wideScreen).toBe('(min-width: 48rem)');
  expect(tabs).toContain(`@media ${wideScreen} {`);
});

test('the splash lasts 1500 ms and the client strip goes round in 30 s', () => {
  expect(tokens).toContain('--splash: 1500ms;');
  expect(tokens).toContain('--strip: 30s;');
});
