import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { adviceFrom } from './changelog.ts';

const script = resolve(import.meta.dirname, 'list-faults.ts');
const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
const faults = `${stderr}${stdout}`.split('\n').filter(Boolean);
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const advice = adviceFrom(readFileSync('CHANGELOG.md', 'utf8'), versionOfContent(), faults);

process.stdout.write(`Content of version ${versionOfContent()}, product of version ${version}.\n`);
for (const { line, found } of advice)
  process.stdout.write(`\n${line}\n${found.map((fault) => `  ${fault}\n`).join('')}`);
process.stdout.write(`\n${faults.length} faults.${faults.length > 0 ? ' Correct these and run it again.' : ''}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** The product's version when the content was last changed. */
function versionOfContent(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const commit = git('log', '-1', '--format=%H', '--', 'content');
  return JSON.parse(git('show', `${commit}:package.json`) || '{}').version ?? version;
}
