import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { brokenLinks } from './built-links.ts';

function broken(path: string, pages: Record<string, string>): string[] {
  const parsed = new Map(Object.entries(pages).map(([at, html]) => [at, parseDocument(html)]));
  return brokenLinks(path, parsed, (file) => file === '/sap.md');
}

test('a link to no page, to a missing anchor of another page and to one of its own are told once each', () => {
  const home = '<a href="/none">1</a><a href="/none">2</a><a href="/sap?a=1&amp;b=2#tool">3</a><a href="#top">4</a>';

  expect(broken('/', { '/': home, '/sap': '<h2 id="tools">T</h2>' })).toEqual([
    'links to /none, which is no page.',
    'links to /sap#tool, but nothing there has that id.',
    'links to /#top, but nothing there has that id.',
  ]);
});

test('links to pages, anchors, built files and other sites are right', () => {
  const html = `<a href="/es#main">1</a><a href="#main">2</a><a href="/sap.md">3</a><a href="https://x.example/">4</a>
    <a href="mailto:a@b.example">5</a><a href="//y.example">6</a><p id="main"></p><!-- <a href="/none">7</a> -->`;

  expect(broken('/es', { '/es': html })).toEqual([]);
});
