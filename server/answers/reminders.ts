import { loadCompany } from '#app/content/load.server.ts';
import { inLocale } from '#app/content/locale.ts';
import { fill } from '#server/contact/texts.ts';
import { receivedAt } from '#server/mail/compose-mails.ts';
import { decisionLink } from '#server/mail/decision-link.ts';
import { composeList, type ListedItem, type ListMailParts } from '#server/mail/message-list.ts';
import { visibleLine } from '#server/mail/visible-text.ts';
import { claimReminder, restoreReminders, waitingMessages } from '#server/store/answers.ts';
import type { MessageRow } from '#server/store/schema.ts';
import { type BusinessFacts, createBusinessTime } from './business-time.ts';

export interface ReminderParts extends ListMailParts {
  /** Tells the operator by another way than mail. */
  readonly say: (text: string) => Promise<boolean>;
  /** Read anew each time, so that a closure takes effect without a restart. */
  readonly facts?: () => BusinessFacts;
}

const stages = ['late', 'half'] as const;
const listedAtMost = 50;

/**
 * Mails which messages nobody has answered, each once when half of the promise is over and once when all of it is. Gives how many
 * it names. Throws when a mail does not leave: then those messages are named the next time.
 */
export async function sendReminders(parts: ReminderParts): Promise<number> {
  const { store, clock, facts = loadCompany } = parts;
  const time = createBusinessTime(facts());
  const waiting = (await waitingMessages(store)).map((message) => ({
    message,
    stage: time.stageAt(message.received_at, clock.now()),
  }));
  let count = 0;
  for (const stage of stages) {
    const due = waiting
      .filter((each) => each.stage === stage && each.message.reminded !== stage)
      .slice(0, listedAtMost);
    const named: MessageRow[] = [];
    for (const { message } of due) if (await claimReminder(store, message, stage)) named.push(message);
    if (named.length > 0) await remind(parts, stage, named);
    count += named.length;
  }
  return count;
}

async function remind(parts: ReminderParts, stage: (typeof stages)[number], messages: MessageRow[]): Promise<void> {
  const words = inLocale(parts.texts, parts.locale).reminder[stage];
  const subject = fill(words.subject, { count: String(messages.length) });
  const items = messages.map((message) => itemOf(message, parts));
  try {
    const mail = composeList(parts, subject, [words.intro], items);
    await parts.mailer.send(`reminder-${stage}`, mail, AbortSignal.timeout(10 * 60_000));
  } catch (error) {
    await restoreReminders(parts.store, messages);
    throw error;
  }
  const references = messages.map(({ id }) => id).join(', ');
  if (stage === 'late') await parts.say(`not answered within the promised time: ${references}.`);
}

function itemOf(message: MessageRow, parts: ReminderParts): ListedItem {
  const { texts, locale } = parts;
  const address = decisionLink(parts, message.id, 'answered');
  return {
    lines: [
      `${visibleLine(message.name, 80)} <${message.email}>`,
      visibleLine(message.message, 160),
      `${message.id} · ${receivedAt({ ...message, locale }, texts.timeZone)}`,
    ],
    links: address === undefined ? [] : [{ label: inLocale(texts, locale).digest.answered, address }],
  };
}
