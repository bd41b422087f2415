import { existsSync, readFileSync } from 'node:fs';
import type { Env } from '#server/env.ts';
import { backupAge, backupTrouble } from '#server/store/backup.ts';
import { freeMegabytes } from '#server/store/open-store.ts';
import { expiryWarning } from '#shared/security-txt.ts';
import { duration } from '../terminal-text.ts';
import { type Check, check } from './check.ts';

export function checkVersions(packageFile = 'package.json'): Check {
  const { name, version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { name: string; version: string };
  const isKnown = Number(process.versions.node.split('.')[0]) >= 24;
  const text = `${name} ${version} on Node.js ${process.versions.node}`;
  return check('versions', isKnown ? 'ok' : 'error', isKnown ? `${text}.` : `${text}: it needs 24 or newer.`);
}

export function checkDisk(directory: string): Check {
  if (!existsSync(directory))
    return check('disk', 'warning', `${directory} is not there yet: the first start makes it.`);
  const free = freeMegabytes(directory) / 1000;
  const state = free < 0.2 ? 'error' : free < 1 ? 'warning' : 'ok';
  return check('disk', state, `${free.toFixed(1)} GB are free where ${directory} is.`);
}

export function checkBackup(env: Pick<Env, 'BACKUP_DIR'>, now: number): Check {
  const { BACKUP_DIR } = env;
  if (!BACKUP_DIR) return check('backup', 'warning', 'BACKUP_DIR is not set: back up by other means, every day.');
  const age = backupAge(BACKUP_DIR, now);
  const text =
    age === undefined ? `${BACKUP_DIR} has no backup.` : `The last backup in ${BACKUP_DIR} is ${duration(age)} old.`;
  return check('backup', backupTrouble(env, now) ? 'error' : 'ok', text);
}

export function checkBuiltSecurityTxt(now: number, file = 'build/client/.well-known/security.txt'): Check {
  if (!existsSync(file)) return check('security.txt', 'not asked', 'There is no built site here.');
  const fault = expiryWarning(readFileSync(file, 'utf8'), new Date(now));
  return check('security.txt', fault ? 'error' : 'ok', fault ?? 'security.txt is good for more than a month.');
}
