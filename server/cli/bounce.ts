import PostalMime from 'postal-mime';
import { describeFailure } from '#server/mail/retry.ts';
import { markBounced } from '#server/store/inbox-queries.ts';
import { type Command, tell } from './command.ts';
import { terminalLine } from './terminal-text.ts';

export const bounce: Command = {
  usage: '< MAIL',
  summary: 'Reads a mail that came to RETURN_PATH and marks the mail that it sends back as undeliverable.',
  options: {},
  async run(context) {
    const { id, kind, failure } = await readReport(await context.readInput());
    if (id && kind && !failure) {
      tell(context, 'The report tells of no failure.', { reference: id, kind, marked: false });
      return 0;
    }
    const marked = id && kind && failure ? await markBounced(context.store, id, kind, failure) : false;
    const sentence = marked
      ? `The ${kind} of ${id} came back: it is marked undeliverable.`
      : 'No mail of ours is meant.';
    tell(context, sentence, { reference: id, kind, marked });
    return marked ? 0 : 1;
  },
};

interface Report {
  readonly id?: string | undefined;
  readonly kind?: 'notice' | 'confirmation' | undefined;
  /** Why it could not be delivered; undefined when it was only delayed. */
  readonly failure?: string | undefined;
}

/** Reads a delivery report (RFC 3464), or an older one that quotes the mail in its text. */
async function readReport(mail: Uint8Array): Promise<Report> {
  const {
    headers,
    text = '',
    attachments,
  } = await PostalMime.parse(mail, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const all = [text, ...attachments.map(({ content }) => String(content))].join('\n');
  const [, id, kind] = /^message-id:\s*<([\w-]{14})\.(notice|confirmation)@/im.exec(all) ?? [];
  const hasFailed = /^action:\s*failed/im.test(all) || headers.some(({ key }) => key === 'x-failed-recipients');
  const diagnosis = /^diagnostic-code:\s*(.*)$/im.exec(all)?.[1] ?? /^status:\s*(.*)$/im.exec(all)?.[1] ?? '';
  return {
    id: id?.toUpperCase(),
    kind: kind as Report['kind'],
    failure: hasFailed ? terminalLine(describeFailure({ code: 'bounced', response: diagnosis })) : undefined,
  };
}
