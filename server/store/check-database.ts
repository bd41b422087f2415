import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

function damageOf(file: string): string | undefined {
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    const [row] = database.prepare('PRAGMA integrity_check').all();
    if (row?.integrity_check !== 'ok') return String(row?.integrity_check);
    database.prepare('select id from messages limit 1').all();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

parentPort?.postMessage(damageOf(workerData));
