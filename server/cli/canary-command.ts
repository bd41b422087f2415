import { randomUUID } from 'node:crypto';
import { canaryHeader } from '#server/contact/contact-routes.ts';
import { localAddress } from '#server/http/site-server.ts';
import { mailDirectory, removeMailFiles } from '#server/mail/mailer.ts';
import { deleteMessages, removeTraces } from '#server/store/erase.ts';
import { findMessage } from '#server/store/inbox-queries.ts';
import { readTokens } from '#server/store/tokens.ts';
import { visibleLine } from '#server/visible-text.ts';
import { type Command, type CommandContext, finish } from './command.ts';

export const canary: Command = {
  summary: 'Sends a marked message through the running server and waits until its mail has left; for cron.',
  async run(context) {
    const { env, store } = context;
    const started = performance.now();
    const posted = await postCanary(context, localAddress(env.HOST, env.PORT));
    const { reference } = posted;
    if (!reference)
      return finish(
        context,
        `The test was not taken: ${posted.failure}`,
        { ok: false, failure: posted.failure },
        false,
      );
    const failure = await waitUntilSent(context, reference, started + 60_000);
    const milliseconds = Math.round(performance.now() - started);
    // Tests are removed, so that they do not fill the store, the figures, or the mailbox once mail is sent again.
    await deleteMessages(store, [reference]);
    await removeTraces(store);
    await removeMailFiles(mailDirectory(env.DATA_DIR), [reference]);
    return failure
      ? finish(context, `The test ${reference} did not leave: ${failure}`, { ok: false, reference, failure }, false)
      : finish(context, `The test ${reference} left after ${milliseconds} ms.`, { ok: true, reference, milliseconds });
  },
};

async function postCanary({ store, clock }: CommandContext, url: string) {
  const key = randomUUID();
  const tester = { name: 'Contact form test', email: 'canary@website.test', phone: '', website: '' };
  // The text differs each time, because equal texts within ten minutes count as one message.
  const text = `A test of the path from the form to the mailbox. ${key}`;
  const now = clock.now();
  const proof = (await readTokens(store)).sign('canary', now, key, text);
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [canaryHeader]: `${now}.${proof}` },
      body: JSON.stringify({ ...tester, message: text, key }),
      signal: AbortSignal.timeout(15_000),
    });
    const { reference, message = '' } = (await response.json()) as { reference?: string; message?: string };
    return { reference, failure: `${response.status} ${visibleLine(message, 200)}` };
  } catch {
    return { reference: undefined, failure: `${url} does not answer as the contact service.` };
  }
}

async function waitUntilSent({ store }: CommandContext, reference: string, deadline: number) {
  let lastFailure = 'its mail still waits';
  while (performance.now() < deadline) {
    const mail = (await findMessage(store, reference))?.mails.find(({ kind }) => kind === 'notification');
    if (mail?.state === 'sent') return undefined;
    if (!mail) return 'the server stores into another database than this command reads';
    if (mail.last_error) lastFailure = visibleLine(mail.last_error);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return lastFailure;
}
