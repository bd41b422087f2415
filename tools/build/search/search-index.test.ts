import { expect, test } from 'vitest';
import type { SearchIndex } from '#shared/search.ts';
import { searchIndexJson, textOfPage } from './search-index.ts';

const texts = { one: '', other: '', none: '', short: '' };

function indexOf(...pages: string[]): SearchIndex {
  const sources = pages.map((html, place) => ({
    to: `/${place}`,
    title: 'Title',
    category: 'Category',
    summary: '',
    html,
  }));
  return JSON.parse(searchIndexJson(sources, { texts, fallbackLinks: [], stopWords: [] }));
}

const page = (main: string) => `<header>Menu</header><main id="content">${main}</main><footer>Foot</footer>`;

test('headings and questions have the place that a link leads to', () => {
  const html = page(`<h1>One</h1><section id="questions"><h2>Two</h2><details><summary><h4>Why?</h4></summary>
    <p>Because.</p></details></section><div id="panel"><h3>Three</h3></div><ul><li id="ana"><h3>Ana</h3></li></ul>`);
  expect(textOfPage(html)).toEqual({
    headings: [
      ['One', ''],
      ['Two', 'questions'],
      ['Why?', 'questions'],
      ['Three', ''],
      ['Ana', 'ana'],
    ],
    text: 'One Two Why? Because. Three Ana',
  });
});

test('menus, forms, explanations and decoration are no words of the page, the labels of its controls are', () => {
  const html = page(
    '<nav>Way</nav><form>Name</form><button popovertarget="why">Sample</button><button>DevOps</button><p aria-hidden="true">Copy</p><p>Kept <b>to</b>o</p>',
  );
  expect(textOfPage(html)).toEqual({ headings: [['DevOps', '']], text: 'DevOps Kept too' });
});

test('each word stands once, plainly spelt where it ever is, with the pages that have it', () => {
  expect(indexOf(page('<p>Cloud, SURI</p>'), page('<p>the cloud, el más y mas</p>')).words).toEqual({
    cloud: [0, 1],
    el: [1],
    mas: [1],
    SURI: [0],
    the: [1],
    y: [1],
  });
});
