import { systemClock } from './clock.ts';
import { readEnv } from './env.ts';
import { createLog } from './log.ts';
import { openContentSite } from './open-content-site.ts';
import { startServer } from './start/start-server.ts';
import { orExit } from './start-error.ts';

// The reader of the log may go away, which must not end the service.
process.stdout.on('error', () => {});
const log = createLog((line) => process.stdout.write(line), systemClock);
// In development another server shows the pages, and fault tests need none: an older build must not matter then.
const serviceAlone = process.argv.includes('--service-alone');
const { server, name } = await orExit(start);
// Before the address is printed, since whoever waits for it may stop us at once.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
process.stdout.write(`${name} is at ${server.address}\n`);
if (!server.hasSite && !serviceAlone)
  process.stdout.write('There is no built site: only the contact service answers. "npm run build" makes it.\n');

async function start() {
  const site = openContentSite();
  const env = readEnv(process.env, site);
  const server = await startServer(env, openContentSite, log, serviceAlone ? undefined : 'build/client');
  return { server, name: site.company().name };
}

async function stop(): Promise<void> {
  await server.stop();
  process.exit(0);
}
