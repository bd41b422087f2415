import { fill } from '#server/contact/texts.ts';
import { receivedAt } from '#server/mail/compose-mails.ts';
import { type ListMailParts, listedAtMost, messageItem, sendList } from '#server/mail/message-list.ts';
import { claimReminder, restoreReminders, waitingMessages } from '#server/store/answers.ts';
import type { MessageRow } from '#server/store/schema.ts';
import { loadCompany } from '#site/load.server.ts';
import { inLocale } from '#site/locale.ts';
import { type BusinessFacts, createBusinessTime } from './business-time.ts';

export interface ReminderParts extends ListMailParts {
  /** Tells the operator by another way than mail. */
  readonly say: (text: string) => Promise<boolean>;
  /** Read anew each time, so that a closure takes effect without a restart. */
  readonly facts?: () => BusinessFacts;
}

const stages = ['late', 'half'] as const;

/** Each message once at half of the promise and once at its end. Throws when a mail does not leave: its messages are named the next time. */
export async function sendReminders(parts: ReminderParts): Promise<number> {
  const { store, clock, facts = loadCompany } = parts;
  const time = createBusinessTime(facts());
  const waiting = Map.groupBy(await waitingMessages(store), (each) => time.stageAt(each.received_at, clock.now()));
  let count = 0;
  for (const stage of stages) {
    const due = (waiting.get(stage) ?? []).filter(({ reminded }) => reminded !== stage).slice(0, listedAtMost);
    const named: MessageRow[] = [];
    for (const message of due) {
      const claimed = await claimReminder(store, message, stage);
      if (claimed) named.push(claimed);
    }
    if (named.length > 0) await remind(parts, stage, named);
    count += named.length;
  }
  return count;
}

async function remind(parts: ReminderParts, stage: (typeof stages)[number], messages: MessageRow[]): Promise<void> {
  const { texts, locale, store } = parts;
  const words = inLocale(texts, locale).reminder[stage];
  const list = {
    subject: fill(words.subject, { count: String(messages.length) }),
    notes: [words.intro],
    items: messages.map((message) =>
      messageItem(parts, message, receivedAt({ ...message, locale }, texts.timeZone), ['answered']),
    ),
  };
  await sendList(parts, `reminder-${stage}`, list, () => restoreReminders(store, messages));
  const references = messages.map(({ id }) => id).join(', ');
  if (stage === 'late') await parts.say(`not answered within the promised time: ${references}.`);
}
