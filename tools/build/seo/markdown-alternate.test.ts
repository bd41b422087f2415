import { expect, test } from 'vitest';
import { markdownAlternate } from './markdown-alternate.ts';

function pageOf(main: string): string {
  return `<!DOCTYPE html><html lang="es"><head><title>SAP &amp; más · Mirador</title>
    <meta name="description" content="Migración."><link rel="canonical" href="https://mirador.example/es/sap"></head>
    <body><header><p>Menu</p></header><main>${main}</main><footer>Foot</footer></body></html>`;
}

function bodyOf(main: string): string {
  return markdownAlternate(pageOf(main)).split('---\n\n')[1] ?? '';
}

test('title, description, URL and language stand before the words of main', () => {
  expect(markdownAlternate(pageOf('<h1>Cierre <span>de mes</span></h1>'))).toBe(
    `---
title: "SAP & más · Mirador"
description: "Migración."
url: https://mirador.example/es/sap
language: es
---

# Cierre de mes
`,
  );
});

test('links and pictures have absolute URLs, neighboring links stay apart', () => {
  expect(bodyOf('<a href="/es#x">Uno</a><a href="mailto:a@b.example">Dos</a> <img src="/a.svg" alt="Tres">')).toBe(
    '[Uno](https://mirador.example/es#x) [Dos](mailto:a@b.example) ![Tres](https://mirador.example/a.svg)\n',
  );
});

test('a page without main stops the build', () => {
  expect(() => markdownAlternate('<link rel="canonical" href="https://mirador.example/">')).toThrow('has no main');
});

test.each([
  [
    'a figure and its label',
    '<dl class="stat-row"><div><dt>años</dt><dd>19</dd></div><div><dt>pruebas</dt><dd>3</dd></div></dl>',
    '- **19** años\n- **3** pruebas\n',
  ],
  ['a term and what it means', '<dl><div><dt>Idiomas</dt><dd>Español</dd></div></dl>', '- **Idiomas**: Español\n'],
])('%s stay together, in their order', (_, main, markdown) => {
  expect(bodyOf(main)).toBe(markdown);
});
