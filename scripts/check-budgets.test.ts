import { expect, test } from 'vitest';
import { budgets, overBudget, weighPage } from './check-budgets.ts';

const html = `<style>@font-face{src:url("/fonts/a.woff2")}@font-face{src:url(/fonts/b.woff2)}</style>
<img src="/scenes/hero.svg" fetchPriority="high"><img src="/scenes/later.svg" loading="lazy">
<script type="importmap">{"integrity":{"/assets/other.js":"sha384-x"}}</script>
<script type="module" async="">load(["/assets/react.js","/assets/home.js"]);import("/assets/home.js")</script>`;

test('weighs what a first visit fetches and nothing that waits or belongs to other pages', () => {
  const asked: string[] = [];
  const weight = weighPage(html, (address) => asked.push(address) * 0 + 10);
  expect(weight).toMatchObject({ scripts: 20, fonts: 20, firstPictures: 10 });
  expect(asked.sort()).toEqual([
    '/assets/home.js',
    '/assets/react.js',
    '/fonts/a.woff2',
    '/fonts/b.woff2',
    '/scenes/hero.svg',
  ]);
});

test('names page, part and bytes over the budget', () => {
  const weight = { html: 1, scripts: budgets.scripts + 5, fonts: 1, firstPictures: budgets.firstPictures };
  expect(overBudget('sap', weight)).toEqual([
    `sap: scripts weigh ${budgets.scripts + 5} bytes, 5 over the budget of ${budgets.scripts}.`,
  ]);
});
