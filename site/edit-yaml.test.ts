import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testContent } from '#tests/test-site.ts';
import { readContent, writeContent, type YamlFile } from './edit-yaml.ts';

type Path = string[];

function pathsOf(value: unknown, fits: (value: unknown) => boolean, path: Path = []): Path[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const below = entries.flatMap(([key, entry]) => pathsOf(entry, fits, [...path, key]));
  return fits(value) ? [path, ...below] : below;
}

function changed<Value>(content: YamlFile, path: Path, change: (value: Value) => unknown): YamlFile {
  const copy = structuredClone(content);
  let parent = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as typeof parent;
  const last = path.at(-1) as string;
  parent[last] = change(parent[last] as Value);
  return copy;
}

function valuesOf(text: string): YamlFile {
  const { __source, ...values } = readContent(text);
  return values;
}

const comments = (text: string) => text.match(/^\s*#.*$/gm) ?? [];

// These have every kind of list, text and comment.
describe.each(['company', 'redirects', 'notice', 'es/invoicing'])('%s.yaml', (file) => {
  const text = readFileSync(join(testContent, `${file}.yaml`), 'utf8');
  const content = readContent(text);
  const { __source, ...values } = content;

  test('is byte-identical when nothing was edited, in whatever order its keys come', () => {
    const reversed = Object.fromEntries(Object.entries(values).reverse());

    expect(writeContent(content)).toBe(text);
    expect(writeContent({ ...reversed, __source: text.trim() })).toBe(text);
  });

  test('says each text that is edited, and loses no comment', () => {
    const paths = pathsOf(values, (value) => typeof value === 'string').filter((_, at) => at % 5 === 0);
    for (const path of paths) {
      const edited = changed<string>(content, path, (value) => value.replace(/\n*$/, ' and: more$&'));
      const written = writeContent(edited);

      expect({ ...valuesOf(written), __source }, path.join('.')).toEqual(edited);
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

        expect({ ...valuesOf(writeContent(edited)), __source }, path.join('.')).toEqual(edited);
      }
      const back = writeContent({ ...values, __source: writeContent(changed(content, path, move)) });
      expect(comments(back).sort(), path.join('.')).toEqual(comments(text).sort());
      expect(valuesOf(back)).toEqual(values);
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
      A text of many words that stands in one line, as it has no end that anybody would see in the screen where it is edited.
flow: { a: "x", b: [ 1, 2 ] }
`;
const { __source, ...values } = readContent(small);
const [one, two] = values.items as Record<string, unknown>[];

test.each(['', '# Former addresses\n\n'])('the first entry is written as a list, below the comments: "%s"', (text) => {
  const content = readContent(text);

  expect(writeContent(content)).toBe(`${text.trim()}\n`);
  expect(writeContent({ ...content, entries: [{ from: '/a', to: '/b' }] })).toBe(`${text}- from: /a\n  to: /b\n`);
});

test('only the lines of what was edited change', () => {
  const items = [one, { ...two, name: 'Three' }];

  expect(writeContent({ ...values, items, __source })).toBe(small.replace('Two', 'Three'));
});

test.each([
  ['a hint in quotes', '"[Text]"\n'],
  ['other lines', '|\n    old\n\n    text\n'],
])('Markdown in place of %s stands as it was typed', (_, before) => {
  const content = readContent(`section:\n  body: ${before}  topic: a\n`);
  const { section } = content as { section?: object };

  expect(writeContent({ ...content, section: { ...section, body: '## Title\n\n- one' } })).toBe(
    'section:\n  body: |-\n    ## Title\n\n    - one\n  topic: a\n',
  );
});
