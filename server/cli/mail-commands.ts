import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { canaryHeader } from '#server/contact/contact-routes.ts';
import { createTokens } from '#server/contact/tokens.ts';
import type { Env } from '#server/env.ts';
import { localAddress } from '#server/http/site-server.ts';
import { createLog } from '#server/log.ts';
import { mailDirectory, removeMailFiles } from '#server/mail/mailer.ts';
import { describeFailure } from '#server/mail/retry.ts';
import { visibleLine } from '#server/mail/visible-text.ts';
import { createConfiguredMailer, createServiceParts } from '#server/start/service-parts.ts';
import { deleteMessages, removeTraces } from '#server/store/erase.ts';
import { findMessage, markBounced } from '#server/store/inbox-queries.ts';
import { readSecret } from '#server/store/settings.ts';
import { type Command, type CommandContext, tell, text, UsageError } from './command.ts';

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

export const canary: Command = {
  usage: '[--url http://127.0.0.1:3000] [--timeout 60]',
  summary: 'Sends a marked message through the running server and waits until its mail has left; for cron.',
  options: { url: text, timeout: text },
  async run(context) {
    const { options, env, store } = context;
    const seconds = Number(options.timeout ?? 60);
    if (!(seconds >= 1)) throw new UsageError('--timeout takes seconds, at least 1.');
    const started = performance.now();
    const posted = await postCanary(context, String(options.url ?? localAddress(env.HOST, env.PORT)));
    const { reference } = posted;
    if (!reference)
      return tell(context, `The test was not taken: ${posted.failure}`, { ok: false, failure: posted.failure }, false);
    const failure = await waitUntilSent(context, reference, started + seconds * 1000);
    const milliseconds = Math.round(performance.now() - started);
    // Tests leave no trace, so that they fill neither the store nor its figures, nor the mailbox when mail flows again.
    await deleteMessages(store, [reference]);
    await removeTraces(store);
    await removeMailFiles(mailDirectory(env.DATA_DIR), [reference]);
    return failure
      ? tell(context, `The test ${reference} did not leave: ${failure}`, { ok: false, reference, failure }, false)
      : tell(context, `The test ${reference} left after ${milliseconds} ms.`, { ok: true, reference, milliseconds });
  },
};

/** Posts the test as the form would; gives its reference, or why there is none. */
async function postCanary({ store, clock }: CommandContext, url: string) {
  const key = randomUUID();
  const tester = { name: 'Contact form test', email: 'canary@website.test', phone: '', website: '' };
  // The words differ each time: equal ones within ten minutes would be one message.
  const words = `A test of the path from the form to the mailbox. ${key}`;
  const token = createTokens(await readSecret(store)).canary(key, clock.now());
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [canaryHeader]: token },
      body: JSON.stringify({ ...tester, message: words, key }),
      signal: AbortSignal.timeout(15_000),
    });
    const { reference, message = '' } = (await response.json()) as { reference?: string; message?: string };
    return { reference, failure: `${response.status} ${visibleLine(message, 200)}` };
  } catch {
    return { reference: undefined, failure: `${url} does not answer as the contact service.` };
  }
}

/** Gives why the mail has not left until then, if it has not. */
async function waitUntilSent({ store }: CommandContext, reference: string, deadline: number) {
  let last = 'its mail still waits';
  while (performance.now() < deadline) {
    const mail = (await findMessage(store, reference))?.mails.find(({ kind }) => kind === 'notice');
    if (mail?.state === 'sent') return undefined;
    if (!mail) return 'the server stores into another database than this command reads';
    if (mail.last_error) last = visibleLine(mail.last_error);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return last;
}

export const bounce: Command = {
  usage: '< MAIL',
  summary: 'Reads a mail that came to RETURN_PATH and marks the mail that it sends back as undeliverable.',
  async run(context) {
    const tokens = createTokens(await readSecret(context.store));
    const { failure, ...named } = await readReport(await context.readInput());
    // Everybody can write to RETURN_PATH.
    const isOurs = named.id && named.kind && tokens.isReturned(named.proof, named.id, named.kind);
    const { id, kind } = isOurs ? named : { id: undefined, kind: undefined };
    if (id && kind && !failure)
      return tell(context, 'The report tells of no failure.', { reference: id, kind, marked: false });
    const marked = id && kind && failure ? await markBounced(context.store, id, kind, failure) : false;
    const sentence = marked
      ? `The ${kind} of ${id} came back: it is marked undeliverable.`
      : 'No mail of ours is meant.';
    return tell(context, sentence, { reference: id, kind, marked }, marked);
  },
};

/**
 * Reads a delivery report (RFC 3464), or an older one that quotes the mail in its text. `failure` says why the mail could
 * not be delivered; it is undefined when it was only delayed.
 */
async function readReport(mail: Uint8Array) {
  const options = { forceRfc822Attachments: true, attachmentEncoding: 'utf8' } as const;
  const { headers, text = '', attachments } = await PostalMime.parse(mail, options);
  const all = [text, ...attachments.map(({ content }) => String(content))].join('\n');
  const [, id, kind] = /^message-id:\s*<([\w-]{14})\.(notice|confirmation)@/im.exec(all) ?? [];
  const proof = /^x-contact-proof:\s*([\w-]+)/im.exec(all)?.[1] ?? '';
  const hasFailed = /^action:\s*failed/im.test(all) || headers.some(({ key }) => key === 'x-failed-recipients');
  const diagnosis = /^diagnostic-code:\s*(.*)$/im.exec(all)?.[1] ?? /^status:\s*(.*)$/im.exec(all)?.[1] ?? '';
  return {
    id: id?.toUpperCase(),
    kind: kind as 'notice' | 'confirmation' | undefined,
    proof,
    failure: hasFailed ? visibleLine(describeFailure({ code: 'bounced', response: diagnosis })) : undefined,
  };
}
