import { existsSync, readdirSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { findPostgres } from './find-postgres.ts';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: vi.fn(),
  readdirSync: vi.fn(),
}));

/** A machine that has these programs and no others. */
function machineWith(...files: string[]) {
  const versions = files.flatMap((file) => /^\/usr\/lib\/postgresql\/(\d+)\//.exec(file)?.[1] ?? []);
  vi.mocked(existsSync).mockImplementation((path) => files.some((file) => file.startsWith(String(path))));
  vi.mocked(readdirSync).mockReturnValue(versions as never);
}

beforeEach(() => {
  vi.stubEnv('PATH', '/usr/bin:/opt/postgres');
});

test('the newest of Debian’s versions comes first', () => {
  machineWith(
    '/usr/lib/postgresql/9/bin/initdb',
    '/usr/lib/postgresql/17/bin/initdb',
    '/usr/lib/postgresql/15/bin/initdb',
    '/opt/postgres/initdb',
  );

  expect(findPostgres()).toBe('/usr/lib/postgresql/17/bin');
});

test('a version of which only the client is installed is passed over', () => {
  machineWith('/usr/lib/postgresql/17/bin/psql', '/usr/lib/postgresql/15/bin/initdb');

  expect(findPostgres()).toBe('/usr/lib/postgresql/15/bin');
});

test('the search path is looked into', () => {
  machineWith('/opt/postgres/initdb');

  expect(findPostgres()).toBe('/opt/postgres');
});

test('where there is none, none is found', () => {
  machineWith();

  expect(findPostgres()).toBeUndefined();
});
