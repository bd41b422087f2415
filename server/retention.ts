import type { Env } from './env.ts';
import { readDigestState } from './mail/digest.ts';
import { mailDirectory, removeMailFiles } from './mail/mailer.ts';
import type { ServiceParts } from './service-parts.ts';
import { countUnread, purgeBefore, removeTraces } from './store/erase.ts';
import { dayOf, purgeVisitsBefore } from './store/visits.ts';

const day = 24 * 3600_000;
/** How long before its end the operator is told of a message that nobody has read, and at least has been told. */
const warning = { before: 5 * day, atLeast: 3 * day };

/**
 * Erases messages, with their mails, and visits older than RETENTION_DAYS. What nobody has read goes only days after the
 * operator was told of it. Gives how many messages.
 */
export async function eraseOutdated(env: Env, { contact, health }: ServiceParts): Promise<number> {
  const { store, clock, log } = contact;
  const now = clock.now();
  const before = now - env.RETENTION_DAYS * day;
  const { seenUntil } = await readDigestState(store);
  const unread = await countUnread(store, before + warning.before, seenUntil);
  await health.report('unread', unread > 0 ? unreadTrouble(unread, env.RETENTION_DAYS) : undefined);
  const toldSince = await health.toldSince('unread');
  const wasTold = toldSince !== undefined && toldSince <= now - warning.atLeast;
  const forget = (ids: string[]) => removeMailFiles(mailDirectory(env.DATA_DIR), ids);
  const { count, states } = await purgeBefore(store, before, forget, wasTold ? undefined : seenUntil);
  await purgeVisitsBefore(store, dayOf(before));
  if (count > 0) {
    log('messages-purged', { count, days: env.RETENTION_DAYS, ...states });
    if (!(await removeTraces(store)))
      log('messages-purged-in-part', { hint: 'A reader keeps their text in the -wal file.' });
  }
  return count;
}

function unreadTrouble(count: number, days: number): string {
  const look = '"npm run inbox -- list --undelivered" and "--quarantined"';
  return `${count} messages that nobody has read are soon erased, ${days} days after they came: see ${look}.`;
}
