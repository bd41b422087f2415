import { countOf } from '#server/count-of.ts';
import { mailDirectory, removeMailFiles } from '#server/mail/mailer.ts';
import { deleteMessages, eraseEmail, fromSender, removeTraces, withCallAhead } from '#server/store/erase.ts';
import { findMessage } from '#server/store/inbox-queries.ts';
import { type Command, emailOf, finish, flagOption, referenceOf, textOption, UsageError } from './command.ts';

const leftInLog =
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
    const calls = await withCallAhead(store, { id, email }, clock.now());
    if (!options.yes) {
      const found = id ? { count: 1, ids: [id] } : await fromSender(store, email);
      throw new UsageError(question(found) + calls.map(adviceOnCall).join(''));
    }
    const removeCopies = (ids: string[]) => removeMailFiles(mailDirectory(env.DATA_DIR), ids);
    const count = id ? 1 : await eraseEmail(store, email, removeCopies);
    if (id) await deleteMessages(store, [id]).then(() => removeCopies([id]));
    const isGone = await removeTraces(store);
    const rest = isGone
      ? 'Mails that have left stay in their mailboxes, and copies in backups until those go.'
      : leftInLog;
    const text = `${countOf(count, 'message')} erased. ${calls.length > 0 ? `${stays} ` : ''}${rest}`;
    return finish(context, text, { erased: count, traces: !isGone, calls }, isGone);
  },
};

const stays = 'No call was canceled: confirmed ones stay in the calendars of both sides.';

const adviceOnCall = (id: string) =>
  ` The call of ${id} is confirmed, and erasing does not cancel it: "cancel-call ${id}" first tells both sides.`;

function question({ count, ids }: Awaited<ReturnType<typeof fromSender>>): string {
  const named = `${countOf(count, 'message')}: ${ids.join(', ')}${count > ids.length ? ' …' : ''}`;
  const alone = `Anyone can give another's address: "erase ${ids[0]} --yes" erases one message alone.`;
  return `${named}. Nothing can bring erased messages back: add --yes when you are sure.${count > 1 ? ` ${alone}` : ''}`;
}
