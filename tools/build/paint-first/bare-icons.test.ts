import { ArrowDown } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { bareIcons } from './bare-icons.ts';

const render = (props: object) => bareIcons(renderToStaticMarkup(createElement(ArrowDown, props)));

test('an icon of the library has neither a namespace nor the names of the library', () => {
  expect(render({ size: 18 })).toMatch(
    /^<svg width="18" height="18" viewBox="0 0 24 24" fill="none" .* aria-hidden="true">/,
  );
});

test('an icon keeps the classes that the site gives it', () => {
  expect(render({ className: 'turn' })).toContain(' class="turn"');
});
