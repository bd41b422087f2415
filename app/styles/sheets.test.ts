import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => [file, readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')] as const;
const sheets = globSync('app/**/*.css').map(read);
const ofSections = sheets.filter(([file]) => file.startsWith('app/sections/'));
const sources = globSync('app/**/*.tsx').map(read);

function typeOf(file: string): string | undefined {
  return /^app\/sections\/([^/]+)\//.exec(file)?.[1];
}

/** The section whose class a selector begins with: `.case-list-one` is of `case-list`, not of `case`. */
function ownerOf(selector: string): string | undefined {
  const types = globSync('*/', { cwd: 'app/sections' }).map((folder) => folder.replace(/\W$/, ''));
  const owners = types.filter((type) => new RegExp(`^\\.${type}\\b`).test(selector));
  return owners.sort((a, b) => b.length - a.length)[0];
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

test.each(ofSections.filter(([, css]) => css.includes('{')))(
  "%s reaches what is in its own section: its selectors begin with the section's class",
  (file, css) => {
    const outer = preludesOf(css).filter(([prelude, depth]) => depth === 0 && !prelude.startsWith('@'));
    // A state of the document, on the root element, may stand before.
    const selectors = outer
      .flatMap(([prelude]) => prelude.split(/,(?![^(]*\))/))
      .map((each) => each.trim().replace(/^html\S+ /, ''));

    expect(selectors.length).toBeGreaterThan(0);
    expect(selectors.filter((selector) => ownerOf(selector) !== typeOf(file))).toEqual([]);
  },
);

test('a section that shows the component of another imports its sheet', () => {
  const shown = sources
    .filter(([file]) => typeOf(file))
    .flatMap(([file, code]) =>
      [...code.matchAll(/from '\.\.\/([a-z-]+)\/[a-z-]+\.tsx'/g)].map(([, other]) => [typeOf(file), other]),
    );
  const unstyled = shown.filter(
    ([type, other]) =>
      ofSections.some(([file]) => typeOf(file) === other) &&
      !ofSections.some(([file, css]) => typeOf(file) === type && css.includes(`@import "../${other}/${other}.css"`)),
  );

  expect(shown.length).toBeGreaterThan(0);
  expect(unstyled).toEqual([]);
});

test.each(sheets)(
  '%s names no side and no language, widths by their names, and asks nothing large what it holds',
  (_, css) => {
    const sides = /(margin|padding|border)-(left|right)|[\s{](left|right):|text-align: (left|right)/g;
    const lopsided = [...css.matchAll(/(?:margin|padding|inset): ([^;]+);/g)].filter(([, values]) =>
      isLopsided(values),
    );
    // For each of these, browsers compute styles anew at every change below it.
    const large =
      /(\bhtml|\bbody|\bmain|:root|\.hero(?![\w-])|\.first-view)(:[a-z-]+(\([^()]*\))?|\[[^\]]*\])*(:is\([^{]*)?:has\([^{]*/g;
    const found = [sides, /:lang\(.+/g, /@media[^{]*\d/g, large].flatMap((pattern) => css.match(pattern) ?? []);

    expect([...found, ...lopsided]).toEqual([]);
  },
);

/** `margin: 0 1rem 0 2rem` names sides too. */
function isLopsided(values = ''): boolean {
  const [, right, , left] = values.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()').split(' ');
  return left !== undefined && left !== right;
}

/** What the compositor animates by itself, and what has no steps in between, but changes at one end of the motion. */
const smooth = ['transform', 'opacity', 'visibility', 'display', 'overlay', 'none'];

test.each(sheets)('%s moves nothing but transform and opacity', (_, css) => {
  const lists = [...css.matchAll(/[;{\s]transition(?:-property)?:\s*([^;}]+)/g)].map(([, list = '']) => list);
  const transitions = lists.flatMap((list) => list.replace(/\([^()]*\)/g, '').split(','));
  const steps =
    css.match(/@keyframes [\w-]+ \{([^{}]*\{[^{}]*\})*/g)?.flatMap((block) => block.match(/[\w-]+(?=:)/g) ?? []) ?? [];
  const moved = [...transitions.map((each) => each.trim().split(/\s+/)[0] ?? ''), ...steps];

  expect(moved.filter((name) => !smooth.includes(name))).toEqual([]);
});
