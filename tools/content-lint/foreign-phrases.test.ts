import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { foreignPhrasesIn } from '#app/content/foreign-phrases.ts';
import { checkForeignPhrases, unmarkedPhrases } from './foreign-phrases.ts';
import { treeOf } from './tree-of.ts';

const phrases = foreignPhrasesIn('es', { en: ['landing zone', 'pull request'], es: [] });

test('a phrase in its language is in order, also where an element further out says the language', () => {
  const html = '<html lang="es"><p>Una <span lang="en">landing zone</span></p><div lang="en"><p>pull request</p></div>';

  expect(unmarkedPhrases(html, phrases)).toEqual([]);
});

test('a phrase without its language is told with the text around it, whatever its capitals', () => {
  const html = '<html lang="es"><p>Una <span lang="en">landing zone</span>.</p><p>Landing zone de Azure</p></html>';

  expect(unmarkedPhrases(html, phrases)).toEqual([
    expect.stringContaining('“Landing zone” in “Landing zone de Azure” without its language'),
  ]);
});

test('what no page shows is passed over: title, scripts and styles', () => {
  const html = '<html lang="es"><head><title>Landing zone</title></head><script>"landing zone"</script><p>Una nube</p>';

  expect(unmarkedPhrases(html, phrases)).toEqual([]);
});

test('a phrase that no text of the other language says is an error, also where its own language says it', () => {
  const root = mkdtempSync(join(tmpdir(), 'foreign-phrases-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'foreign-phrases.yaml'), 'en: [landing zone, pull request]\nes: []\n');
  const contents = { 'en/sap': { a: 'A pull request' }, 'es/sap': { a: 'Landing zone de Azure' } };

  expect(checkForeignPhrases(treeOf(contents, { root }))).toMatchObject([
    { key: 'en.#2', message: expect.stringContaining('“pull request” is found in no Spanish text') },
  ]);
});
