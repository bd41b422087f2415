import { systemClock } from '#server/clock.ts';
import { openContentSite } from '#server/open-content-site.ts';
import { orExit } from '#server/start-error.ts';
import { runInbox } from './run-inbox.ts';

const surroundings = {
  clock: systemClock,
  readInput: async () => Buffer.concat(await process.stdin.toArray()),
  print: (text: string) => void process.stdout.write(`${text}\n`),
  note: (text: string) => void process.stderr.write(`${text.trimEnd()}\n`),
  settings: process.env,
  openSite: openContentSite,
};
process.exitCode = await orExit(() => runInbox(process.argv.slice(2), surroundings), '');
