import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** Asks this machine with the path exactly as given; `fetch` would tidy it first. */
export function ask(
  options: RequestOptions,
  { send = request, body = '' } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((done, fail) => {
    send({ host: '127.0.0.1', ...options }, async (response) =>
      done({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }),
    )
      .on('error', fail)
      .end(body);
  });
}

export const installed = (program: string) => spawnSync('which', [program]).status === 0;

/** Runs a program for the length of the test and waits until it answers. */
export async function run(ready: () => Promise<unknown>, env: Record<string, string>, program: string, args: string[]) {
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill());
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await ready().catch(() => undefined)) return;
    await wait(100);
  }
  throw new Error(`${program} does not answer: its configuration may be wrong.`);
}

/** Runs nginx with the configuration of a site; what it writes stands in a folder. */
export async function runNginx(ready: () => Promise<unknown>, root: string, site: string): Promise<void> {
  const main = `user root; daemon off; master_process off; pid ${root}/pid; error_log ${root}/log; events {} `;
  writeFileSync(join(root, 'main.conf'), `${main}http { access_log off; ${site} }`);
  await run(ready, {}, 'nginx', ['-c', join(root, 'main.conf')]);
}

/** Runs Caddy with options and the configuration of a site, which stand in a folder. */
export async function runCaddy(
  ready: () => Promise<unknown>,
  root: string,
  config: string,
  env: Record<string, string> = {},
): Promise<void> {
  writeFileSync(join(root, 'Caddyfile'), config);
  await run(ready, env, 'caddy', ['run', '--adapter', 'caddyfile', '--config', join(root, 'Caddyfile')]);
}
