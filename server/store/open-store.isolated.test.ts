import { chmodSync, mkdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { prepareDataDirectory } from './open-store.ts';

vi.mock('node:fs', { spy: true });

const modeOf = (path: string) => statSync(path).mode & 0o777;

function folderWithOpenFiles(files: Record<string, string>): string {
  const directory = temporaryFolder(files);
  for (const name of Object.keys(files)) chmodSync(join(directory, name), 0o644);
  chmodSync(directory, 0o755);
  return directory;
}

test('of DATA_DIR only the product’s own files are tightened', () => {
  const own = ['messages.db', 'messages.db-wal', 'messages.db.before-2026', 'server.lock', 'mail/a.eml'];
  const foreign = ['notice.yaml', 'lost+found/a', 'mail.txt', 'mail/notes.txt'];
  const directory = folderWithOpenFiles(Object.fromEntries([...own, ...foreign].map((name) => [name, ''])));

  const { tightened, open } = prepareDataDirectory(directory);

  expect(tightened.sort()).toEqual([directory, ...[...own, 'mail'].map((name) => join(directory, name))].sort());
  expect(open).toEqual([]);
  expect(foreign.map((name) => modeOf(join(directory, name)))).toEqual(foreign.map(() => 0o644));
});

test('no link in DATA_DIR is followed, and none that leads nowhere stops the start', () => {
  const elsewhere = folderWithOpenFiles({ 'a.eml': '' });
  const directory = temporaryFolder();
  symlinkSync('/nowhere', join(directory, 'messages.db.before-2026'));
  symlinkSync(join(elsewhere, 'a.eml'), join(directory, 'messages.db-old'));
  symlinkSync(elsewhere, join(directory, 'mail'));

  prepareDataDirectory(directory);

  expect([modeOf(elsewhere), modeOf(join(elsewhere, 'a.eml'))]).toEqual([0o755, 0o644]);
});

test('what cannot be tightened is told and stops nothing', () => {
  const directory = folderWithOpenFiles({ 'messages.db': '' });
  mkdirSync(join(directory, 'mail'), { mode: 0o755 });
  vi.mocked(chmodSync).mockImplementation(() => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
  });

  const { tightened, open } = prepareDataDirectory(directory);

  expect(tightened).toEqual([]);
  expect(open.sort()).toEqual([directory, join(directory, 'mail'), join(directory, 'messages.db')]);
});
