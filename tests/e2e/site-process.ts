import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

export type SiteProcess = Awaited<ReturnType<typeof startSite>>;

/**
 * Starts the real server on a free port in a folder that holds content and the built site, and waits until it listens.
 */
export async function startSite(env: NodeJS.ProcessEnv, cwd = '.', ...args: string[]) {
  const child = spawn(process.execPath, ['--max-old-space-size=384', resolve('server/main.ts'), ...args], {
    cwd,
    env: { ...env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaint = text(child.stderr);
  const exited = once(child, 'exit');
  const address = await Promise.race([addressIn(child.stdout), exited.then(() => undefined)]);
  if (!address) throw new Error(`the server ended before it listened: ${await complaint}`);

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    child.kill(signal);
    await exited;
  }

  return {
    address,
    /** Ends it at once, as a power cut would. */
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    [Symbol.asyncDispose]: () => end('SIGTERM'),
  };
}

/** The address in the first line that tells one. */
function addressIn(output: Readable): Promise<string> {
  return new Promise((done) => {
    createInterface(output).on('line', (line) => {
      const address = / is at (http\S+)$/.exec(line)?.[1];
      if (address) done(address);
    });
  });
}
