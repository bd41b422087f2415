import { spawnSync } from 'node:child_process';

/**
 * When the sources were last committed, so that two builds of one commit make equal files: `SOURCE_DATE_EPOCH` (seconds,
 * reproducible-builds.org) or git's date, else the moment of the build.
 */
export function sourceDate(epoch = process.env.SOURCE_DATE_EPOCH, directory = process.cwd()): Date {
  const log = spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: directory, encoding: 'utf8' });
  const seconds = Number(epoch || log.stdout?.trim());
  return seconds > 0 ? new Date(seconds * 1000) : new Date();
}
