import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { nginxConfig } from './nginx-config.ts';
import type { BenchPage } from './page.ts';

export interface Contestant {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  stop(): void;
}

/** The core that servers run on; the load comes from the other one. */
const serverCore = '0';

/** Starts this site, plain node:http and, where it is installed, nginx, all on the same core. They take turns, so that they never run at once. */
export async function startContestants(page: BenchPage): Promise<Contestant[]> {
  const directory = mkdtempSync(join(tmpdir(), 'server-rate-'));
  const commands: [string, number, string[]][] = [
    ['this site', 4280, [process.execPath, '--max-old-space-size=384', 'server/main.ts']],
    ['plain node:http', 4281, [process.execPath, 'bench/server-rate/plain-http.ts']],
  ];
  if (isInstalled('nginx')) {
    const file = join(directory, 'page.br');
    writeFileSync(file, page.body);
    writeFileSync(join(directory, 'nginx.conf'), nginxConfig(page, file, 4282, directory));
    commands.push(['nginx', 4282, ['nginx', '-c', join(directory, 'nginx.conf')]]);
  }
  const started: Contestant[] = [];
  for (const [name, port, command] of commands) {
    const child = pinned(command, { PORT: String(port), DATA_DIR: join(directory, 'data') });
    started.push({ name, port, pid: child.pid ?? 0, stop: () => child.kill() });
    await answers(port, page.path, name);
  }
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return started;
}

export function isInstalled(program: string): boolean {
  return spawnSync('which', [program]).status === 0;
}

function pinned(command: readonly string[], env: Record<string, string>): ChildProcess {
  const [program = '', ...args] = isInstalled('taskset') ? ['taskset', '-c', serverCore, ...command] : command;
  return spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function answers(port: number, path: string, name: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
    if (response?.status === 200) return;
    await wait(100);
  }
  throw new Error(`${name} does not answer on port ${port}.`);
}
