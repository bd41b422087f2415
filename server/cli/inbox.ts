import { once } from 'node:events';
import { systemClock } from '#server/clock.ts';
import { openContent } from '#server/open-content.ts';
import { orExit } from '#server/start-error.ts';
import { runInbox } from './run-inbox.ts';

const surroundings = {
  clock: systemClock,
  readInput: async () => Buffer.concat(await process.stdin.toArray()),
  print: (text: string) => process.stdout.write(`${text}\n`) || once(process.stdout, 'drain'),
  note: (text: string) => void process.stderr.write(`${text.trimEnd()}\n`),
  settings: process.env,
  openContent,
};
process.exitCode = await orExit(() => runInbox(process.argv.slice(2), surroundings), '');
