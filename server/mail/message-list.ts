import type { SendMailOptions } from 'nodemailer';
import type { Locale, Texts } from '#server/contact/texts.ts';
import type { Store } from '#server/store/store.ts';
import { type MailAddresses, noFiles } from './compose-mails.ts';
import type { LinkParts } from './decision-link.ts';
import { escapeHtml, mailDocument } from './html.ts';
import type { Mailer } from './mailer.ts';

export interface ListMailParts extends LinkParts {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly texts: Texts;
  readonly addresses: MailAddresses;
  readonly locale: Locale;
}

export interface ListedItem {
  readonly lines: readonly string[];
  readonly links: readonly { readonly label: string; readonly address: string }[];
}

/** A mail to the company that lists messages, with links that decide about each. */
export function composeList(
  { texts, addresses, locale, clock }: ListMailParts,
  subject: string,
  notes: readonly string[],
  items: readonly ListedItem[],
): SendMailOptions {
  const to = [...addresses.to];
  const html = [...notes.map((note) => `<p>${escapeHtml(note)}</p>`), ...items.map(htmlOf)].join('\n');
  return {
    from: { name: texts.company, address: addresses.from },
    to,
    envelope: { from: addresses.returnPath, to },
    subject,
    date: new Date(clock.now()),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': locale },
    text: [...notes, ...items.map(textOf)].join('\n\n'),
    html: mailDocument(locale, subject, html),
    ...noFiles,
  };
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
