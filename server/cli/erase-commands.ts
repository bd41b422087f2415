import { countOf } from '#server/count-of.ts';
import { mailDirectory, removeMailFiles } from '#server/mail/mailer.ts';
import { deleteMessages, eraseEmail, findFromSender, findWithCallAhead, removeTraces } from '#server/store/erase.ts';
import { findMessage } from '#server/store/inbox-queries.ts';
import { type Command, emailOf, finish, flagOption, referenceOf, textOption, UsageError } from './command.ts';

const tracesRemain =
  'Their text is still in the file that ends in -wal, because another program is reading the database: end that and run the command again.';

export const erase: Command = {
  usage: 'ID --yes | --email ADDRESS --yes',
  summary: 'Erases a message, or all that "find --email" shows, for good; without --yes it says which.',
  options: { email: textOption, yes: flagOption },
  async run(context) {
    const { options, args, store, env, clock } = context;
    const id = args.length > 0 ? referenceOf(context) : undefined;
    if (id && options.email) throw new UsageError('Name a message or an address, not both.');
    if (id && !(await findMessage(store, id))) throw new UsageError('There is no message of this reference.');
    const email = id ? '' : emailOf(context);
    const calls = await findWithCallAhead(store, { id, email }, clock.now());
    if (!options.yes) {
      const matches = id ? { count: 1, ids: [id] } : await findFromSender(store, email);
      throw new UsageError(question(matches) + calls.map(adviceOnCall).join(''));
    }
    const removeCopies = (ids: string[]) => removeMailFiles(mailDirectory(env.DATA_DIR), ids);
    const count = id ? 1 : await eraseEmail(store, email, removeCopies);
    if (id) await deleteMessages(store, [id]).then(() => removeCopies([id]));
    const isGone = await removeTraces(store);
    const advice = isGone
      ? 'Mails that have left stay in their mailboxes, and copies in backups until those go.'
      : tracesRemain;
    const text = `${countOf(count, 'message')} erased. ${calls.length > 0 ? `${callsStay} ` : ''}${advice}`;
    return finish(context, text, { erased: count, traces: !isGone, calls }, isGone);
  },
};

const callsStay = 'No call was canceled: confirmed ones stay in the calendars of both sides.';

const adviceOnCall = (id: string) =>
  ` The call of ${id} is confirmed, and erasing does not cancel it: "cancel-call ${id}" first tells both sides.`;

function question({ count, ids }: Awaited<ReturnType<typeof findFromSender>>): string {
  const references = `${countOf(count, 'message')}: ${ids.join(', ')}${count > ids.length ? ' …' : ''}`;
  const oneMessageHint = `Anyone can give another's address: "erase ${ids[0]} --yes" erases one message alone.`;
  return `${references}. Nothing can bring erased messages back: add --yes when you are sure.${count > 1 ? ` ${oneMessageHint}` : ''}`;
}
