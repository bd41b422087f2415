import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';

export interface ContactProcess {
  readonly address: string;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to end and waits. */
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Resident memory in megabytes; it reads Linux's /proc. */
  memory(): number;
}

const unlimited = { RATE_PER_ADDRESS: '100000000', RATE_TOTAL: '100000000' };

/** Starts the real service on a free port with these settings and waits until it listens. It ends with the test. */
export function startProcess(settings: Record<string, string>): Promise<ContactProcess> {
  return startIn('.', { ...unlimited, ...settings }, '--service-alone');
}

/** Starts the real server in a folder, which holds what it reads: content and the built site. */
export async function startIn(
  cwd: string,
  settings: Record<string, string>,
  ...args: string[]
): Promise<ContactProcess> {
  const child = spawn(process.execPath, ['--max-old-space-size=384', resolve('server/main.ts'), ...args], {
    cwd,
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk) => {
    complaint += chunk;
  });
  const exited = once(child, 'exit');
  onTestFinished(() => end('SIGKILL'));
  const address = await Promise.race([addressOf(child), exited.then(() => undefined)]);
  if (!address) throw new Error(`the server ended before it listened: ${complaint}`);
  child.stdout?.resume();

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    child.kill(signal);
    await exited;
  }

  return {
    address,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    signal: (name) => void child.kill(name),
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      if (said.length > 10_000) return;
      said += chunk;
      const address = / is at (http\S+)\n/.exec(said)?.[1];
      if (address) done(address);
    });
  });
}
