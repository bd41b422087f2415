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

test('files that changed, came or went are named once, and the hash of the build is another', () => {
  const other = { 'index.html': 'home', 'a.css': 'b{}', 'new.css': '' };
  const [before, after] = [site, other].map((files) => buildRecord(temporaryFolder(files))) as [string, string];

  expect(differences(before, after)).toEqual(['/a.css', '/es/index.html', '/new.css']);
  expect(after.split('\n')[0]).not.toBe(before.split('\n')[0]);
});
