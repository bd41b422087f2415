import { expect, test } from 'vitest';
import { themeColors } from './theme-colors.server.ts';

test('the background of both schemes is read from the tokens', () => {
  expect(themeColors('--paper: light-dark(oklch(1 0 0), oklch(0 0 0));')).toEqual({
    light: '#ffffff',
    dark: '#000000',
  });
});

test('tokens of another form stop the build', () => {
  expect(() => themeColors('--paper: white;')).toThrow('no --paper');
});

test('the site has a light and a dark background', () => {
  const { light, dark } = themeColors();
  expect(light > '#f0f0f0').toBe(true);
  expect(dark < '#202020').toBe(true);
});
