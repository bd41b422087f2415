import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { startIn } from './set-up.ts';

type ServerProcess = Awaited<ReturnType<typeof startServerProcess>>;

const words = 'Words about databases, migrations and tables. '.repeat(400);
const page = (text: string) => `<!doctype html><title>${text}</title><p>${text} ${words}</p><script>start()</script>`;
const site = {
  'build/client/index.html': page('home'),
  'build/client/sap/index.html': page('sap'),
  'build/client/es/sap/index.html': page('sap en español'),
  'build/client/404/index.html': page('great nothing'),
  'build/client/es/404/index.html': page('gran nada'),
  'build/client/assets/entry-BkQ4xz_1.js': `start("${words}")`,
  'build/client/assets/large-BkQ4xz_2.js': 'x'.repeat(5_000_000),
};

/** Starts the real server on a small built site of its own; both end with the test. */
export async function startServerProcess(settings: Record<string, string> = {}) {
  const root = temporaryFolder(site);
  symlinkSync(resolve('content'), join(root, 'content'));
  const started = await startIn(root, { DATA_DIR: join(root, 'data'), ...settings });
  return { ...started, port: Number(new URL(started.address).port) };
}

/** Opens a connection that swallows its errors, because being cut off is what these tests are about. */
export async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** The same many times; they end with the test. */
export async function openMany(port: number, count: number): Promise<Socket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, () => open(port)));
  onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
  return sockets;
}

/**
 * The longest that a visitor may wait for a page while others attack the server, in milliseconds: a second on a machine
 * that does nothing else, more where other programs take a share of the processor.
 */
export function longestVisit(): number {
  return 1000 * slowdown();
}

/** How many times longer work takes than it would on a processor of its own. */
export function slowdown(): number {
  const start = performance.now();
  const used = process.cpuUsage();
  let work = 0;
  while (process.cpuUsage(used).user < 300_000) work += Math.sqrt(work + 1);
  return Math.max(1, (performance.now() - start) / 300);
}

/** Milliseconds that a visitor waits for a page at this moment. */
export async function visitorWaits(port: number): Promise<number> {
  const start = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/sap`);
  await response.text();
  if (response.status !== 200) throw new Error(`A visitor got ${response.status}.`);
  return performance.now() - start;
}

/** Expects that the process never holds so many megabytes more than before while something is done to it. */
export async function expectMemory(server: ServerProcess, what: string, limit: number, work: () => Promise<void>) {
  // The first visit takes some for good.
  await visitorWaits(server.port);
  const before = server.memory();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, server.memory());
  }, 100);
  await work().finally(() => clearInterval(timer));
  tell(`memory for ${what}`, peak - before, 'MB');
  expect(peak - before).toBeLessThan(limit);
}

export function tell(what: string, value: number, unit: 'MB' | 'ms'): void {
  process.stdout.write(`${what}: ${Math.round(value * 10) / 10} ${unit}\n`);
}
