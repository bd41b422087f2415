// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-in-shell.tsx';
import { Section } from './component.tsx';

test('each tool shows its symbol to the eye alone, before its name', () => {
  const symbols = { 'Node.js': 'Nd', '.NET': 'Nt' };
  const items = Object.entries(symbols).map(([name, symbol]) => ({ name, symbol, description: 'is', content: 'does' }));
  const technologies = { title: 'Tools', titleHighlight: 'we use', description: 'Daily.', items };
  const { container } = renderSection(Section, technologies);
  const shown = [...container.querySelectorAll('.elements > li')].map((tool) => tool.firstElementChild);

  expect(shown.map((symbol) => symbol?.textContent)).toEqual(['Nd', 'Nt']);
  expect(shown.map((symbol) => symbol?.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});
