import { html } from 'hono/html';
import type { ListMail, MessageRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { visibleLine } from '#server/visible-text.ts';
import { minute } from '#shared/durations.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import { buildMail, type MailContext } from './compose-mails.ts';
import type { Mailer } from './mailer.ts';
import { type Decision, decisionLink } from './signed-links.ts';

export interface ListMailContext extends MailContext {
  readonly store: Store;
  readonly mailer: Mailer;
  readonly locale: Locale;
}

interface MessageList {
  readonly subject: string;
  readonly notes: readonly string[];
  readonly messages: readonly MessageRow[];
  /** What stands beside the reference of each. */
  readonly detailOf: (message: MessageRow) => string;
  /** What a link under each decides. */
  readonly decisions: readonly Decision[];
}

export const maxListed = 50;

/** Mails a list of messages to the company. Throws if it cannot be sent. */
export async function sendList(context: ListMailContext, name: ListMail, list: MessageList): Promise<void> {
  const { mailer, content, env, locale, clock } = context;
  const words = inLocale(content, locale).digest;
  const { colon } = content.site.findLanguage(locale);
  const items = list.messages.map((message) => ({
    lines: [
      `${visibleLine(message.name, 80)} <${message.email}>`,
      visibleLine(message.message, 160),
      `${message.id} · ${list.detailOf(message)}`,
    ],
    links: list.decisions.flatMap((decision) => {
      const address = decisionLink(context, message.id, decision);
      return address === undefined ? [] : [{ label: words[decision], address }];
    }),
  }));
  const texts = items.map(({ lines, links }) =>
    [...lines, ...links.map(({ label, address }) => `${label}${colon} ${address}`)].join('\n'),
  );
  const blocks = items.map(({ lines, links }) => {
    const shown = lines.map((line) => html`<bdi>${line}</bdi><br>`);
    const anchors = links.map(({ label, address }) => html`<a href="${address}">${label}</a> &nbsp; `);
    return html`<p style="border-top:1px solid;padding-top:12px;word-break:break-word">${shown}${anchors}</p>`;
  });
  const mail = buildMail(context, locale, {
    to: env.CONTACT_TO,
    subject: list.subject,
    date: new Date(clock.now()),
    text: [...list.notes, ...texts].join('\n\n'),
    html: [...list.notes.map((note) => html`<p>${note}</p>`), ...blocks],
  });
  await mailer.send(name, mail, AbortSignal.timeout(10 * minute));
}
