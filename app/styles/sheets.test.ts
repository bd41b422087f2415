import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('app/**/*.css').map(
  (file) => [file, readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')] as const,
);
const ofSections = sheets.filter(([file]) => file.startsWith('app/sections/'));
const shared = sheets.filter(([file]) => !file.startsWith('app/sections/'));
const components = globSync(['app/**/*.tsx', 'site/markdown.server.ts']).map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);
const types = [...new Set(ofSections.map(([file]) => folderOf(file)))];

/** `sections/hero` of `app/sections/hero/hero.css`, or `ui` of `app/ui/button.css`. */
function folderOf(file: string): string {
  return file
    .split('/')
    .slice(1, file.startsWith('app/sections/') ? 3 : 2)
    .join('/');
}

/** What stands before the blocks of a sheet, each with the number of style rules that are around it. */
function preludesOf(css: string): [prelude: string, depth: number][] {
  const around: boolean[] = [];
  return css.split(/(?<=[{}])/).flatMap((piece) => {
    if (piece.endsWith('}')) around.pop();
    if (!piece.endsWith('{')) return [];
    const prelude = piece.slice(0, -1).split(';').at(-1)?.trim() ?? '';
    const depth = around.filter(Boolean).length;
    around.push(!/^@(media|supports)/.test(prelude));
    return [[prelude, depth]];
  });
}

/** The selectors of a sheet that are in no other rule. What the root element says of the document may stand before. */
function selectorsOf(css: string): string[] {
  return preludesOf(css)
    .filter(([prelude, depth]) => depth === 0 && !prelude.startsWith('@'))
    .flatMap(([prelude]) => prelude.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim().replace(/^html\S+ /, ''));
}

test.each(ofSections)('%s reaches what is in its own section', (file, css) => {
  const own = new RegExp(`^\\.${folderOf(file).split('/')[1]}\\b`);

  expect(selectorsOf(css).length).toBeGreaterThan(0);
  expect(selectorsOf(css).filter((selector) => !own.test(selector))).toEqual([]);
});

test.each(shared)('%s names nothing that one section alone has', (_, css) => {
  const classes = preludesOf(css).flatMap(([prelude]) => prelude.match(/(?<=\.)[a-z][\w-]*/g) ?? []);
  const isOfSection = (name: string) => {
    const users = new Set(
      components
        .filter(([, code]) => new RegExp(`["'\`\\s]${name}["'\`\\s]`).test(code))
        .map(([file]) => folderOf(file)),
    );
    const [user = ''] = users;
    return (
      types.some((type) => `sections/${name}-`.startsWith(`${type}-`)) || (users.size === 1 && types.includes(user))
    );
  };

  expect(classes.filter(isOfSection)).toEqual([]);
});

test.each(sheets)(
  '%s names widths by their names, no side, no language, and asks nothing large what it holds',
  (_, css) => {
    const sides = /(margin|padding|border)-(left|right)|[\s{](left|right):|text-align: (left|right)/g;
    const lopsided = [...css.matchAll(/(?:margin|padding|inset): ([^;]+);/g)].filter(([, values = '']) =>
      isLopsided(values),
    );
    // Of these every change below is a reason for browsers to look for their styles anew.
    const wide =
      /(\bhtml|\bbody|\bmain|:root|\.hero(?![\w-])|\.first-view)(:[a-z-]+(\([^()]*\))?|\[[^\]]*\])*(:is\([^{]*)?:has\([^{]*/g;

    expect(
      [
        ...css.matchAll(sides),
        ...lopsided,
        ...css.matchAll(/:lang\(.+/g),
        ...css.matchAll(wide),
        ...css.matchAll(/@media[^{]*\d/g),
      ].map(([found]) => found),
    ).toEqual([]);
  },
);

/** `margin: 0 1rem 0 2rem` names sides too. */
function isLopsided(values: string): boolean {
  const [, right, , left] = values.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()').split(' ');
  return left !== undefined && left !== right;
}

/** What the compositor moves by itself, and what has no steps between: it changes at one end of the motion. */
const smooth = ['transform', 'opacity', 'visibility', 'display', 'overlay', 'none'];

/** What transitions name; `all` for one that names nothing. */
function transitioned(css: string): string[] {
  const lists = [...css.matchAll(/[;{\s]transition(?:-property)?:\s*([^;}]+)/g)].map(([, list = '']) => list);
  const names = lists
    .flatMap((list) => list.replace(/\([^()]*\)/g, '').split(','))
    .map((part) => part.trim().split(/\s+/)[0] ?? '');
  return names.map((name) => (/^(var|[\d.])/.test(name) ? 'all' : name));
}

function keyframed(css: string): string[] {
  const blocks = [...css.matchAll(/@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].map(([, block = '']) => block);
  return blocks.flatMap((block) => [...block.matchAll(/([\w-]+):/g)].map(([, name = '']) => name));
}

test.each(sheets)('%s moves nothing but transform and opacity', (_, css) => {
  expect([...transitioned(css), ...keyframed(css)].filter((name) => !smooth.includes(name))).toEqual([]);
});

test('the motions of the site are among them', () => {
  const css = sheets.map(([, sheet]) => sheet).join('');

  expect(keyframed(css).length).toBeGreaterThanOrEqual([...css.matchAll(/@keyframes/g)].length);
  expect(transitioned(css).length).toBeGreaterThan(8);
});
