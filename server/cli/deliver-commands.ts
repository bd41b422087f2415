import { randomUUID } from 'node:crypto';
import type { Env } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { mailDirectory } from '#server/mail/mailer.ts';
import { describeFailure } from '#server/mail/retry.ts';
import { visibleLine } from '#server/mail/visible-text.ts';
import { createConfiguredMailer, createServiceParts } from '#server/start/service-parts.ts';
import { releaseMessage, resendMessage, resendStuck } from '#server/store/inbox-queries.ts';
import { type Command, flag, referenceOf, tell, UsageError } from './command.ts';

export const release: Command = {
  usage: 'ID',
  summary: 'Takes a message out of quarantine and sends its mail.',
  async run(context) {
    const id = referenceOf(context);
    const released = await releaseMessage(context.store, id, context.clock.now());
    if (!released) throw new UsageError(`No message ${id} is in quarantine; see "list --quarantined".`);
    return tell(context, `${id} is released; its mail leaves at once.`, { released: id });
  },
};

export const resend: Command = {
  usage: 'ID | --stuck',
  summary: 'Sends the mail to the company again, of one message or all that was given up or waits for a later attempt.',
  options: { stuck: flag },
  async run(context) {
    const now = context.clock.now();
    if (context.options.stuck) {
      const count = await resendStuck(context.store, now);
      return tell(context, `${count} mails are queued.`, { queued: count });
    }
    const id = referenceOf(context);
    const outcome = await resendMessage(context.store, id, now);
    if (outcome === 'unknown') throw new UsageError('There is no message of this reference.');
    if (outcome === 'held') throw new UsageError(`${id} is in quarantine: "release ${id}" sends its mail.`);
    return tell(context, `The mail of ${id} is queued.`, { queued: 1 });
  },
};

export const testMail: Command = {
  summary: 'Sends a test mail to CONTACT_TO by the mail settings, past the store.',
  async run(context) {
    const { place, failure, refused } = await sendTestMail(context.env, context.clock.now());
    const ok = failure === undefined && refused.length === 0;
    const sentence = failure
      ? `The mail did not leave by ${place}: ${failure}`
      : `The mail left by ${place}${ok ? '' : `, which refused it for ${refused.join(' and ')}`}.`;
    return tell(context, sentence, { ok, place, failure, refused }, ok);
  },
};

/** Gives the mail server or folder, why the mail did not leave, and for whom it was refused while others get it. */
export async function sendTestMail(env: Env, now: number) {
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
    return { place, failure: undefined, refused };
  } catch (error) {
    return { place, failure: visibleLine(describeFailure(error)), refused };
  }
}

export const drain: Command = {
  summary: 'Sends all mail that is due, and ends; for hosts without a lasting process.',
  async run(context) {
    const { env, store, clock, note } = context;
    const { outbox } = await createServiceParts(env, store, createLog(note, clock));
    const result = await outbox.drain();
    return tell(context, `${result.sent} mails sent, ${result.failed} failed.`, result, result.failed === 0);
  },
};
