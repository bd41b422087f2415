import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// The screen edits a copy of the site, below this project so that it finds the same packages.
const copy = 'data/edited-site';
const parts = [
  'app',
  'content',
  'editor',
  'server',
  'shared',
  'site',
  'tools',
  'package.json',
  'tsconfig.json',
  '.generated',
];

rmSync(copy, { recursive: true, force: true });
for (const part of [...parts, 'vite.config.ts']) cpSync(part, join(copy, part), { recursive: true });
process.chdir(copy);
writeFileSync('.gitignore', '.generated\ndata\naddress\n');
const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
for (const words of [
  ['init', '--quiet'],
  ['add', '.'],
  [...who, 'commit', '--quiet', '-m', 'First'],
])
  execFileSync('git', words);
const { address } = await import(join(process.cwd(), 'editor/edit.ts'));
writeFileSync('address', address);
