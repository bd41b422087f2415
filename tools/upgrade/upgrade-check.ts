import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentChangesSince } from './changelog.ts';

const script = resolve(import.meta.dirname, 'list-faults.ts');
const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
const faults = `${stderr}${stdout}`.split('\n').filter(Boolean);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const since = versionOfContent();
const changes = contentChangesSince(readFileSync('CHANGELOG.md', 'utf8'), since);
const lines = [
  `Content of version ${since}, product of version ${version}. What changed since:`,
  ...changes.map((change) => `- ${change}`),
  '',
  ...faults,
  `${faults.length} faults.${faults.length > 0 ? ' Correct these and run it again.' : ''}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The product's version when the content was last changed. */
function versionOfContent(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const commit = git('log', '-1', '--format=%H', '--', 'content');
  return JSON.parse(git('show', `${commit}:package.json`) || '{}').version ?? version;
}
