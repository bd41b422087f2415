import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { parseDrawing } from './drawing.ts';

const site = testSite();
const own = site.brand();

test('a drawing inside a page has neither classes, which rules of the page could meet, nor a style', () => {
  const source =
    '<svg xmlns="http://www.w3.org/2000/svg" class="hue-servicios" width="9" height="9"><path class="servicios" d="M0 0h9v9z"/></svg>';
  const { faults, inline } = parseDrawing(source, own);

  expect(faults).toEqual([]);
  expect(inline).toMatch(/<path [^>]*fill="light-dark\(#\w{6},#\w{6}\)"/);
  expect(inline).not.toMatch(/class|style/);
});
