import { html } from 'hono/html';
import { findLanguage, type Locale, locales } from '#app/content/locale.ts';
import { fill, type ServiceTexts } from '#server/contact/texts.ts';
import { visibleLine, visibleText } from '#server/mail/visible-text.ts';
import { awaitsAnswer } from '#server/store/answers.ts';
import type { findMessage, ListedMessage } from '#server/store/inbox-queries.ts';
import { contactFields } from '#shared/contact.ts';
import { readSource } from '#shared/source.ts';
import { terminalTime } from '../terminal-text.ts';

export const views = ['all', 'waiting', 'overdue', 'held', 'undelivered'] as const;
export type View = (typeof views)[number];
export const actions = ['release', 'reject', 'answered', 'resend', 'erase'] as const;
export type Action = (typeof actions)[number];
type Found = NonNullable<Awaited<ReturnType<typeof findMessage>>>;
type Html = ReturnType<typeof html>;

/** The pages in one language. All that visitors typed goes through the template, which escapes it. */
export function screenPages(texts: ServiceTexts, locale: Locale) {
  const words = texts.inbox;
  const buttons: Record<Action, string> = { ...words.actions, ...texts.digest };
  const time = (at: number | null) => `${terminalTime(at)} UTC`;

  function page(title: string, path: string, body: Html | Html[]) {
    const others = locales.filter((each) => each !== locale);
    return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>
      <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/style.css"></head>
      <body><main class="container section-slim"><p>${others.map((each) => html`<a class="link" lang="${each}" href="/${each}${path}">${findLanguage(each).name}</a>`)}</p>
      <h1 class="heading text-h2">${title}</h1>${body}</main></body></html>`;
  }

  function list(view: View, messages: readonly ListedMessage[]) {
    const tabs = views.map((each) => {
      const current = each === view ? html` aria-current="page"` : '';
      return html`<li><a class="link link-alone" href="/${locale}?show=${each}"${current}>${words.views[each]}</a></li>`;
    });
    const rows = messages.map(
      (
        message,
      ) => html`<tr><td><a class="link" href="/${locale}/${message.id}">${message.id}</a></td><td>${time(message.received_at)}</td>
        <td>${visibleLine(message.name, 40)}</td><td>${message.answered_at ? words.answered : message.mail_state ? words.states[message.mail_state] : ''}</td><td>${visibleLine(message.message, 80)}</td></tr>`,
    );
    const { labels } = texts.mail;
    const heads = [labels.reference, labels.received, labels.name, words.state, labels.message];
    return page(
      words.title,
      `?show=${view}`,
      html`<nav><ul class="row mt-6">${tabs}</ul></nav>
      ${rows.length === 0 ? html`<p class="mt-6">${words.empty}</p>` : html`<table class="mt-6"><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr>${rows}</table>`}
      <p class="mt-6"><a class="link" href="/${locale}/export.csv">${words.exportAll}</a></p>`,
    );
  }

  function message({ message: one, mails }: Found, said = '') {
    const { labels, empty } = texts.mail;
    const facts = [
      ...contactFields.map((field) => [labels[field], visibleText(one[field]) || empty]),
      ...Object.entries(readSource(one.source)).map(([name, value]) => [name, visibleLine(value)]),
    ];
    const history = [
      [words.received, time(one.received_at)],
      ...mails.map((mail) => [
        `${words.kinds[mail.kind]}: ${words.states[mail.state]}`,
        mail.sent_at ? time(mail.sent_at) : visibleLine(mail.last_error ?? ''),
      ]),
      ...(one.reminded === 'half' || one.reminded === 'late' ? [[words.reminded, words.reminders[one.reminded]]] : []),
      ...(one.answered_at ? [[words.answered, time(one.answered_at)]] : []),
    ];
    const isHeld = mails.some(({ state }) => state === 'held');
    const isPossible: Record<Action, boolean> = {
      release: isHeld,
      reject: isHeld,
      answered: awaitsAnswer(one) && !isHeld,
      resend: !isHeld,
      erase: true,
    };
    const forms = actions
      .filter((action) => isPossible[action])
      .map((action) => {
        const method = action === 'erase' ? 'get' : 'post';
        return html`<li><form method="${method}" action="/${locale}/${one.id}/${action}"><button class="button button-secondary">${buttons[action]}</button></form></li>`;
      });
    return page(
      one.id,
      `/${one.id}`,
      html`${said ? html`<p class="mt-6" role="status"><strong>${said}</strong></p>` : ''}
      <dl class="mt-6">${[...facts].map(pair)}</dl><ul class="row mt-6">${forms}</ul>
      <h2 class="heading text-h3 mt-8">${words.history}</h2><dl class="mt-3">${history.map(pair)}</dl>
      <p class="mt-6"><a class="link" href="/${locale}/${one.id}/export.csv">${words.exportOne}</a> · <a class="link" href="/${locale}">${words.back}</a></p>`,
    );
  }

  function erasing({ message: one }: Found) {
    return page(
      one.id,
      `/${one.id}/erase`,
      html`<p class="mt-6">${fill(words.eraseQuestion, { email: visibleLine(one.email) })}</p>
      <form class="mt-6" method="post"><button class="button button-primary">${buttons.erase}</button></form>
      <p class="mt-6"><a class="link" href="/${locale}/${one.id}">${words.back}</a></p>`,
    );
  }

  return {
    list,
    message,
    erasing,
    plain: (text: string) =>
      page(
        words.title,
        '',
        html`<p class="mt-6" role="status">${text}</p><p><a class="link" href="/${locale}">${words.back}</a></p>`,
      ),
  };
}

function pair([label, value]: string[]) {
  return html`<dt class="text-strong">${label}</dt><dd dir="auto">${value}</dd>`;
}
