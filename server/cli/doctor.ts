import { ContentError } from '#app/content/content-error.ts';
import { loadCompany } from '#app/content/load.server.ts';
import { systemClock } from '#server/clock.ts';
import { readEnv } from '#server/env.ts';
import { SettingError } from '#shared/site-settings.ts';
import { dnsLookUp } from './doctor/mail-records.ts';
import { runDoctor } from './doctor/run-doctor.ts';

try {
  process.exitCode = await runDoctor(process.argv.slice(2), {
    env: readEnv(process.env),
    companyIsSample: loadCompany().sample,
    clock: systemClock,
    lookUp: dnsLookUp(),
    print: (text) => process.stdout.write(`${text}\n`),
  });
} catch (error) {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') ?? false;
  if (!(isUsage || error instanceof SettingError || error instanceof ContentError)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = isUsage ? 2 : 1;
}
