import { createBusinessTime } from '#server/business-time.ts';
import { longTime } from '#server/mail/compose-mails.ts';
import { type ListMailContext, maxListed, sendList } from '#server/mail/message-list.ts';
import { fillCount } from '#server/service-content.ts';
import { noteReminded, waitingMessages, waitsSince } from '#server/store/answers.ts';
import { runExclusively } from '#server/store/run-exclusively.ts';
import type { MessageRow } from '#server/store/schema.ts';
import { inLocale } from '#site/languages.ts';

export interface ReminderContext extends ListMailContext {
  /** Tells the operator by another way than mail. */
  readonly alarm: (text: string) => Promise<boolean>;
}

const stages = ['late', 'half'] as const;
type Stage = (typeof stages)[number];

/** Names each message at half of the promised time and at its end. If it throws, the next mail names them. */
export async function sendReminders(context: ReminderContext): Promise<number> {
  const count = await runExclusively(context.store, 'reminders', async () => {
    const due = await dueMessages(context);
    let count = 0;
    for (const stage of stages) {
      const messages = due[stage];
      if (messages.length === 0) continue;
      await remind(context, stage, messages);
      // Only after the mail was sent: a process that dies before would lose it.
      const ids = messages.map(({ id }) => id);
      await noteReminded(context.store, ids, stage);
      count += ids.length;
    }
    return count;
  });
  return count ?? 0;
}

async function dueMessages({ store, clock, openSite }: ReminderContext): Promise<Record<Stage, MessageRow[]>> {
  const businessTime = createBusinessTime(openSite().company());
  const due: Record<Stage, MessageRow[]> = { late: [], half: [] };
  for (const message of await waitingMessages(store)) {
    const stage = businessTime.stageAt(waitsSince(message), clock.now());
    if (stage !== 'none' && message.reminded !== stage && due[stage].length < maxListed) due[stage].push(message);
  }
  return due;
}

async function remind(context: ReminderContext, stage: Stage, messages: readonly MessageRow[]): Promise<void> {
  const { content, locale } = context;
  const words = inLocale(content, locale).reminder[stage];
  await sendList(context, `reminder-${stage}`, {
    subject: fillCount(words.subject, locale, messages.length),
    notes: [words.intro],
    messages,
    detailOf: ({ received_at }) => longTime(received_at, locale, content),
    decisions: ['answered'],
  });
  const references = messages.map(({ id }) => id).join(', ');
  if (stage === 'late') await context.alarm(`not answered within the promised time: ${references}.`);
}
