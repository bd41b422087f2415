import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { countOf } from '#server/count-of.ts';
import type { Env } from '#server/env.ts';
import { mailRouteOf } from '#server/mail/mailer.ts';
import { describeFailure } from '#server/mail/retry.ts';
import { backupAge, backupTrouble } from '#server/store/backup.ts';
import { freeMegabytes, unmovedMessages } from '#server/store/open-store.ts';
import { visibleLine } from '#server/visible-text.ts';
import { endings } from '#site/endings.server.ts';
import { sentenceOf } from '#site/finding.ts';
import { type SampleEntry, sampleEntries } from '#site/samples.server.ts';
import { type Ending, endFault, renewalDays } from '#site/validity.server.ts';
import { type CommandContext, type FileCommand, finish, flagOption, textOption } from '../command.ts';
import { duration, table } from '../terminal-text.ts';
import { checkCalls } from './calls.ts';
import { type Check, checkResult } from './check.ts';
import { checkMailRecords, dnsLookUp, type LookUp } from './mail-records.ts';
import { checkPublicSite } from './public-site.ts';

export const doctor: FileCommand = {
  usage: '[--url https://www.company.com] [--send] [--dkim NAME] [--all]',
  summary: `Says whether the site can go live, and is well when it is. --url names the public address, else SITE_URL does; --send
      sends a test mail to CONTACT_TO; --dkim names the selector of the domain's DKIM key;
      --all lists each sample text.`,
  options: { url: textOption, send: flagOption, dkim: textOption, all: flagOption },
  runOnFiles: (context) => runDoctor({ ...context, lookUp: dnsLookUp() }),
};

interface DoctorContext extends Pick<CommandContext, 'env' | 'site' | 'clock' | 'options' | 'print'> {
  readonly lookUp: LookUp;
}

export async function runDoctor(context: DoctorContext): Promise<number> {
  const { site, clock } = context;
  const samples = sampleEntries(site);
  const validity = checkValidity(endings(site), clock.now(), site.company().timeZone);
  const checks = [checkSamples(samples), ...validity, ...(await checkAll(context))];
  const ok = checks.every(({ state }) => state !== 'error');
  const ledger = context.options.all ? samples : [];
  return finish(context, report(checks, ledger), { ok, checks, samples }, ok);
}

async function checkAll({ env, site, clock, lookUp, options }: DoctorContext): Promise<Check[]> {
  const now = clock.now();
  const optionText = (option: string | boolean | undefined) => (typeof option === 'string' ? option : undefined);
  const origin = optionText(options.url) ?? env.SITE_URL;
  const domain = env.CONTACT_FROM.split('@').at(-1) ?? '';
  const unmoved = unmovedMessages(env);
  const isSample = site.company().sample && !mailRouteOf(env).delivers;
  return [
    checkSiteUrl(env),
    options.send ? await sendTestMail(env, now) : checkResult('mail', 'not asked', 'Add --send to send a test mail.'),
    ...(isSample
      ? [checkResult('mail records', 'not asked', `${domain} is a sample: set CONTACT_FROM and SMTP_URL.`)]
      : await checkMailRecords(domain, optionText(options.dkim), lookUp)),
    ...(origin
      ? await checkPublicSite(origin, now)
      : [checkResult('public site', 'not asked', 'Name it by --url or SITE_URL.')]),
    ...(await checkCalls(env, site, now)),
    checkBackup(env, now),
    checkDisk(env.DATA_DIR),
    ...(unmoved ? [checkResult('store', 'error', unmoved)] : []),
  ];
}

async function sendTestMail(env: Env, now: number): Promise<Check> {
  const { delivers, destination, createMailer } = mailRouteOf(env);
  const refused: string[] = [];
  const mail = {
    from: env.CONTACT_FROM,
    to: [...env.CONTACT_TO],
    subject: 'Test of the mail settings of the website',
    text: 'If you read this, the website can send mail.\n',
    date: new Date(now),
  };
  try {
    const mailer = createMailer((addresses) => refused.push(...addresses));
    await mailer.send(`test-${randomUUID()}`, mail, AbortSignal.timeout(60_000));
  } catch (error) {
    return checkResult(
      'mail',
      'error',
      `The mail did not leave by ${destination}: ${visibleLine(describeFailure(error))}`,
    );
  }
  if (refused.length > 0)
    return checkResult('mail', 'error', `${destination} refused it for ${refused.join(' and ')}.`);
  if (!delivers) return checkResult('mail', 'error', `SMTP_URL is not set: the mail was written to ${destination}.`);
  return checkResult('mail', 'ok', `${destination} took a test mail to ${env.CONTACT_TO.join(' and ')}.`);
}

function checkSamples(samples: readonly SampleEntry[]): Check {
  if (samples.length === 0) return checkResult('sample content', 'ok', 'Nothing is made up or left to be written.');
  const text = `${samples.length} entries are made up or to be written: "npm run inbox -- doctor --all" lists them.`;
  return checkResult('sample content', 'error', text);
}

function checkValidity(endings: readonly Ending[], now: number, timeZone: string): Check[] {
  const warnings = endings.flatMap((ending) => {
    const fault = endFault(ending, now, timeZone);
    return fault ? [checkResult('validity', 'warning', `${ending.file}: ${sentenceOf(fault)}`)] : [];
  });
  const allValid = checkResult('validity', 'ok', `What pages show as valid is so for more than ${renewalDays} days.`);
  return warnings.length > 0 ? warnings : [allValid];
}

function checkSiteUrl({ SITE_URL }: Env): Check {
  if (!SITE_URL)
    return checkResult('SITE_URL', 'error', 'SITE_URL is not set: search engines are told a wrong address.');
  if (!SITE_URL.startsWith('https:')) return checkResult('SITE_URL', 'error', `${SITE_URL} is not https.`);
  return checkResult('SITE_URL', 'ok', SITE_URL);
}

function checkDisk(directory: string): Check {
  if (!existsSync(directory))
    return checkResult('disk', 'warning', `${directory} is not there yet: the first start makes it.`);
  const free = freeMegabytes(directory) / 1000;
  const state = free < 0.2 ? 'error' : free < 1 ? 'warning' : 'ok';
  return checkResult('disk', state, `${free.toFixed(1)} GB are free where ${directory} is.`);
}

function checkBackup(env: Env, now: number): Check {
  const { BACKUP_DIR } = env;
  if (!BACKUP_DIR) return checkResult('backup', 'warning', 'BACKUP_DIR is not set: back up by other means, every day.');
  const age = backupAge(BACKUP_DIR, now);
  const text =
    age === undefined ? `${BACKUP_DIR} has no backup.` : `The last backup in ${BACKUP_DIR} is ${duration(age)} old.`;
  return checkResult('backup', backupTrouble(env, now) ? 'error' : 'ok', text);
}

function report(checks: readonly Check[], samples: readonly SampleEntry[]): string {
  const byFile = Map.groupBy(samples, ({ file }) => file);
  const ledger = [...byFile].map(([file, entries]) => `${file}: ${entries.map(({ key }) => key).join(', ')}`);
  const result = table(
    ['', 'CHECK', 'RESULT'],
    checks.map(({ name, state, text }) => [state, name, text]),
  );
  const list = ledger.length > 0 ? ['Still sample:', ...ledger, ''] : [];
  return [result, '', ...list, verdict(checks)].join('\n');
}

function verdict(checks: readonly Check[]): string {
  const count = (state: Check['state']) => {
    const { length } = checks.filter((check) => check.state === state);
    return length === 0 ? `no ${state}` : countOf(length, state);
  };
  const ready = checks.some(({ state }) => state === 'error') ? 'Not ready' : 'Ready';
  return `${ready} to go live: ${count('error')}, ${count('warning')}.`;
}
