import { expect, test } from 'vitest';
import { contourLength, contourPath, traceLevels } from './contours.ts';

const extent = { x: -100, y: -100, width: 200, height: 200, step: 5 };

test('the contour of a cone is a ring of the right radius', () => {
  const [contours = []] = traceLevels((x, y) => 100 - Math.hypot(x, y), extent, [40]);
  expect(contours).toHaveLength(1);
  expect(contours[0]?.closed).toBe(true);
  for (const [x, y] of contours[0]?.points ?? []) expect(Math.hypot(x, y)).toBeCloseTo(60, 0);
});

test('a slope has an open contour from edge to edge', () => {
  const [[contour] = []] = traceLevels((x) => x, extent, [0]);
  expect(contour?.closed).toBe(false);
  expect(contour && contourLength(contour)).toBeCloseTo(200);
});

test('two summits over a saddle have two rings, below the saddle one', () => {
  const hill = (x: number, y: number, at: number): number => Math.exp(-((x - at) ** 2 + y ** 2) / 900);
  const field = (x: number, y: number): number => hill(x, y, -40) + hill(x, y, 40);
  const [high = [], low = []] = traceLevels(field, extent, [0.7, 0.2]);
  expect([high.length, low.length]).toEqual([2, 1]);
});

test('path data is smooth, relative and closed for a ring', () => {
  const [[contour] = []] = traceLevels((x, y) => 100 - Math.hypot(x, y), extent, [40]);
  expect(contour && contourPath(contour, 20)).toMatch(/^M-?[\d.]+ -?[\d.]+q[-\d. ]+z$/);
});
