import { existsSync, readdirSync, readFileSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expiryWarning } from '#shared/security-txt.ts';
import { duration } from '../terminal-text.ts';
import { type Check, check } from './check.ts';

const hour = 3600_000;
const gigabyte = 1e9;

export function checkVersions(packageFile = 'package.json'): Check {
  const { name, version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { name: string; version: string };
  const isKnown = Number(process.versions.node.split('.')[0]) >= 24;
  const text = `${name} ${version} on Node.js ${process.versions.node}`;
  return check('versions', isKnown ? 'ok' : 'error', isKnown ? `${text}.` : `${text}: it needs 24 or newer.`);
}

export function checkDisk(directory: string): Check {
  if (!existsSync(directory))
    return check('disk', 'warning', `${directory} is not there yet: the first start makes it.`);
  const { bavail, bsize } = statfsSync(directory);
  const free = (bavail * bsize) / gigabyte;
  const state = free < 0.2 ? 'error' : free < 1 ? 'warning' : 'ok';
  return check('disk', state, `${free.toFixed(1)} GB are free where ${directory} is.`);
}

/** A daily backup is late after 26 hours. */
export function checkBackup(directory: string | undefined, now: number): Check {
  if (!directory) return check('backup', 'warning', 'BACKUP_DIR is not set: back up by other means, every day.');
  const files = existsSync(directory) ? readdirSync(directory).map((name) => join(directory, name)) : [];
  const newest = Math.max(...files.map((file) => statSync(file).mtimeMs));
  if (files.length === 0) return check('backup', 'error', `${directory} has no backup.`);
  const text = `The last backup in ${directory} is ${duration(now - newest)} old.`;
  return check('backup', now - newest > 26 * hour ? 'error' : 'ok', text);
}

export function checkBuiltSecurityTxt(now: number, file = 'build/client/.well-known/security.txt'): Check {
  if (!existsSync(file)) return check('security.txt', 'not asked', 'There is no built site here.');
  const fault = expiryWarning(readFileSync(file, 'utf8'), new Date(now));
  return check('security.txt', fault ? 'error' : 'ok', fault ?? 'security.txt is good for more than a month.');
}
