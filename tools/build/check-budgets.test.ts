import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { budgets, overBudget, weighPage } from './check-budgets.ts';

const size = (text: string) => brotliCompressSync(Buffer.from(text)).length;

const html = `<head><style>a{}</style></head><img src="/later.svg"><img src="/first.svg" fetchpriority="high">
  <picture><source type="image/avif" srcset="/480.avif 480w, /800.avif 800w, /1200.avif 1200w"><img
    src="/800.webp" srcset="/480.webp 480w, /800.webp 800w" fetchpriority="high"></picture>
  <picture><source type="image/avif" srcset="/1200.avif 1200w"><img src="/800.webp" srcset="/800.webp 800w"></picture>
  <script type="module" async>import * as route from "/assets/page.js"; import("/assets/entry.js");</script>`;
const texts: Record<string, string> = {
  '/first.svg': '<svg></svg>',
  '/later.svg': '<svg><path d="M0 0"/></svg>',
  '/800.avif': 'what a phone fetches',
  '/font.woff2': 'font',
  '/assets/page.js': 'import "./shared.js"; import("./later.js"); export const page = 1',
  '/assets/entry.js': 'import "./shared.js"; export const entry = 1',
  '/assets/shared.js': 'export const shared = 1',
  '/assets/later.js': 'export const later = "not of the first visit"',
};
const files = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));

test('weighs what a first visit fetches and nothing that waits', () => {
  const sizeOf = (...paths: string[]) => paths.reduce((sum, path) => sum + size(texts[path] ?? ''), 0);

  expect(weighPage(html, files)).toEqual({
    html: size(html),
    styleSheet: size('a{}'),
    scripts: sizeOf('/assets/page.js', '/assets/entry.js', '/assets/shared.js'),
    fonts: sizeOf('/font.woff2'),
    firstPicture: sizeOf('/first.svg'),
    firstPhoto: sizeOf('/800.avif'),
  });
});

test('a page that names a file the site lacks, or no script at all, is not weighed', () => {
  expect(() => weighPage(html.replace('/assets/page.js', '/assets/none.js'), files)).toThrow('no /assets/none.js');
  expect(() => weighPage(html.replace('type="module"', ''), files)).toThrow('no script[type="module"]');
});

test('names page, part and bytes over the budget', () => {
  const weight = { ...budgets, scripts: budgets.scripts + 5 };

  expect(overBudget('/sap', weight)).toEqual([`/sap: scripts weighs ${weight.scripts} bytes, 5 over the budget.`]);
});
