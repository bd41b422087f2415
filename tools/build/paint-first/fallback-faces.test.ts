import { expect, test } from 'vitest';
import { separateFaces } from './fallback-faces.ts';

const face = (family: string) => `@font-face{font-family:${family};src:local(Arial)}`;

test('font faces for every medium are taken out of a sheet, also out of its layers', () => {
  expect(separateFaces(`${face('A')}@layer base{${face('B')}p{color:red}}`)).toEqual({
    faces: face('A') + face('B'),
    rest: '@layer base{p{color:red}}',
  });
});

test('those for a medium stay, in its condition', () => {
  const css = `@layer base{@media (scripting:none){${face('A')}}}`;
  expect(separateFaces(css)).toEqual({ faces: '', rest: css });
});
