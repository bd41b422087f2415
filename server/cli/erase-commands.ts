import { mailDirectory, removeMailFiles } from '#server/mail/mailer.ts';
import { eraseEmail, purgeBefore, removeTraces } from '#server/store/erase.ts';
import { type Command, emailOf, flag, tell, text, UsageError } from './command.ts';

const leftInLog =
  'Their text is still in the file that ends in -wal, because another program is reading the database: end that and run the command again.';

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
      : leftInLog;
    return tell(context, `${ids.length} messages erased. ${rest}`, { erased: ids, traces: !isGone }, isGone);
  },
};

export const purge: Command = {
  usage: '--older-than 365d --yes',
  summary: 'Erases all messages older than an age, for good. The server, or the drain call, does so by RETENTION_DAYS.',
  options: { 'older-than': text, yes: flag },
  async run(context) {
    const { options, store, env, clock } = context;
    const days = /^(\d{1,5})d$/.exec(String(options['older-than']))?.[1];
    if (!days) throw new UsageError('Name the age as a number of days: --older-than 365d.');
    const before = clock.now() - Number(days) * 24 * 3600_000;
    if (!options.yes) throw new UsageError('Nothing can bring purged messages back: add --yes when you are sure.');
    const forget = (ids: string[]) => removeMailFiles(mailDirectory(env.DATA_DIR), ids);
    const { count, states } = await purgeBefore(store, before, forget);
    const counted = Object.entries(states).map(([state, each]) => `${each} ${state}`);
    const told = counted.length > 0 ? ` (${counted.join(', ')})` : '';
    const isGone = await removeTraces(store);
    const facts = { purged: count, ...states, traces: !isGone };
    return tell(context, `${count} messages purged${told}.${isGone ? '' : ` ${leftInLog}`}`, facts, isGone);
  },
};
