import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkRedirectList } from './redirects.ts';
import { treeOf } from './tree-of.ts';

test('a former address must lead to a page of one of the languages', () => {
  const root = mkdtempSync(join(tmpdir(), 'redirects-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'redirects.yaml'), '- { from: /old, to: /es/sap }\n- { from: /older, to: /none }\n');

  expect(checkRedirectList(treeOf({}, { root }))).toMatchObject([
    { file: 'content/redirects.yaml', message: expect.stringContaining('/older leads to /none') },
  ]);
});

test('a site without the list has no fault', () => {
  expect(checkRedirectList(treeOf({}, { root: join(tmpdir(), 'no-such-folder') }))).toEqual([]);
});
