import { textContent } from 'domutils';
import { expect, test } from 'vitest';
import { renderSection } from '#app/testing/render-in-shell.tsx';
import { elements } from '#tools/html-elements.ts';
import { Section } from './component.tsx';
import config from './config.ts';

const fitting: [name: string, symbol: string][] = [
  ['Node.js', 'Nd'],
  ['.NET', 'Nt'],
  ['SAP S/4HANA', 'S4'],
  ['k6', 'K6'],
  ['Kotlin y Compose', 'Kt'],
  ['PostgreSQL', 'Pg'],
];

function contentOf(tools: [name: string, symbol: string][]) {
  const items = tools.map(([name, symbol]) => ({ name, symbol, description: 'is', content: 'does' }));
  return { title: 'Tools', titleHighlight: 'we use', description: 'Daily.', items };
}

function messagesOf(tools: [name: string, symbol: string][]): string[] {
  return config.fields.items.safeParse(contentOf(tools).items).error?.issues.map(({ message }) => message) ?? [];
}

test('each tool shows its symbol to the eye alone, before its name', () => {
  const { page } = renderSection(Section, contentOf(fitting.slice(0, 2)));
  const symbols = elements(page, '.elements > li > [aria-hidden="true"]:first-child');

  expect(symbols.map((symbol) => textContent(symbol))).toEqual(['Nd', 'Nt']);
});

test.each([
  ['Y', 'symbol-form'],
  ['PQ', 'symbol-form'],
  ['Gp', 'other-signs'],
  ['Px', 'other-signs'],
])('PostgreSQL cannot have the symbol %s', (symbol, message) => {
  expect(messagesOf([...fitting.slice(0, 5), ['PostgreSQL', symbol]])).toContain(message);
});

test('symbols of two signs of their names are taken, and no two tools of a page have one', () => {
  expect(messagesOf(fitting)).toEqual([]);
  expect(messagesOf([...fitting.slice(0, 5), ['Netlify', 'Nt']])).toEqual(['symbol-twice']);
});
