import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceDate } from './source-date.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'source-date-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('SOURCE_DATE_EPOCH goes before the date of the last commit', () => {
  const folder = emptyFolder();
  const identity = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@b.example', GIT_COMMITTER_NAME: 'A' };
  const env = {
    ...process.env,
    ...identity,
    GIT_COMMITTER_EMAIL: 'a@b.example',
    GIT_COMMITTER_DATE: '1750000000 +0000',
  };
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  execFileSync('git', ['commit', '--quiet', '--allow-empty', '--message', 'x'], { cwd: folder, env });

  expect(sourceDate('', folder)).toEqual(new Date(1_750_000_000_000));
  expect(sourceDate('1700000000', folder)).toEqual(new Date(1_700_000_000_000));
});

test('without git the sources are as old as the build', () => {
  const before = Date.now();

  expect(sourceDate('', emptyFolder()).getTime()).toBeGreaterThanOrEqual(before);
});
