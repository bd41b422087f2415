import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openSite } from '#app/site.server.ts';
import { errorAt, type Finding } from '#site/finding.ts';
import { temporaryProject } from '#tests/temporary-folder.ts';
import { removePage } from './remove-page.ts';
import { changesOfVersion, deletedPages, recordVersion, restoreVersion, versionsOf } from './versions.ts';

/** What the content check says; it has tests of its own. */
const findings: Finding[] = [];
vi.mock('./check-edit.ts', async (original) => ({
  ...(await original<typeof import('./check-edit.ts')>()),
  checkEdit: () => ({ onDisk: {}, findings }),
}));

test('each save of a page, and of no other, is listed with who, when and what changed, and brought back, as is a deleted page; what no longer fits is said first', () => {
  const folder = temporaryProject();
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  const site = () => openSite(join(folder, 'content'));
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const path = (file: string) => join(folder, 'content', file);
  const first = readFileSync(path('en/invoicing.yaml'), 'utf8');
  let second = 0;
  const save = (summary: string) => {
    vi.stubEnv('GIT_COMMITTER_DATE', `2026-11-28T10:00:${10 + second++}Z`);
    writeFileSync(path('en/invoicing.yaml'), first.replace(/^summary: .*$/m, `summary: ${summary}`));
    recordVersion(folder);
  };
  const seen = () =>
    versionsOf(site(), 'invoicing').map(({ commit, who, isPublished }) => {
      const [change] = changesOfVersion(site(), 'invoicing', commit);
      return [who, isPublished, change?.after];
    });
  const times = () => versionsOf(site(), 'invoicing').map(({ savedAt }) => savedAt.slice(17, 19));
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.com');
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');

  recordVersion(folder);
  save('One.');
  appendFileSync(path('en/insights-rejected-invoices.yaml'), '# Another page\n');
  recordVersion(folder);
  save('Two.');
  recordVersion(folder);
  vi.stubEnv('GIT_COMMITTER_DATE', '2026-11-28T10:00:30Z');
  second = 30;
  git('-c', 'user.name=Eve', 'commit', '--quiet', '--all', '--date=2026-11-28T10:00:05Z', '-m', 'Published');
  save('Three.');

  expect(seen().slice(0, 4)).toEqual([
    ['Ada', false, 'Three.'],
    ['Eve', true, 'Two.'],
    ['Ada', false, 'Two.'],
    ['Ada', false, 'One.'],
  ]);
  // What was published is as old as its way to the branch, which may take its author's words anew.
  expect(times().slice(0, 4)).toEqual(['40', '30', '11', '10']);
  expect(seen()).toHaveLength(5);
  expect(git('status', '--porcelain')).toBe(' M content/en/invoicing.yaml\n');
  expect(restoreVersion(site(), 'invoicing', versionsOf(site(), 'invoicing')[3]?.commit ?? '')).toEqual([]);
  expect(readFileSync(path('en/invoicing.yaml'), 'utf8')).toContain('summary: One.');

  const gone = 'insights-rejected-invoices';
  const list = readFileSync(path('pages.yaml'), 'utf8');
  expect(removePage(site(), gone)).toEqual([]);
  recordVersion(folder);
  expect(deletedPages(site())).toEqual([gone]);
  expect(restoreVersion(site(), gone, versionsOf(site(), gone)[1]?.commit ?? '')).toEqual([]);
  expect(existsSync(path(`es/${gone}.yaml`))).toBe(true);
  expect(readFileSync(path('pages.yaml'), 'utf8').split('\n').sort()).toEqual(list.split('\n').sort());

  save('Five.');
  const commit = versionsOf(site(), 'invoicing')[1]?.commit ?? '';
  findings.push(errorAt('content/en/invoicing.yaml', 'summary', 'empty'));
  expect(restoreVersion(site(), 'invoicing', commit)).toEqual(findings);
  expect(readFileSync(path('en/invoicing.yaml'), 'utf8')).toContain('summary: Five.');

  rmSync(join(folder, '.git'), { recursive: true });
  expect([recordVersion(folder), versionsOf(site(), 'invoicing')]).toEqual([undefined, []]);
});
