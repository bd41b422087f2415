import { parseArgs } from 'node:util';
import { type SampleEntry, sampleLedger } from '#app/content/samples.server.ts';
import type { Clock } from '#server/clock.ts';
import type { Env } from '#server/env.ts';
import { isPublic } from '#server/go-live.ts';
import { sendTestMail } from '../mail-commands.ts';
import { table } from '../terminal-text.ts';
import { type Check, check } from './check.ts';
import { checkBackup, checkBuiltSecurityTxt, checkDisk, checkVersions } from './machine.ts';
import { checkMailRecords, type LookUp } from './mail-records.ts';
import { checkPublicSite } from './public-site.ts';

export interface Surroundings {
  readonly env: Env;
  /** Whether address and e-mail of the company are made up. */
  readonly companyIsSample: boolean;
  readonly clock: Clock;
  readonly lookUp: LookUp;
  readonly print: (text: string) => void;
  readonly content?: string;
}

export const help = `Whether the site can go live, and is well when it is.

Usage: npm run doctor -- [--url https://www.company.com] [--send] [--dkim NAME] [--json]

  --url   the public address; else SITE_URL
  --send  sends a test mail to CONTACT_TO
  --dkim  the selector of the domain's DKIM key; else the usual ones are tried

Exit codes: 0 all is well, 1 something is an error, 2 wrong use.`;

const options = {
  url: { type: 'string' },
  send: { type: 'boolean' },
  dkim: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Looks at everything, gives the exit code. Throws a TypeError for wrong use. */
export async function runDoctor(args: string[], surroundings: Surroundings): Promise<number> {
  const { values } = parseArgs({ args, options, strict: true });
  const { print } = surroundings;
  if (values.help) {
    print(help);
    return 0;
  }
  const samples = sampleLedger(surroundings.content);
  const checks = [checkSamples(samples), ...(await checkAll(values, surroundings))];
  const ok = checks.every(({ state }) => state !== 'error');
  if (values.json) print(JSON.stringify({ ok, checks, samples }, undefined, 2));
  else print(report(checks, samples));
  return ok ? 0 : 1;
}

async function checkAll(
  { url, send, dkim }: { url?: string; send?: boolean; dkim?: string },
  { env, companyIsSample, clock, lookUp }: Surroundings,
): Promise<Check[]> {
  const now = clock.now();
  const origin = url ?? env.SITE_URL;
  const domain = env.CONTACT_FROM.slice(env.CONTACT_FROM.lastIndexOf('@') + 1);
  const ofSample = companyIsSample && !env.SMTP_URL;
  return [
    checkSiteUrl(env),
    send ? checkMail(env, await sendTestMail(env, now)) : check('mail', 'not asked', 'Add --send to send a test mail.'),
    ...(ofSample
      ? [check('mail records', 'not asked', `${domain} is a sample: set CONTACT_FROM and SMTP_URL.`)]
      : await checkMailRecords(domain, dkim, lookUp)),
    ...(origin
      ? await checkPublicSite(origin, now)
      : [check('public site', 'not asked', 'Name it by --url or SITE_URL.'), checkBuiltSecurityTxt(now)]),
    checkBackup(env, now),
    checkDisk(env.DATA_DIR),
    checkVersions(),
  ];
}

function checkSamples(samples: readonly SampleEntry[]): Check {
  if (samples.length === 0) return check('sample content', 'ok', 'Nothing is made up.');
  return check('sample content', 'error', `${samples.length} entries are made up; they are listed below.`);
}

function checkSiteUrl({ SITE_URL }: Env): Check {
  if (!SITE_URL) return check('SITE_URL', 'error', 'SITE_URL is not set: search engines are told a wrong address.');
  if (!SITE_URL.startsWith('https:')) return check('SITE_URL', 'error', `${SITE_URL} is not https.`);
  if (!isPublic(SITE_URL)) return check('SITE_URL', 'error', `${SITE_URL} is no public name.`);
  return check('SITE_URL', 'ok', SITE_URL);
}

function checkMail(env: Env, { failure, refused, place }: Awaited<ReturnType<typeof sendTestMail>>): Check {
  if (failure) return check('mail', 'error', `The mail did not leave by ${place}: ${failure}`);
  if (refused.length > 0) return check('mail', 'error', `${place} refused it for ${refused.join(' and ')}.`);
  if (!env.SMTP_URL) return check('mail', 'error', `SMTP_URL is not set: the mail was written to ${place}.`);
  return check('mail', 'ok', `${place} took a test mail to ${env.CONTACT_TO.join(' and ')}.`);
}

function report(checks: readonly Check[], samples: readonly SampleEntry[]): string {
  const byFile = Map.groupBy(samples, ({ file }) => file);
  const ledger = [...byFile].map(([file, entries]) => `${file}: ${entries.map(({ key }) => key).join(', ')}`);
  const result = table(
    ['', 'CHECK', 'RESULT'],
    checks.map(({ name, state, text }) => [state, name, text]),
  );
  return [result, ...(ledger.length > 0 ? ['', 'Still sample:', ...ledger] : [])].join('\n');
}
