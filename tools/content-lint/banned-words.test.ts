import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBannedWords } from './banned-words.ts';
import { treeOf } from './tree-of.ts';

function rootWith(list: string): string {
  const root = mkdtempSync(join(tmpdir(), 'banned-words-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'banned-words.yaml'), list);
  return root;
}

test('a listed word is found in its own language, as a whole word and in any case', () => {
  const root = rootWith("en: [robust, in today's]\nes: [vanguardia]\nallowed: []\n");
  const tree = treeOf(
    { 'en/sap': { a: 'Robust.', b: 'robustness', c: 'In today’s world' }, 'es/sap': { a: 'robust' } },
    { root },
  );

  expect(checkBannedWords(tree)).toMatchObject([
    { file: 'content/en/sap.yaml', key: 'a', message: expect.stringContaining('“Robust”') },
    { key: 'c' },
  ]);
});

test('a star takes any ending, accents included', () => {
  const root = rootWith('en: [none]\nes: [potenci*]\nallowed: []\n');
  const tree = treeOf({ 'es/sap': { a: 'Potenció sus ventas' } }, { root });

  expect(checkBannedWords(tree)).toMatchObject([{ message: expect.stringContaining('“Potenció”') }]);
});

test('an allowed place keeps its words', () => {
  const root = rootWith('en: [cutting-edge]\nes: [none]\nallowed: [site service.technologiesTag]\n');
  const tree = treeOf({ 'en/site': { service: { technologiesTag: 'CUTTING-EDGE EXPERTISE' } } }, { root });

  expect(checkBannedWords(tree)).toEqual([]);
});
