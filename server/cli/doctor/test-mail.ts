import { randomUUID } from 'node:crypto';
import type { Env } from '#server/env.ts';
import { mailDirectory } from '#server/mail/mailer.ts';
import { describeFailure } from '#server/mail/retry.ts';
import { visibleLine } from '#server/mail/visible-text.ts';
import { createConfiguredMailer } from '#server/start/service-parts.ts';
import { type Check, check } from './check.ts';

export async function sendTestMail(env: Env, now: number): Promise<Check> {
  const place = env.SMTP_URL ? `${env.SMTP_URL.host}:${env.SMTP_URL.port}` : mailDirectory(env.DATA_DIR);
  const refused: string[] = [];
  const mail = {
    from: env.CONTACT_FROM,
    to: [...env.CONTACT_TO],
    subject: 'Test of the mail settings of the website',
    text: 'If you read this, the website can send mail.\n',
    date: new Date(now),
  };
  try {
    const mailer = createConfiguredMailer(env, (addresses) => refused.push(...addresses));
    await mailer.send(`test-${randomUUID()}`, mail, AbortSignal.timeout(60_000));
  } catch (error) {
    return check('mail', 'error', `The mail did not leave by ${place}: ${visibleLine(describeFailure(error))}`);
  }
  if (refused.length > 0) return check('mail', 'error', `${place} refused it for ${refused.join(' and ')}.`);
  if (!env.SMTP_URL) return check('mail', 'error', `SMTP_URL is not set: the mail was written to ${place}.`);
  return check('mail', 'ok', `${place} took a test mail to ${env.CONTACT_TO.join(' and ')}.`);
}
