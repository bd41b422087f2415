import { expect, test } from 'vitest';
import { firstStyleOf } from './first-style.ts';

const page =
  '<html lang="en"><body><main class="hero"><h1 data-family="erp">SAP</h1><a href="/">Home</a></main></body></html>';

function firstStyle(css: string, html = page): string {
  const style = firstStyleOf(css)(html).replace(/\s+/g, ' ').trim();
  expect(style.endsWith(closed)).toBe(true);
  return style.slice(0, -closed.length);
}

const closed = '@layer base{dialog:not([open]),[data-panel]{display:none}}';

test('a rule stays when its selector finds an element, and only the selectors that do', () => {
  expect(firstStyle('.hero,.card{color:red}.card{color:blue}main>h1{margin:0}main>h2{margin:0}')).toBe(
    '.hero{color:red}main>h1{margin:0}',
  );
});

test('parts that are drawn before or after an element, and attributes, are judged by their element', () => {
  expect(
    firstStyle('.hero::before{content:""}.card:after{content:""}[data-family=erp]{top:0}[data-open]{top:1px}'),
  ).toBe('.hero::before{content:""}[data-family=erp]{top:0}');
});

test('a selector that is not known stays', () => {
  expect(firstStyle(':unheard-of(a){top:0}')).toBe(':unheard-of(a){top:0}');
});

test('states that somebody must bring about are left out; their negation is how the page begins', () => {
  expect(firstStyle('a:hover{top:0}a:focus-visible{top:1px}a:not(:hover){top:2px}.hero a{top:3px}')).toBe(
    'a:not(:hover){top:2px}.hero a{top:3px}',
  );
});

test('of closed dialogs and lists it is said that they are not shown, and no more', () => {
  const html = '<dialog class="menu"><ul></ul></dialog><dialog open><ol></ol></dialog><nav data-panel=""><b></b></nav>';
  const css = '.menu{top:0}dialog ul{top:0}dialog[open] ol{top:0}[data-panel]{top:0}nav b{top:0}';

  expect(firstStyle(css, html)).toBe('dialog[open] ol{top:0}');
});

test('what the starter says of the page is a state it can be in before the whole sheet has come', () => {
  const css =
    'html[data-failed] .hero{top:0}html[data-splash="done"] h1{top:0}html[data-failed] .card{top:0}html[data-ready] h1{top:0}';

  expect(firstStyle(css)).toBe('html[data-failed] .hero{top:0}html[data-splash="done"] h1{top:0}');
});

test('paper, forced colors and pages without scripts are left to the whole sheet; widths and less motion are not', () => {
  const kept = '@media (prefers-reduced-motion:reduce){a{top:0}}@media (width>=48rem){a{top:1px}}';
  const left = '@media print{a{top:0}}@media (forced-colors:active){a{top:0}}@media (scripting:none){a{top:0}}';

  expect(firstStyle(left + kept)).toBe(kept);
});

test('keyframes, custom properties and what holds nothing more go with the last rule that used them', () => {
  const used = '@keyframes rise{to{top:0}}.hero{animation:rise 1s;color:var(--ink)}:root{--ink:var(--deep);--deep:red}';
  const unused =
    '@keyframes fall{to{top:0}}@property --x{syntax:"*"}:root{--x:1px;--y:var(--z);--z:0}@media (width>1px){.card{top:0}}';

  expect(firstStyle(unused + used)).toBe(used);
});

test('the order of layers stays', () => {
  expect(firstStyle('@layer base,parts;@layer parts{.card{top:0}}@layer base{.hero{top:0}}')).toBe(
    '@layer base,parts;@layer base{.hero{top:0}}',
  );
});
