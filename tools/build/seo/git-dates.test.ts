import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { contentHistory } from './git-dates.ts';

const sap = 'content/en/sap.yaml';
const oracle = 'content/en/oracle.yaml';

function repository(...commits: [file: string, date: string][]): string {
  const folder = temporaryFolder({ [sap]: '', [oracle]: '' });
  const git = (date: string, ...words: string[]) => {
    const env = { GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
    execFileSync('git', words, { cwd: folder, env: { ...process.env, ...env }, stdio: 'pipe' });
  };
  git('', 'init', '--quiet');
  for (const [file, date] of commits) {
    writeFileSync(join(folder, file), date);
    git(date, 'add', '--', file);
    git(date, '-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'x');
  }
  return folder;
}

test('a file has the date of its last commit, and none once it was changed since', () => {
  const dates = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'] as const;
  const folder = repository([sap, dates[0]], [sap, dates[1]], [oracle, dates[2]]);

  expect(Date.parse(contentHistory(folder).get(sap) ?? '')).toBe(Date.parse(dates[1]));
  writeFileSync(join(folder, sap), '2');
  expect([...contentHistory(folder).keys()]).toEqual([oracle]);
});

test('without git no file has a date', () => {
  expect(contentHistory(temporaryFolder()).size).toBe(0);
});
