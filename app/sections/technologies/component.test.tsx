import { textContent } from 'domutils';
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-in-shell.tsx';
import { elements } from '#tools/html-elements.ts';
import { Section } from './component.tsx';

const tool = { name: 'PostgreSQL', symbol: 'Pg', description: 'is', content: 'does' };
const content = { title: 'Tools', titleHighlight: 'we use', description: 'Daily.' };

test('each tool shows its symbol to the eye alone, before its name', () => {
  const items = [tool, { ...tool, name: '.NET', symbol: 'Nt' }];
  const { page } = renderSection(Section, { ...content, items });
  const symbols = elements(page, '.elements > li > [aria-hidden="true"]:first-child');

  expect(symbols.map((symbol) => textContent(symbol))).toEqual(['Pg', 'Nt']);
});
