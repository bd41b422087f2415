import { once } from 'node:events';
import { systemClock } from '#server/clock.ts';
import { openContent } from '#server/open-content.ts';
import { SettingError } from '#server/site-settings.ts';
import { StartError } from '#server/start/start-error.ts';
import { ContentError } from '#site/content-error.ts';
import { runInbox } from './run-inbox.ts';

try {
  process.exitCode = await runInbox(process.argv.slice(2), {
    clock: systemClock,
    readInput: async () => Buffer.concat(await process.stdin.toArray()),
    print: (text) => process.stdout.write(`${text}\n`) || once(process.stdout, 'drain'),
    note: (text) => process.stderr.write(`${text.trimEnd()}\n`),
    settings: process.env,
    openContent,
  });
} catch (error) {
  if (!(error instanceof SettingError || error instanceof StartError || error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
