import '#tools/command.ts';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ContentError } from '#site/content-error.ts';
import { listFaults } from './list-faults.ts';

const faults = faultsIn('content');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const since = versionOfContent();
const lines = [
  `Content of version ${since}, product of version ${version}. What changed since:`,
  ...contentChangesSince(since).map((change) => `- ${change}`),
  '',
  ...faults,
  `${faults.length} faults.${faults.length > 0 ? ' Correct these and run it again.' : ''}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsIn(root: string): string[] {
  try {
    return listFaults(root);
  } catch (error) {
    // The languages themselves cannot be read.
    if (!(error instanceof ContentError)) throw error;
    return error.message.split('\n');
  }
}

/** The product's version when the content was last changed. */
function versionOfContent(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  const commit = git('log', '-1', '--format=%H', '--', 'content');
  return JSON.parse(git('show', `${commit}:package.json`) || '{}').version ?? version;
}

/** The changes of content that CHANGELOG.md tells of since a version, the latest first. */
function contentChangesSince(version: string): string[] {
  const [newer = ''] = readFileSync('CHANGELOG.md', 'utf8').split(`## [${version}]`);
  return newer
    .split(/^- |^#/m)
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry.startsWith('Content:'));
}
