import '#tools/command.ts';
import { currentSite } from '#app/site.server.ts';
import { readEnv } from '#server/env.ts';
import { orExit } from '#server/start-error.ts';
import { buildSite, isBuilt } from '../build/build-site.ts';

// Wrong settings are refused before the site is built.
await orExit(() => readEnv(process.env, currentSite()));
// The log of a build is only shown if it fails.
if (!isBuilt()) await buildSite(process.argv.includes('--verbose') ? undefined : 'build.log');
await import('#server/main.ts');
