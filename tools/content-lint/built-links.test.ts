import { expect, test } from 'vitest';
import { brokenLinks, linksOf } from './built-links.ts';

test('links inside the site are taken, relative ones resolved, others left alone', () => {
  const html =
    '<a class="x" href="/sap?a=1&amp;b=2#tools">S</a><a href="#main">M</a><a href="https://x.example/">X</a><a href="mailto:a@b.example">A</a><a href="//y.example">Y</a>';

  expect(linksOf(html, '/es')).toEqual([
    { path: '/sap', anchor: 'tools' },
    { path: '/es', anchor: 'main' },
  ]);
});

test('a link to no page, to a missing anchor of another page and to one of its own are told once each', () => {
  const pages = new Map([
    ['/', '<a href="/none">1</a><a href="/none">2</a><a href="/sap#tool">3</a><a href="#top">4</a>'],
    ['/sap', '<h2 id="tools">T</h2>'],
  ]);

  expect(brokenLinks('/', pages, () => false)).toEqual([
    'links to /none, which is no page.',
    'links to /sap#tool, but nothing there has that id.',
    'links to /#top, but nothing there has that id.',
  ]);
});

test('a link to a built file that is no page is right', () => {
  const pages = new Map([['/', '<a href="/sap.md">Text</a>']]);

  expect(brokenLinks('/', pages, (path) => path === '/sap.md')).toEqual([]);
});
