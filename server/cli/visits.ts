import { ContentError } from '#app/content/content-error.ts';
import { systemClock } from '#server/clock.ts';
import { readEnv } from '#server/env.ts';
import { StartError } from '#server/start-error.ts';
import { openConfiguredStore } from '#server/store/open-store.ts';
import { SettingError } from '#shared/site-settings.ts';
import { runVisits } from './run-visits.ts';

try {
  process.exitCode = await runVisits(process.argv.slice(2), {
    clock: systemClock,
    print: (text) => process.stdout.write(`${text}\n`),
    note: (text) => process.stderr.write(`${text.trimEnd()}\n`),
    open: () => openConfiguredStore(readEnv(process.env), () => {}, true),
  });
} catch (error) {
  if (!(error instanceof SettingError || error instanceof StartError || error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
