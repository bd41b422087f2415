import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DirectoryLock {
  release(): void;
}

/**
 * Locks a folder for this process alone, for as long as it lives: the system frees the lock even of a process that is
 * killed. Two servers on one file would send each mail twice. Throws when another process has the folder.
 */
export function lockDirectory(directory: string): DirectoryLock {
  const database = new DatabaseSync(join(directory, 'server.lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    throw error;
  }
  return { release: () => database.close() };
}
