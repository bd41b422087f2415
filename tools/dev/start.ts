import '#tools/command.ts';
import { spawnSync } from 'node:child_process';
import { contentSite } from '#app/site.server.ts';
import { readEnv } from '#server/env.ts';
import { orExit } from '#server/start-error.ts';
import { isBuilt } from '../build/is-built.ts';

/** Takes the memory of a build only for its time. */
function build(): void {
  process.stdout.write('Building the site, which takes a minute or two.\n');
  const { status } = spawnSync(process.execPath, ['tools/build/build.ts'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Wrong settings are refused before the site is built.
await orExit(() => readEnv(process.env, contentSite()));
if (!isBuilt()) build();
await import('#server/main.ts');
