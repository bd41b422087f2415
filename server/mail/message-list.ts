import { html, raw } from 'hono/html';
import type { ListMail, MessageRow } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { visibleLine } from '#server/visible-text.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import { type MailDeps, mailOf } from './compose-mails.ts';
import type { Mailer } from './mailer.ts';
import { type Decision, decisionLink } from './signed-links.ts';

export interface ListMailDeps extends MailDeps {
  readonly store: Store;
  readonly mailer: Mailer;
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

/** Mails a list to the company. Throws if it cannot be sent. */
export async function sendList(deps: ListMailDeps, name: ListMail, { subject, notes, items }: List): Promise<void> {
  const { mailer, content, env, locale, clock } = deps;
  const mail = mailOf(deps, locale, {
    to: env.CONTACT_TO,
    subject,
    date: new Date(clock.now()),
    text: [...notes, ...items.map((item) => textOf(item, content.site.findLanguage(locale).colon))].join('\n\n'),
    html: [...notes.map((note) => html`<p>${note}</p>`), ...items.map(htmlOf)],
  });
  await mailer.send(name, mail, AbortSignal.timeout(10 * 60_000));
}

export function messageItem(
  deps: ListMailDeps,
  { id, name, email, message }: MessageRow,
  fact: string,
  decisions: readonly Decision[],
): ListedItem {
  const words = inLocale(deps.content, deps.locale).digest;
  const links = decisions.flatMap((decision) => {
    const address = decisionLink(deps, id, decision);
    return address === undefined ? [] : [{ label: words[decision], address }];
  });
  return { lines: [`${visibleLine(name, 80)} <${email}>`, visibleLine(message, 160), `${id} · ${fact}`], links };
}

function textOf({ lines, links }: ListedItem, colon: string): string {
  return [...lines, ...links.map(({ label, address }) => `${label}${colon} ${address}`)].join('\n');
}

function htmlOf({ lines, links }: ListedItem) {
  const shown = lines.map((line) => html`<bdi>${line}</bdi>`);
  const anchors = links.map(({ label, address }) => html`<a href="${address}">${label}</a>`).join(' &nbsp; ');
  const parts = [...shown, ...(anchors ? [anchors] : [])];
  return html`<p style="border-top:1px solid;padding-top:12px;word-break:break-word">${raw(parts.join('<br>'))}</p>`;
}
