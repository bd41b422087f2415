import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the command in a tree whose brand is the given file with one piece changed. */
function checkWith(piece: string, other: string, brandFile = 'tests/brand/second-brand.yaml') {
  const tree = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  cpSync('app/styles/tokens.css', join(tree, 'app/styles/tokens.css'));
  mkdirSync(join(tree, 'content'));
  writeFileSync(join(tree, 'content/brand.yaml'), readFileSync(brandFile, 'utf8').replace(piece, other));
  const program = join(import.meta.dirname, 'write-brand.ts');
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd: tree, encoding: 'utf8' });
  return { status, stderr };
}

test('the brand of the site passes', () => {
  expect(checkWith('', '', 'content/brand.yaml')).toEqual({ status: 0, stderr: '' });
});

test('a color that is hard to read stops the build with one sentence', () => {
  const { status, stderr } = checkWith('lightness: 0.5', 'lightness: 0.64');

  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/brand\.yaml: action – the color action has 3\.\d+:1 on paper .*: take a lightness of 0\.\d+ or less\.\n$/,
  );
});

test('a wrong value stops the build with its key', () => {
  expect(checkWith('erp: 20', 'erp: teal')).toEqual({
    status: 1,
    stderr: 'content/brand.yaml: hues.erp – must be a number.\n',
  });
});
