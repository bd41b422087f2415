import type { SendMailOptions } from 'nodemailer';
import { inLocale, type Locale } from '#app/content/locale.ts';
import type { Texts } from '#server/contact/texts.ts';
import type { MessageRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { type MailAddresses, mailOf } from './compose-mails.ts';
import { type Decision, decisionLink, type LinkParts } from './decision-link.ts';
import { escapeHtml } from './html.ts';
import type { Mailer } from './mailer.ts';
import { visibleLine } from './visible-text.ts';

export interface ListMailParts extends LinkParts {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly texts: Texts;
  readonly addresses: MailAddresses;
  readonly locale: Locale;
}

interface ListedItem {
  readonly lines: readonly string[];
  readonly links: readonly { readonly label: string; readonly address: string }[];
}

interface List {
  readonly subject: string;
  readonly notes: readonly string[];
  readonly items: readonly ListedItem[];
}

export const listedAtMost = 50;

/** Mails a list to the company. When it does not leave, `undo` takes back what was noted of it, and this throws. */
export async function sendList(parts: ListMailParts, name: string, list: List, undo: () => Promise<unknown>) {
  try {
    await parts.mailer.send(name, composeList(parts, list), AbortSignal.timeout(10 * 60_000));
  } catch (error) {
    await undo();
    throw error;
  }
}

export function messageItem(
  parts: ListMailParts,
  { id, name, email, message }: MessageRow,
  fact: string,
  decisions: readonly Decision[],
): ListedItem {
  const words = inLocale(parts.texts, parts.locale).digest;
  const links = decisions.flatMap((decision) => {
    const address = decisionLink(parts, id, decision);
    return address === undefined ? [] : [{ label: words[decision], address }];
  });
  return { lines: [`${visibleLine(name, 80)} <${email}>`, visibleLine(message, 160), `${id} · ${fact}`], links };
}

function composeList(parts: ListMailParts, { subject, notes, items }: List): SendMailOptions {
  const { texts, addresses, locale, clock } = parts;
  return mailOf(texts, addresses, locale, {
    to: [...addresses.to],
    subject,
    date: new Date(clock.now()),
    text: [...notes, ...items.map(textOf)].join('\n\n'),
    html: [...notes.map((note) => `<p>${escapeHtml(note)}</p>`), ...items.map(htmlOf)].join('\n'),
  });
}

function textOf({ lines, links }: ListedItem): string {
  return [...lines, ...links.map(({ label, address }) => `${label}: ${address}`)].join('\n');
}

function htmlOf({ lines, links }: ListedItem): string {
  const shown = lines.map((line) => `<bdi>${escapeHtml(line)}</bdi>`);
  const anchors = links.map(({ label, address }) => `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>`);
  const parts = [...shown, ...(anchors.length > 0 ? [anchors.join(' &nbsp; ')] : [])];
  return `<p style="border-top:1px solid #d5dad6;padding-top:12px;word-break:break-word">${parts.join('<br>')}</p>`;
}
