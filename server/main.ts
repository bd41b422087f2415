import { loadCompany } from '#site/load.server.ts';
import { systemClock } from './clock.ts';
import { createLog } from './log.ts';
import { readStartEnv } from './start/go-live.ts';
import { orExit } from './start/start-error.ts';
import { startServer } from './start/start-server.ts';

// Whoever reads the log may go away; that must not end the service.
process.stdout.on('error', () => {});
const log = createLog((line) => process.stdout.write(line), systemClock);
// While developing another server shows the pages, and runs of faults want none; an older build must then not matter.
const serviceAlone = process.argv.includes('--service-alone');
const server = await orExit(start);
// Before the address is told: who waits for it may ask us to stop at once.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
process.stdout.write(`${loadCompany().name} is at ${server.address}\n`);
if (!server.hasSite && !serviceAlone)
  process.stdout.write('There is no built site: only the contact service answers. "npm run build" makes it.\n');

async function start() {
  const { env, warning } = readStartEnv(process.env);
  if (warning) process.stderr.write(`Warning: ${warning}\n`);
  return startServer(env, log, serviceAlone ? undefined : 'build/client');
}

async function stop(): Promise<void> {
  await server.stop();
  process.exit(0);
}
