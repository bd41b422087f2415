import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type SiteProcess = { address: string; stop(): Promise<void> };

/** Starts the real server on a free port with these settings and waits until it listens. */
export async function startSite(settings: Record<string, string>): Promise<SiteProcess> {
  const env = { ...process.env, PORT: '0', ...settings };
  const child = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  let said = '';
  const address = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const match = / is at (\S+)\n/.exec(said);
      if (match?.[1]) resolve(match[1]);
    });
  });
  const early = exited.then(() => Promise.reject(new Error(`the server ended before it listened: ${said}`)));

  async function stop(): Promise<void> {
    early.catch(() => {});
    child.kill('SIGTERM');
    await exited;
  }

  return { address: await Promise.race([address, early]), stop };
}
