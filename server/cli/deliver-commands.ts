import { createService } from '#server/contact/service.ts';
import { countOf } from '#server/count-of.ts';
import { createLog } from '#server/log.ts';
import { findMessage, rejectMessage, releaseMessage, resendMessage, resendStuck } from '#server/store/inbox-queries.ts';
import { lockDataDirectory } from '#server/store/open-store.ts';
import { type Command, type CommandContext, finish, flagOption, referenceOf, UsageError } from './command.ts';

/** The contact service, for commands that act as it does. */
function serviceOf({ env, site, store, clock, note }: CommandContext) {
  return createService(env, () => site, store, createLog(note, clock), clock);
}

export const release: Command = {
  usage: 'ID',
  summary: 'Sends the mail of a message that is held.',
  async run(context) {
    const id = referenceOf(context);
    const { contact } = await serviceOf(context);
    const released = await releaseMessage(context.store, id, context.clock.now(), contact.calls.rebook);
    if (!released) throw new UsageError(`No message ${id} is held; see "list --held".`);
    return finish(context, `${id} is released; its mail leaves at once.`, { released: id });
  },
};

export const reject: Command = {
  usage: 'ID',
  summary: 'Notes that a message is spam, held or delivered, teaches the filter, and ends its call.',
  async run(context) {
    const id = referenceOf(context);
    const isRejected = await rejectMessage(context.store, id, context.clock.now());
    if (!isRejected) throw new UsageError(`No message ${id} is held or delivered.`);
    return finish(context, `${id} is noted as spam; the filter learns from it within the hour.`, { rejected: id });
  },
};

export const resend: Command = {
  usage: 'ID | --stuck',
  summary: 'Sends the mail to the company again, of one message or all that was given up or waits for a later attempt.',
  options: { stuck: flagOption },
  async run(context) {
    const now = context.clock.now();
    if (context.options.stuck) {
      const count = await resendStuck(context.store, now);
      return finish(context, `Queued: ${countOf(count, 'mail')}.`, { queued: count });
    }
    const id = referenceOf(context);
    const outcome = await resendMessage(context.store, id, now);
    if (outcome === 'unknown') throw new UsageError('There is no message of this reference.');
    if (outcome === 'held') throw new UsageError(`${id} is held: "release ${id}" sends its mail.`);
    return finish(context, `The mail of ${id} is queued.`, { queued: 1 });
  },
};

export const cancelCall: Command = {
  usage: 'ID',
  summary: 'Cancels the call that a message asked for, and tells both sides if it was confirmed.',
  async run(context) {
    const id = referenceOf(context);
    const call = (await findMessage(context.store, id))?.call;
    const { contact } = await serviceOf(context);
    const isOpen = call?.state === 'confirmed' || call?.state === 'asked';
    if (!isOpen || !(await contact.calls.cancel(call))) throw new UsageError(`${id} has no call ahead; see "list".`);
    const consequence = call.state === 'asked' ? 'its link is closed' : 'the mails leave at once';
    return finish(context, `The call of ${id} is canceled; ${consequence}.`, { canceled: id });
  },
};

export const drain: Command = {
  migrates: true,
  summary: 'Sends all mail that is due, and ends.',
  async run(context) {
    using _lock = context.env.DATABASE_URL ? undefined : lockDataDirectory(context.env.DATA_DIR);
    const { outbox } = await serviceOf(context);
    const result = await outbox.drain();
    return finish(
      context,
      `${countOf(result.sent, 'mail')} sent, ${result.failed} failed.`,
      result,
      result.failed === 0,
    );
  },
};
