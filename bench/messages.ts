import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';

export interface MessageRate {
  readonly store: string;
  readonly connections: number;
  /** Messages acknowledged a second, and the time within which 99 of 100 were; milliseconds. */
  readonly perSecond: number;
  readonly p99: number;
}

const contestants = [
  { name: 'none (a bare Hono handler)', kind: 'bare' },
  { name: 'SQLite', kind: 'sqlite' },
  { name: 'SQLite, one commit for each message', kind: 'sqlite-single' },
  { name: 'PostgreSQL', kind: 'postgres' },
] as const;

const connectionCounts = [1, 16, 256];

/**
 * Measures messages a second through the whole service, outbox included, with the load from another process and, where
 * there are two processors, each side on its own. PostgreSQL takes part when TEST_DATABASE_URL is set.
 */
export async function measureMessages(progress: (text: string) => void, seconds = 5): Promise<MessageRate[]> {
  const rates: MessageRate[] = [];
  for (const { name, kind } of contestants) {
    if (kind === 'postgres' && !process.env.TEST_DATABASE_URL) {
      progress('PostgreSQL is left out: run under scripts/with-postgres.ts');
      continue;
    }
    for (const connections of connectionCounts) {
      const rate = await measureOne(kind, connections, seconds);
      rates.push({ store: name, connections, ...rate });
      progress(`${name}, ${connections} connections: ${rate.perSecond}/s, p99 ${rate.p99} ms`);
    }
  }
  return rates;
}

async function measureOne(kind: string, connections: number, seconds: number) {
  const directory = mkdtempSync(join(tmpdir(), 'bench-messages-'));
  const server = onProcessor(0, ['bench/messages/contestant.ts', kind, directory]);
  try {
    const [line] = await once(server.stdout ?? server, 'data');
    const port = Number(String(line));
    await runLoad(port, connections, 1);
    return await runLoad(port, connections, seconds);
  } finally {
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(directory, { recursive: true, force: true });
  }
}

async function runLoad(
  port: number,
  connections: number,
  seconds: number,
): Promise<{ perSecond: number; p99: number }> {
  const load = onProcessor(1, ['bench/messages/load.ts', String(port), String(connections), String(seconds)]);
  let said = '';
  load.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = await once(load, 'close');
  if (code !== 0) throw new Error(`The load for ${connections} connections ended with exit code ${code}.`);
  return JSON.parse(said);
}

function onProcessor(number: number, args: string[]): ChildProcess {
  const stdio = ['ignore', 'pipe', 'inherit'] as ('ignore' | 'pipe' | 'inherit')[];
  const bound = cpus().length > 1 && hasTaskset();
  return bound
    ? spawn('taskset', ['-c', String(number), process.execPath, ...args], { stdio })
    : spawn(process.execPath, args, { stdio });
}

function hasTaskset(): boolean {
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
