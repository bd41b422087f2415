import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Load, loadGenerator, sendLoad } from './messages/load.ts';
import { cpuSeconds } from './process-figures.ts';
import { summarize } from './statistics.ts';

export interface MessageRate extends Load {
  readonly store: string;
  readonly connections: number;
  /** For each second of processor time of the server, which other work on the machine disturbs less. */
  readonly perCpuSecond: number;
}

export interface MessageReport {
  readonly generator: string;
  /** Programs that wanted a processor in the minute before: above 1 the machine was not ours alone. */
  readonly loadBefore: number;
  /** Medians over the rounds. */
  readonly rates: readonly MessageRate[];
}

type Round = Load & { readonly perCpuSecond: number };
type Kind = (typeof contestants)[number]['kind'];

const contestants = [
  { name: 'none (a bare Hono handler)', kind: 'bare' },
  { name: 'SQLite', kind: 'sqlite' },
  { name: 'PostgreSQL', kind: 'postgres' },
] as const;

export interface MessageBench {
  readonly connectionCounts: readonly number[];
  readonly seconds: number;
  readonly rounds: number;
}

const usual: MessageBench = { connectionCounts: [1, 16, 256], seconds: 4, rounds: 3 };

/**
 * Measures messages a second through the whole service, outbox and log included, with the load from another process.
 * PostgreSQL takes part when TEST_DATABASE_URL is set.
 */
export async function measureMessages(progress: (text: string) => void, bench = usual): Promise<MessageReport> {
  const loadBefore = Number(loadavg()[0]?.toFixed(1));
  const rates: MessageRate[] = [];
  for (const { name, kind } of contestants) {
    if (kind === 'postgres' && !process.env.TEST_DATABASE_URL) {
      progress('PostgreSQL is left out: run under tools/dev/with-postgres.ts');
      continue;
    }
    for (const connections of bench.connectionCounts) {
      const rate = medianOf(await measureOne(kind, connections, bench));
      rates.push({ store: name, connections, ...rate });
      progress(`${name}, ${connections} connections: ${rate.perSecond}/s, p99 ${rate.p99} ms`);
    }
  }
  return { generator: loadGenerator(), loadBefore, rates };
}

async function measureOne(kind: Kind, connections: number, { seconds, rounds }: MessageBench): Promise<Round[]> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-messages-'));
  const server = spawn(process.execPath, ['bench/messages/contestant.ts', kind, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await portOf(server);
    await sendLoad(port, connections, 1);
    const measured: Round[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = cpuSeconds(server.pid ?? 0);
      const load = await sendLoad(port, connections, seconds);
      const used = cpuSeconds(server.pid ?? 0) - before;
      measured.push({ ...load, perCpuSecond: (load.perSecond * seconds) / used });
    }
    return measured;
  } finally {
    server.kill('SIGKILL');
    await once(server, 'exit');
    rmSync(directory, { recursive: true, force: true });
  }
}

async function portOf(server: ChildProcess): Promise<number> {
  const [line] = await once(server.stdout ?? server, 'data');
  return Number(String(line));
}

/** The median of each figure over the rounds. */
export function medianOf(rounds: readonly Round[]): Round {
  const median = (figure: keyof Round, digits = 0) =>
    summarize(
      rounds.map((round) => round[figure]),
      digits,
    ).median;
  return { perSecond: median('perSecond'), p99: median('p99', 1), perCpuSecond: median('perCpuSecond') };
}
