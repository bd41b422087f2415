import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { findPostgres } from './find-postgres.ts';

/** Runs the script as the shell would; nothing of a server around this test reaches it. */
function withPostgres(args: string[], env: Record<string, string>) {
  const ended = spawnSync(process.execPath, ['tools/dev/with-postgres.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, TEST_DATABASE_URL: '', ...env },
  });
  return { code: ended.status, out: ended.stdout.trim() };
}

test('a server that is named already is used, and the command’s exit code is passed on', () => {
  const command = 'console.log(process.env.TEST_DATABASE_URL); process.exitCode = 3';
  const named = { TEST_DATABASE_URL: 'postgres://named' };

  expect(withPostgres(['--or-without', 'node', '-e', command], named)).toEqual({ code: 3, out: 'postgres://named' });
});

test.runIf(findPostgres())(
  'a server of its own is gone afterwards, even when the command cannot be started',
  () => {
    const folder = temporaryFolder();
    // The server's own user comes through.
    chmodSync(folder, 0o755);

    expect(withPostgres(['no-such-command'], { TMPDIR: folder }).code).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  },
  60_000,
);
