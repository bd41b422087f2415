import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentHistory, lastChangeOf, readLog } from './content-history.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'history-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'content/en'), { recursive: true });
  return folder;
}

function commit(folder: string, file: string, text: string, date: string): void {
  writeFileSync(join(folder, file), text);
  const env = {
    ...process.env,
    GIT_COMMITTER_DATE: date,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
  };
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, env, stdio: 'pipe' });
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '--quiet', '-m', 'x');
}

test('a file has the date of its last commit', () => {
  const folder = emptyFolder();
  commit(folder, 'content/en/sap.yaml', '1', '2026-01-01T00:00:00Z');
  commit(folder, 'content/en/sap.yaml', '2', '2026-02-01T00:00:00Z');
  commit(folder, 'content/en/oracle.yaml', '1', '2026-03-01T00:00:00Z');
  const history = contentHistory(folder);
  expect(Date.parse(history.get('content/en/sap.yaml') ?? '')).toBe(Date.parse('2026-02-01T00:00:00Z'));
});

test('a file that was changed since has no date', () => {
  const folder = emptyFolder();
  commit(folder, 'content/en/sap.yaml', '1', '2026-01-01T00:00:00Z');
  writeFileSync(join(folder, 'content/en/sap.yaml'), '2');
  expect(contentHistory(folder).has('content/en/sap.yaml')).toBe(false);
});

test('without git no file has a date', () => {
  expect(contentHistory(emptyFolder()).size).toBe(0);
});

test('the log is read newest first', () => {
  const log = '\0' + '2026-02-01T00:00:00Z\n\na.yaml\n\0' + '2026-01-01T00:00:00Z\n\na.yaml\nb.yaml\n';
  expect([...readLog(log)]).toEqual([
    ['a.yaml', '2026-02-01T00:00:00Z'],
    ['b.yaml', '2026-01-01T00:00:00Z'],
  ]);
});

test('a page that shows a block of home changes with home', () => {
  const page = { entry: { path: '/featured', kind: 'section' }, locale: 'en', address: '', markdown: '' } as const;
  const home = ['content/en/home.yaml', '2026-05-01T00:00:00Z'] as const;
  const own = ['content/en/featured.yaml', '2026-01-01T00:00:00Z'] as const;
  expect(lastChangeOf(page, new Map([home, own]))).toBe('2026-05-01T00:00:00Z');
  expect(lastChangeOf(page, new Map([home]))).toBeUndefined();
});
