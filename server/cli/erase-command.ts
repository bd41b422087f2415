import { mailDirectory, removeMailFiles } from '#server/mail/mailer.ts';
import { eraseEmail, removeTraces } from '#server/store/erase.ts';
import { type Command, emailOf, flag, tell, text, UsageError } from './command.ts';

export const erase: Command = {
  usage: '--email ADDRESS --yes',
  summary: 'Erases all messages that "find --email" shows, for good.',
  options: { email: text, yes: flag },
  async run(context) {
    const { options, store, env } = context;
    const email = emailOf(context);
    if (!options.yes) throw new UsageError('Nothing can bring erased messages back: add --yes when you are sure.');
    const ids = await eraseEmail(store, email);
    await removeMailFiles(mailDirectory(env.DATA_DIR), ids);
    const isGone = await removeTraces(store);
    const rest = isGone
      ? 'Mails that have left stay in their mailboxes, and copies in backups until those go.'
      : 'Their text is still in the file that ends in -wal, because another program is reading the database: end that and run the command again.';
    return tell(context, `${ids.length} messages erased. ${rest}`, { erased: ids, traces: !isGone }, isGone);
  },
};
