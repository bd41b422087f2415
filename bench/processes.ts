import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Site } from '#site/open-site.server.ts';
import { chromiumFlags, findChromium } from '#tools/dev/find-chromium.ts';
import { freePort } from '#tools/dev/free-ports.ts';

export const browser = { executablePath: findChromium(), args: chromiumFlags };

/** The first page of each kind, in one language after another, without pages that search engines shall not list. */
export function samplePages({ locales, pagesIn, localizedPath }: Site): string[] {
  const kinds = new Set(
    locales.flatMap((locale) => pagesIn(locale).flatMap(({ unlisted, kind }) => (unlisted ? [] : kind))),
  );
  return [...kinds].flatMap((kind, index) => {
    const locale = locales[index % locales.length];
    const page = locale && pagesIn(locale).find((each) => each.kind === kind && !each.unlisted);
    return page && locale ? localizedPath(page.path, locale) : [];
  });
}

export type Running = { origin: string; pid: number } & AsyncDisposable;

/** The built site by the command of `npm start`, which builds it first when needed. */
export function startSite(): Promise<Running> {
  return start(JSON.parse(readFileSync('package.json', 'utf8')).scripts.start);
}

/** A plain server beside the site, which sends the same bytes for these paths, and their bare pages. */
export function startReference(site: Running, paths: string[]): Promise<Running> {
  return start(`node bench/reference-server.ts ${site.origin} ${paths.join(' ')}`);
}

/** Starts a server on a free port, with an empty store that is deleted afterwards, and without rate limits. */
async function start(command: string): Promise<Running> {
  const port = await freePort();
  // The system's folder for temporary files may be in memory, where a durable write costs nothing.
  mkdirSync('test-results', { recursive: true });
  const data = mkdtempSync('test-results/bench-');
  const settings = { PORT: `${port}`, DATA_DIR: data, RATE_PER_ADDRESS: '999999999', RATE_TOTAL: '999999999' };
  const [program = '', ...args] = command.replace(/^exec /, '').split(' ');
  const child = spawn(program, args, { env: { ...process.env, ...settings }, stdio: ['ignore', 'ignore', 'inherit'] });
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`This ended before it listened: ${command}`);
    await wait(200);
  }
  async function stop() {
    child.kill();
    await exited;
    rmSync(data, { recursive: true });
  }
  return { origin, pid: child.pid ?? 0, [Symbol.asyncDispose]: stop };
}

/** Processor time so far and resident memory: fields 14, 15 and 24 of /proc/PID/stat (proc(5)), in 1/100 s and 4 KB. */
export function usageOf({ pid }: Running): { cpuSeconds: number; megabytes: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').map(Number);
  const [user = 0, system = 0, pages = 0] = [fields[13], fields[14], fields[23]];
  return { cpuSeconds: (user + system) / 100, megabytes: Math.round(pages / 256) };
}
