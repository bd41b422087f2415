import { overLimit } from '#server/spam/spam-filter.ts';
import { heldMessages } from '#server/store/inbox-queries.ts';
import { readSetting, writeSetting } from '#server/store/settings.ts';
import type { Store } from '#server/store/store.ts';
import { fillCount } from '#server/texts.ts';
import { inLocale } from '#site/languages.ts';
import { type ListMailParts, listedAtMost, messageItem, sendInTurn, sendList } from './message-list.ts';

interface DigestState {
  readonly sentAt: number;
  /** The newest message that was held when the last digest was sent. */
  readonly seenUntil: number;
}

const hour = 3600_000;

export async function readDigestState(store: Pick<Store, 'db'>): Promise<DigestState> {
  return JSON.parse((await readSetting(store, 'digest')) ?? '{"sentAt":0,"seenUntil":0}');
}

/** At most daily, or hourly if honest messages may be among those held in a flood. Returns how many it lists. */
export function sendDigest(parts: ListMailParts): Promise<number> {
  const { store, clock, texts, locale, serviceUrl } = parts;
  return sendInTurn(parts, 'digest', async () => {
    const last = await readDigestState(store);
    const { messages, count } = await heldMessages(store, listedAtMost);
    const fresh = messages.filter(({ received_at }) => received_at > last.seenUntil);
    const isPressing = fresh.some(({ spam_reasons }) => spam_reasons.split(' ').includes(overLimit));
    const isDue = Math.abs(clock.now() - last.sentAt) >= (isPressing ? hour : 24 * hour);
    if (fresh.length === 0 || !isDue) return 0;
    const words = inLocale(texts, locale).digest;
    const left = count - messages.length;
    await sendList(parts, 'digest', {
      subject: fillCount(words.subject, locale, count),
      notes: [
        serviceUrl ? words.intro : words.introWithoutLinks,
        ...(left > 0 ? [fillCount(words.more, locale, left)] : []),
      ],
      items: messages.map((message) =>
        messageItem(
          parts,
          message,
          `${words.reasons}${texts.site.findLanguage(locale).colon} ${message.spam_reasons}`,
          ['release', 'reject'],
        ),
      ),
    });
    // Only after it was sent: a process that dies before would lose it.
    const next: DigestState = { sentAt: clock.now(), seenUntil: messages[0]?.received_at ?? 0 };
    await writeSetting(store, 'digest', JSON.stringify(next));
    return messages.length;
  });
}
