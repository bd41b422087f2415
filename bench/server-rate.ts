import { cpuSeconds, megabytes } from './process-figures.ts';
import { type Contestant, startContestants } from './server-rate/contestants.ts';
import { load, loadGenerator } from './server-rate/load.ts';
import { benchPage } from './server-rate/page.ts';

export interface ServerRate {
  readonly name: string;
  /** Medians over the rounds. */
  readonly requestsPerSecond: number;
  readonly requestsPerCpuSecond: number;
  readonly rounds: readonly number[];
  /** Resident memory after the first and after the last round. */
  readonly megabytes: readonly [number, number];
}

export interface ServerRateReport {
  readonly page: { readonly path: string; readonly bodyBytes: number };
  readonly generator: string;
  readonly seconds: number;
  readonly servers: readonly ServerRate[];
}

interface Round {
  readonly rate: number;
  readonly perCpuSecond: number;
  readonly megabytes: number;
}

/**
 * Measures requests a second for one page, the same bytes and headers from each server, one core each, taking turns. Besides the rate
 * it gives requests for each second of the server's own processor time, which other work on the machine disturbs less.
 */
export async function measureServerRate(seconds = 5, rounds = 5): Promise<ServerRateReport> {
  const page = await benchPage();
  const contestants = await startContestants(page);
  try {
    const measured = new Map(contestants.map((contestant) => [contestant, [] as Round[]]));
    for (const contestant of contestants) await load(contestant.port, page.path, 1);
    for (let round = 0; round < rounds; round += 1) {
      for (const [contestant, results] of measured) results.push(await oneRound(contestant, page.path, seconds));
    }
    const servers = [...measured].map(([{ name }, results]) => summary(name, results));
    return { page: { path: page.path, bodyBytes: page.body.length }, generator: loadGenerator(), seconds, servers };
  } finally {
    for (const contestant of contestants) contestant.stop();
  }
}

async function oneRound({ port, pid }: Contestant, path: string, seconds: number): Promise<Round> {
  const before = cpuSeconds(pid);
  const rate = await load(port, path, seconds);
  return { rate, perCpuSecond: (rate * seconds) / (cpuSeconds(pid) - before), megabytes: megabytes(pid) };
}

function summary(name: string, rounds: readonly Round[]): ServerRate {
  return {
    name,
    requestsPerSecond: median(rounds.map(({ rate }) => rate)),
    requestsPerCpuSecond: median(rounds.map(({ perCpuSecond }) => perCpuSecond)),
    rounds: rounds.map(({ rate }) => Math.round(rate)),
    megabytes: [rounds[0]?.megabytes ?? 0, rounds.at(-1)?.megabytes ?? 0],
  };
}

function median(values: readonly number[]): number {
  return Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}

/** The report as a table for people. */
export function serverRateTable({ page, generator, servers }: ServerRateReport): string {
  const rows = servers.map(({ name, requestsPerSecond, requestsPerCpuSecond, megabytes: [first, last] }) =>
    [
      name.padEnd(16),
      `${requestsPerSecond}`.padStart(10),
      `${requestsPerCpuSecond}`.padStart(10),
      `${first} → ${last} MB`,
    ].join('  '),
  );
  const head = ['server'.padEnd(16), 'requests/s'.padStart(10), 'per CPU s'.padStart(10), 'memory'].join('  ');
  return [`${page.path}, ${page.bodyBytes} bytes of brotli, load by ${generator}`, head, ...rows, ''].join('\n');
}

if (import.meta.main) process.stdout.write(serverRateTable(await measureServerRate()));
