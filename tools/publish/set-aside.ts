import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gitIn } from '#tools/git.ts';

/**
 * Resets changed files to what was published, so that the check sees the site as it will be. Their texts are kept in
 * the repository's folder, in case publishing is stopped before they are restored.
 */
export function setAside(folder: string, paths: string[]): void {
  const git = gitIn(folder);
  const kept = paths.map((path) => [
    path,
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'base64') : null,
  ]);
  writeFileSync(asideFile(folder), JSON.stringify(kept));
  for (const path of paths) if (!git('checkout', 'HEAD', '--', path).ok) rmSync(join(folder, path), { force: true });
}

export function bringBackAside(folder: string): void {
  if (!isSetAside(folder)) return;
  const kept: [path: string, text: string | null][] = JSON.parse(readFileSync(asideFile(folder), 'utf8'));
  for (const [path, text] of kept)
    if (text === null) rmSync(join(folder, path), { force: true });
    else writeFileSync(join(folder, path), text, 'base64');
  rmSync(asideFile(folder));
}

/** Whether content is not as it was saved, while a part of it is published. */
export function isSetAside(folder: string): boolean {
  return gitIn(folder)('rev-parse', '--git-dir').ok && existsSync(asideFile(folder));
}

function asideFile(folder: string): string {
  return resolve(folder, gitIn(folder)('rev-parse', '--git-path', 'set-aside.json').out.trim());
}
