import { execFile } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import type { ServiceParts } from '#server/contact/service-parts.ts';
import { endings } from '#site/endings.server.ts';
import { isDue } from '#site/page-dates.ts';
import { hasEndedBetween } from '#site/validity.server.ts';

const hour = 3600_000;

export type Build = (directory: string) => Promise<void>;

interface ScheduledBuildOptions {
  readonly directory: string;
  readonly builtAt: number;
  readonly build: Build;
  readonly serve: (directory: string) => void;
}

/** Returns the check that the server makes every minute. After a failure the present site stays for another hour. */
export function createScheduledBuild(
  { directory, builtAt, build, serve }: ScheduledBuildOptions,
  { openContent, contact: { clock, log }, health }: Pick<ServiceParts, 'openContent' | 'contact' | 'health'>,
): () => Promise<void> {
  let lastBuiltAt = builtAt;
  let waitsUntil = 0;
  let ends = endings(openContent());

  async function buildIfDue(now: number): Promise<void> {
    const site = openContent();
    const hasEnded = hasEndedBetween(ends, site.company().timeZone, lastBuiltAt, now);
    if (!hasEnded && !isDue(site.pageList().pages, lastBuiltAt, now)) return;
    await build(`${directory}-next`);
    serve(`${directory}-next`);
    rmSync(`${directory}-previous`, { recursive: true, force: true });
    renameSync(directory, `${directory}-previous`);
    renameSync(`${directory}-next`, directory);
    lastBuiltAt = now;
    ends = endings(openContent());
    log('site-built');
  }

  return async () => {
    const now = clock.now();
    if (now < waitsUntil) return;
    // Also keeps a second build from starting.
    waitsUntil = now + hour;
    const trouble = await buildIfDue(now).then(
      () => undefined,
      (error: Error) => {
        log('build-failed', { problem: error.message.slice(-1000) });
        return 'a page comes or goes, but the site cannot be built and stays as it is: see "build-failed" in the log.';
      },
    );
    if (!trouble) waitsUntil = 0;
    await health.report('build', trouble);
  };
}

export async function buildSite(next: string): Promise<void> {
  rmSync(next, { recursive: true, force: true });
  // npm is a shell script, or on Windows a batch file.
  await promisify(execFile)('npm run build', {
    shell: true,
    env: { ...process.env, BUILD_DIR: next },
    maxBuffer: 2 ** 26,
  });
}
