import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { watchContent } from './watch-content.ts';

test('a file is followed after another one took its place', async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'media/drawings'), { recursive: true });
  const file = join(root, 'media/drawings/tower.svg');
  writeFileSync(file, 'before');
  const changed: string[] = [];
  const watchers = watchContent(root, (file) => changed.push(file));
  onTestFinished(() => watchers.forEach((watcher) => void watcher.close()));
  writeFileSync(`${file}.crswap`, 'saved');
  renameSync(`${file}.crswap`, file);
  await vi.waitFor(() => expect(changed).toContain('media/drawings/tower.svg'));
  changed.length = 0;
  await vi.waitFor(() => {
    writeFileSync(file, 'typed elsewhere');
    expect(changed).toContain('media/drawings/tower.svg');
  });
});
