import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { buildRecord, differences, recordName } from './build-record.ts';

const site = { 'index.html': 'home', 'es/index.html': 'inicio', 'a.css': 'a{}' };

test('a record is the same for the same files, says so for each, and leaves itself out', () => {
  const folder = temporaryFolder(site);
  const record = buildRecord(folder);
  writeFileSync(`${folder}/${recordName}`, record);

  expect(buildRecord(folder)).toBe(record);
  expect(record.match(/^[0-9a-f]{64} {2}\.\/\S+$/gm)).toHaveLength(3);
  expect(execFileSync('sha256sum', ['--check', '--quiet', recordName], { cwd: folder, stdio: 'pipe' }).length).toBe(0);
});

test('another byte in a file makes another hash of the build', () => {
  const [hash] = buildRecord(temporaryFolder(site)).split('\n');

  expect(buildRecord(temporaryFolder({ ...site, 'a.css': 'b{}' })).split('\n')[0]).not.toBe(hash);
});

test('files that changed, came or went are named once', () => {
  const other = temporaryFolder({ 'index.html': 'home', 'a.css': 'b{}', 'new.css': '' });

  expect(differences(buildRecord(temporaryFolder(site)), buildRecord(other))).toEqual([
    '/a.css',
    '/es/index.html',
    '/new.css',
  ]);
});
