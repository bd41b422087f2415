import { existsSync, readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { findPostgres } from './find-postgres.ts';

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: vi.fn(),
  readdirSync: vi.fn(),
}));

const debian = (version: number, program = 'initdb') => `/usr/lib/postgresql/${version}/bin/${program}`;

test.each<[string, programs: string[], found?: string]>([
  [
    'the newest of Debian’s versions comes first',
    [debian(9), debian(17), debian(15), '/opt/postgres/initdb'],
    '/usr/lib/postgresql/17/bin',
  ],
  [
    'a version of which only the client is installed is passed over',
    [debian(17, 'psql'), debian(15)],
    '/usr/lib/postgresql/15/bin',
  ],
  ['the search path is looked into', ['/opt/postgres/initdb'], '/opt/postgres'],
  ['where there is none, none is found', []],
])('%s', (_what, programs, found) => {
  const versions = programs.flatMap((file) => /^\/usr\/lib\/postgresql\/(\d+)\//.exec(file)?.[1] ?? []);
  vi.mocked(existsSync).mockImplementation((path) => programs.some((file) => file.startsWith(String(path))));
  vi.mocked(readdirSync).mockReturnValue(versions as never);
  vi.stubEnv('PATH', '/usr/bin:/opt/postgres');

  expect(findPostgres()).toBe(found);
});
