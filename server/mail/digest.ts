import type { SendMailOptions } from 'nodemailer';
import { inLocale } from '#app/content/locale.ts';
import { fill } from '#server/contact/texts.ts';
import { overLimit } from '#server/spam/spam-filter.ts';
import { heldMessages } from '#server/store/inbox-queries.ts';
import type { MessageRow } from '#server/store/schema.ts';
import { readSetting, swapSetting } from '#server/store/settings.ts';
import type { Store } from '#server/store/store.ts';
import { decisionLink } from './decision-link.ts';
import { composeList, type ListedItem, type ListMailParts } from './message-list.ts';
import { visibleLine } from './visible-text.ts';

/** Times in milliseconds since 1970. */
export interface DigestState {
  readonly sentAt: number;
  /** The newest message that was held when the last digest left. */
  readonly seenUntil: number;
}

const hour = 3600_000;
const listedAtMost = 50;

export async function readDigestState(store: Pick<Store, 'db'>): Promise<DigestState> {
  return JSON.parse((await readSetting(store, 'digest')) ?? '{"sentAt":0,"seenUntil":0}');
}

/**
 * Mails what is held, at most daily and only when something was held since the last time; every hour when honest messages
 * may be among it, which came when there were too many. Gives how many messages it lists. Throws when it does not leave.
 */
export async function sendDigest(parts: ListMailParts): Promise<number> {
  const { store, clock } = parts;
  const last = await readDigestState(store);
  const held = await heldMessages(store, listedAtMost);
  const fresh = held.messages.filter(({ received_at }) => received_at > last.seenUntil);
  const isPressing = fresh.some(({ spam_reasons }) => spam_reasons.split(' ').includes(overLimit));
  const isDue = Math.abs(clock.now() - last.sentAt) >= (isPressing ? hour : 24 * hour);
  if (fresh.length === 0 || !isDue) return 0;
  const next = { sentAt: clock.now(), seenUntil: held.messages[0]?.received_at ?? 0 };
  if (!(await swapState(store, last, next))) return 0;
  try {
    await parts.mailer.send(
      'digest',
      composeDigest(held.messages, held.count, parts),
      AbortSignal.timeout(10 * 60_000),
    );
  } catch (error) {
    await swapState(store, next, last);
    throw error;
  }
  return held.messages.length;
}

function swapState(store: Store, from: DigestState, to: DigestState): Promise<boolean> {
  return swapSetting(store, 'digest', JSON.stringify(from), JSON.stringify(to));
}

function composeDigest(messages: readonly MessageRow[], count: number, parts: ListMailParts): SendMailOptions {
  const { texts, locale, serviceUrl } = parts;
  const words = inLocale(texts, locale).digest;
  const subject = fill(words.subject, { count: String(count) });
  const left = count - messages.length;
  const notes = [
    serviceUrl ? words.intro : words.introWithoutLinks,
    ...(left > 0 ? [fill(words.more, { count: String(left) })] : []),
  ];
  const items = messages.map((message) => itemOf(message, parts));
  return composeList(parts, subject, notes, items);
}

function itemOf(message: MessageRow, parts: ListMailParts): ListedItem {
  const words = inLocale(parts.texts, parts.locale).digest;
  return {
    lines: [
      `${visibleLine(message.name, 80)} <${message.email}>`,
      visibleLine(message.message, 160),
      `${message.id} · ${words.reasons}: ${message.spam_reasons}`,
    ],
    links: (['release', 'reject'] as const).flatMap((decision) => {
      const address = decisionLink(parts, message.id, decision);
      return address === undefined ? [] : [{ label: words[decision], address }];
    }),
  };
}
