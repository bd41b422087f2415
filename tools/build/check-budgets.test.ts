import { expect, test } from 'vitest';
import { budgets, overBudget, weighPage } from './check-budgets.ts';

const html = `<img src="/terrain/a.svg" loading="lazy" fetchPriority="low">
<img src="/scenes/hero.svg" loading="lazy" fetchPriority="high"><img src="/scenes/later.svg" loading="lazy">
<script type="importmap">{"integrity":{"/assets/page-1.js":"sha256-x","/assets/react.js":"sha256-y"}}</script>
<script type="module" async="">link("/assets/site.css");import("/assets/page-1.js")</script>`;

test('weighs what a first visit fetches and nothing that waits or belongs to other pages', () => {
  const asked: string[] = [];
  const weight = weighPage(html, {
    sizeOf: (address) => asked.push(address) * 0 + 10,
    textOf: (address) =>
      address === '/assets/page-1.js' ? 'fetch("/assets/page-1.txt");load(["/fonts/a.woff2","/fonts/b.woff2"])' : '',
  });
  expect(weight).toMatchObject({ scripts: 20, styleSheet: 10, data: 10, fonts: 20, firstPictures: 20 });
  expect(asked.sort()).toEqual([
    '/assets/page-1.js',
    '/assets/page-1.txt',
    '/assets/react.js',
    '/assets/site.css',
    '/fonts/a.woff2',
    '/fonts/b.woff2',
    '/scenes/hero.svg',
    '/terrain/a.svg',
  ]);
});

test('a page that lists no scripts is not weighed as one without any', () => {
  expect(() => weighPage(html.replace('importmap', 'map'), { sizeOf: () => 10, textOf: () => '' })).toThrow(
    'lists no scripts',
  );
});

test('names page, part and bytes over the budget', () => {
  const weight = {
    html: 1,
    styleSheet: 1,
    scripts: budgets.scripts + 5,
    data: 1,
    fonts: 1,
    firstPictures: budgets.firstPictures,
  };
  expect(overBudget('sap', weight)).toEqual([
    `sap: scripts weigh ${budgets.scripts + 5} bytes, 5 over the budget of ${budgets.scripts}.`,
  ]);
});
