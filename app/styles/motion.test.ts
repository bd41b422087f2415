import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What the compositor moves by itself, and what has no steps between: it changes at one end of the motion. */
const smooth = ['transform', 'opacity', 'visibility', 'display', 'overlay', 'none'];

const sheets = globSync('app/**/*.css').map((file) => [file, withoutComments(readFileSync(file, 'utf8'))] as const);

function withoutComments(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '');
}

/** What transitions name; `all` for one that names nothing. */
function transitioned(css: string): string[] {
  const lists = [...css.matchAll(/[;{\s]transition(?:-property)?:\s*([^;}]+)/g)].map(([, list = '']) => list);
  const parts = lists.flatMap((list) => list.replace(/\([^()]*\)/g, '').split(','));
  return parts
    .map((part) => part.trim().split(/\s+/)[0] ?? '')
    .map((name) => (/^(var|[\d.])/.test(name) ? 'all' : name));
}

function keyframed(css: string): string[] {
  const blocks = [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(([, block = '']) => block);
  const steps = blocks.flatMap((block) => [...block.matchAll(/\{([^{}]*)\}/g)].map(([, step = '']) => step));
  return steps.flatMap((step) => [...step.matchAll(/([\w-]+):/g)].map(([, name = '']) => name));
}

test.each(sheets)('%s moves nothing but transform and opacity', (_, css) => {
  expect([...transitioned(css), ...keyframed(css)].filter((name) => !smooth.includes(name))).toEqual([]);
});

test('the motions of the site are among them', () => {
  const css = sheets.map(([, sheet]) => sheet).join('');

  expect(keyframed(css).length).toBeGreaterThanOrEqual([...css.matchAll(/@keyframes/g)].length);
  expect(transitioned(css).length).toBeGreaterThan(8);
});
