import { spawnSync } from 'node:child_process';

export function gitIn(folder: string, settings: Record<string, string> = {}) {
  // In English, since a refusal is recognized by its words.
  const env = { ...process.env, LC_ALL: 'C', ...settings };
  return (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', env });
    return { ok: status === 0, out: stdout ?? '', err: stderr ?? '' };
  };
}

export const unrecordedChanges = 'There are changes that git has not recorded: commit them or take them back first.';
