import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

/** Runs the command in a tree whose brand has one piece changed. */
function checkWith(piece: string, other: string) {
  const tree = mkdtempSync(join(tmpdir(), 'brand-'));
  onTestFinished(() => rmSync(tree, { recursive: true }));
  for (const part of ['content/brand.yaml', 'app/styles/tokens.css']) cpSync(part, join(tree, part));
  const file = join(tree, 'content/brand.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(piece, other));
  const program = join(import.meta.dirname, 'check-brand.ts');
  const { status, stderr } = spawnSync(process.execPath, [program], { cwd: tree, encoding: 'utf8' });
  return { status, stderr };
}

test('the brand of the site passes', () => {
  expect(checkWith('', '')).toEqual({ status: 0, stderr: '' });
});

test('a color that is hard to read stops the build with one sentence', () => {
  const { status, stderr } = checkWith('lightness: 0.565', 'lightness: 0.62');

  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^content\/brand\.yaml: action – the color action has 3\.\d+:1 on paper .*: take a lightness of 0\.\d+ or less\.\n$/,
  );
});

test('a wrong value stops the build with its key', () => {
  expect(checkWith('erp: 190', 'erp: teal')).toEqual({
    status: 1,
    stderr: 'content/brand.yaml: hues.erp – must be a number.\n',
  });
});
