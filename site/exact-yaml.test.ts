import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testContent } from '#tests/site-under-test.ts';
import { type Content, readContent, writeContent } from './exact-yaml.ts';

type Path = string[];
/** Every file and text takes minutes: before a release (npm run test:all). These have every kind of list, text and comment. */
const few = '{company,brand,redirects,notice,en/partners-clients}.yaml';
const isAll = process.env.TEST_ALL === 'on';
const files = globSync(isAll ? '{*,en/*,es/*}.yaml' : few, { cwd: testContent }).sort();

function pathsOf(value: unknown, fits: (value: unknown) => boolean, path: Path = []): Path[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const below = entries.flatMap(([key, entry]) => pathsOf(entry, fits, [...path, key]));
  return fits(value) ? [path, ...below] : below;
}

function changed<Value>(content: Content, path: Path, change: (value: Value) => unknown): Content {
  const copy = structuredClone(content);
  let parent = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent;
  const last = path.at(-1) as string;
  parent[last] = change(parent[last] as Value);
  return copy;
}

function withoutSource(text: string): Content {
  const { __source, ...values } = readContent(text);
  return values;
}

/** How many lines of the first text are not in the second, in order, and how many are new there. */
function lineChanges(before: string, after: string): [gone: number, added: number] {
  const [a, b] = [before.split('\n'), after.split('\n')];
  let [start, end] = [0, 0];
  while (a[start] === b[start] && start < Math.min(a.length, b.length)) start++;
  while (a[a.length - 1 - end] === b[b.length - 1 - end] && end < Math.min(a.length, b.length) - start) end++;
  return [a.length - start - end, b.length - start - end];
}

const comments = (text: string) => text.match(/^\s*#.*$/gm) ?? [];

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(testContent, file), 'utf8');
  const content = readContent(text);
  const { __source, ...values } = content;

  test('is byte-identical when nothing was edited, in whatever order its keys come', () => {
    const reversed = Object.fromEntries(Object.entries(values).reverse());

    expect(writeContent(content)).toBe(text);
    expect(writeContent({ ...reversed, __source: text.trim() })).toBe(text);
  });

  test('changes only the lines of a text that was edited', () => {
    const paths = pathsOf(values, (value) => typeof value === 'string').filter((_, at) => isAll || at % 5 === 0);
    for (const path of paths) {
      // A text of several paragraphs keeps the end of its last line.
      const edited = changed<string>(content, path, (value) => value.replace(/\n*$/, ' and: more$&'));
      const written = writeContent(edited);
      const [gone, added] = lineChanges(text, written);

      expect({ ...withoutSource(written), __source }, path.join('.')).toEqual(edited);
      expect(gone, path.join('.')).toBeLessThanOrEqual(8);
      expect(added - gone, path.join('.')).toBeLessThanOrEqual(4);
      expect(comments(written)).toEqual(comments(text));
    }
  });

  test('takes an entry more, less or elsewhere, in each of its lists', () => {
    for (const path of pathsOf(values, Array.isArray)) {
      const add = (list: unknown[]) => [...list, structuredClone(list[0])];
      const addFirst = (list: unknown[]) => [structuredClone(list.at(-1)), ...list];
      const remove = (list: unknown[]) => list.slice(1);
      const move = (list: unknown[]) => [...list.slice(1), list[0]];
      for (const change of [add, addFirst, remove, move]) {
        const edited = changed(content, path, change);
        const written = writeContent(edited);

        expect({ ...withoutSource(written), __source }, path.join('.')).toEqual(edited);
        expect(writeContent({ ...values, __source: written }), path.join('.')).toBeTruthy();
      }
      const back = writeContent({ ...values, __source: writeContent(changed(content, path, move)) });
      expect(comments(back).sort(), path.join('.')).toEqual(comments(text).sort());
      expect(withoutSource(back)).toEqual(values);
    }
  });
});

const small = `# The first comment
items:
  - name: "One" # beside
    note: kept
  # Before the second
  - name: Two
    note: >-
      A first line that is folded at forty,
      a second line.
flow: { a: "x", b: [1, 2] }
`;

test('a folded text that was edited is wrapped as wide as its neighbors', () => {
  const content = readContent(small);
  const edited = changed(content, ['items', '1', 'note'], () => 'A first line that was edited and has become longer.');
  const wrapped = 'A first line that was edited and has\n      become longer.';

  expect(writeContent(edited)).toBe(small.replace(/A first .*\n {6}a second line\./, wrapped));
});

test('a new list is written as a list', () => {
  expect(writeContent({ ...readContent(''), entries: [{ from: '/a', to: '/b' }] })).toBe('- from: /a\n  to: /b\n');
});

test('keys are added and removed where they stand', () => {
  const { __source, ...values } = readContent(small);
  const items = [{ note: 'kept', more: ['a'] }, (values.items as unknown[])[1]];

  const written = writeContent({ ...values, items, __source });

  expect(written).toBe(
    small.replace('- name: "One" # beside\n    note: kept\n', '- note: kept\n    more:\n      - a\n'),
  );
});

test('an entry that was edited and moved keeps its comment, and an empty list its key', () => {
  const { __source, ...values } = readContent(small);
  const [one, two] = values.items as Record<string, unknown>[];

  expect(writeContent({ ...values, items: [{ ...two, name: 'New' }, one], __source })).toContain(
    'items:\n  # Before the second\n  - name: New\n    note: >-\n      A first',
  );
  expect(writeContent({ ...values, items: [], __source })).toContain('# The first comment\nitems: []\nflow');
});

test.each([
  ['a hint in quotes', '"[Text]"\n'],
  ['other lines', '|\n    old\n\n    text\n'],
])('Markdown in place of %s stands as it was typed', (_, before) => {
  const content = readContent(`section:\n  body: ${before}  topics: [a]\n`);
  const { section } = content as { section?: object };

  expect(writeContent({ ...content, section: { ...section, body: '## Title\n\n- one' } })).toBe(
    'section:\n  body: |-\n    ## Title\n\n    - one\n  topics: [a]\n',
  );
});
