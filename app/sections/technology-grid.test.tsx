// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { loadPage } from '#content/load.server.ts';
import { locales } from '#content/locale.ts';
import { pages } from '#content/pages.ts';
import { renderInShell } from '../render-in-shell.tsx';
import { TechnologyGrid } from './technology-grid.tsx';

function lettersOf(names: string[]) {
  const items = names.map((name) => ({ name, description: `${name} is`, content: `${name} does` }));
  const technologies = { title: 'Tools', titleHighlight: 'we use', description: 'Daily.', items };
  const { container, unmount } = renderInShell(<TechnologyGrid technologies={technologies} />);
  const letters = [...container.querySelectorAll('.element-letter')].map((letter) => letter.textContent);
  unmount();
  return letters;
}

test.each([
  ['Kotlin', 'K'],
  ['S/4HANA', 'S'],
  ['React and TypeScript', 'R'],
  ['Élan', 'É'],
  ['kubernetes', 'K'],
  ['.NET', 'N'],
  ['4D', '4'],
])('%s is known by its first letter: %s', (name, letter) => {
  expect(lettersOf([name])).toEqual([letter]);
});

test.each([
  [
    ['SAP S/4HANA', 'SAP Fiori', 'SAP BW/4HANA'],
    ['S', 'F', 'B'],
  ],
  [
    ['Fusion Cloud HCM', 'Fusion Cloud ERP', 'E-Business Suite'],
    ['H', 'E', 'E'],
  ],
  [
    ['Sales Cloud', 'Data Cloud', 'Salesforce'],
    ['S', 'D', 'S'],
  ],
  [
    ['SAP', 'SAP HANA'],
    ['S', 'S'],
  ],
])('a maker that several names begin with is passed over: %j', (names, letters) => {
  expect(lettersOf(names)).toEqual(letters);
});

test.each(locales)('every technology of the content is known by a letter or figure: %s', (locale) => {
  const services = pages.filter((page) => page.kind === 'service');

  for (const page of services) {
    const letters = lettersOf(loadPage(locale, page).technologies.items.map((item) => item.name));
    expect(letters, page.path).toEqual(Array.from({ length: 6 }, () => expect.stringMatching(/^[\p{Lu}\d]$/u)));
  }
});
