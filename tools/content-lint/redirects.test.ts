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

test('a page that goes may have its redirect already, and no redirect may lead to it', () => {
  const root = mkdtempSync(join(tmpdir(), 'redirects-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'redirects.yaml'), '- { from: /offer, to: /sap }\n- { from: /old, to: /es/offer }\n');
  const offer = { path: '/offer', kind: 'service', expireAt: '2027-01-01T00:00Z' } as const;

  expect(checkRedirectList(treeOf({}, { root, pages: [{ path: '/sap', kind: 'service' }, offer] }))).toMatchObject([
    { message: expect.stringContaining('/old leads to /es/offer') },
  ]);
});
