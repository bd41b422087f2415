import { expect, test } from 'vitest';
import { lineOf } from '#site/finding.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { checkBuiltPages } from './built-pages.ts';

const rest = {
  'index.html': '<h1>Home</h1>',
  'invoicing/index.html': '<h1>Invoicing</h1><h2 id="tools">Tools</h2>',
  'es/invoicing/index.html': '<h1>Invoicing</h1>',
  'invoicing.txt': 'Invoicing',
};

test.each<[string, html: string, faults: string[]]>([
  [
    'links to no page, to a missing anchor of another page and to one of its own, once each',
    '<h1>a</h1><a href="/none">1</a><a href="/none">2</a><a href="/invoicing?a=1&amp;b=2#tool">3</a><a href="#top">4</a>',
    [
      'links to /none, which is no page.',
      'links to /invoicing#tool, but nothing there has that id.',
      'links to /es#top, but nothing there has that id.',
    ],
  ],
  [
    'links to pages, anchors, built files and other sites',
    `<h1>a</h1><a href="/es#main">1</a><a href="#main">2</a><a href="/invoicing.txt">3</a><a href="https://x.example/">4</a>
    <a href="mailto:a@b.example">5</a><a href="//y.example">6</a><p id="main"></p><!-- <a href="/none">7</a> -->`,
    [],
  ],
])('in a built page %s', (_what, html, faults) => {
  const build = temporaryFolder({ ...rest, 'es/index.html': html });

  expect(Array.from(checkBuiltPages(build), lineOf)).toEqual(faults.map((fault) => `/es: the built page – ${fault}`));
});
