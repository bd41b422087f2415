import { fillCount } from '#server/service-content.ts';
import { overLimit } from '#server/spam/spam-filter.ts';
import { heldMessages } from '#server/store/inbox-queries.ts';
import { noteRun, readRun } from '#server/store/job-runs.ts';
import { runExclusively } from '#server/store/run-exclusively.ts';
import { hour } from '#shared/durations.ts';
import { inLocale } from '#site/languages.ts';
import { type ListMailContext, maxListed, sendList } from './message-list.ts';

/** At most daily, or hourly if honest messages may be among those held in a flood. Returns how many it lists. */
export async function sendDigest(context: ListMailContext): Promise<number> {
  const { store, clock, content, locale, serviceUrl } = context;
  const listed = await runExclusively(store, 'digest', async () => {
    const lastRun = await readRun(store, 'digest');
    const { messages, count } = await heldMessages(store, maxListed);
    const newMessages = messages.filter(({ received_at }) => received_at > (lastRun?.seen_until ?? 0));
    const isPressing = newMessages.some(({ spam_reasons }) => spam_reasons.split(' ').includes(overLimit));
    const isDue = Math.abs(clock.now() - (lastRun?.ran_at ?? 0)) >= (isPressing ? hour : 24 * hour);
    if (newMessages.length === 0 || !isDue) return 0;
    const words = inLocale(content, locale).digest;
    const unlisted = count - messages.length;
    await sendList(context, 'digest', {
      subject: fillCount(words.subject, locale, count),
      notes: [
        serviceUrl ? words.intro : words.introWithoutLinks,
        ...(unlisted > 0 ? [fillCount(words.more, locale, unlisted)] : []),
      ],
      messages,
      detailOf: ({ spam_reasons }) => `${words.reasons}${content.site.findLanguage(locale).colon} ${spam_reasons}`,
      decisions: ['release', 'reject'],
    });
    // Only after it was sent: a process that dies before would lose it.
    await noteRun(store, { job: 'digest', ran_at: clock.now(), seen_until: messages[0]?.received_at ?? null });
    return messages.length;
  });
  return listed ?? 0;
}
