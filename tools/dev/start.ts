import '#tools/command.ts';
import { spawnSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { contentSite } from '#app/site.server.ts';
import { readEnv } from '#server/env.ts';
import { orExit } from '#server/start-error.ts';
import { isBuilt } from '../build/is-built.ts';

/** Takes the memory of a build only for its time. What it says is shown if it fails. */
function build(log: string | undefined): void {
  if (log) process.stdout.write(`Building the site, which takes a minute or two; ${log} tells more.\n`);
  const output = log ? openSync(log, 'w') : 'inherit';
  const { status } = spawnSync(process.execPath, ['tools/build/build.ts'], { stdio: ['inherit', output, output] });
  if (status === 0) return;
  if (log) process.stderr.write(readFileSync(log, 'utf8').split('\n').slice(-31).join('\n'));
  process.exit(status ?? 1);
}

// Wrong settings are refused before the site is built.
await orExit(() => readEnv(process.env, contentSite()));
if (!isBuilt()) build(process.argv.includes('--verbose') ? undefined : 'build.log');
await import('#server/main.ts');
