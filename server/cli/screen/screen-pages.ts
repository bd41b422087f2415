import { html } from 'hono/html';
import { callLines, longTime, messageLines } from '#server/mail/compose-mails.ts';
import { localeOf, type ServiceContent } from '#server/service-content.ts';
import { awaitsAnswer } from '#server/store/answers.ts';
import type { findMessage, ListedMessage } from '#server/store/inbox-queries.ts';
import { escapeInvisible, visibleLine } from '#server/visible-text.ts';
import { fill } from '#shared/fill.ts';
import { inLocale, type Locale } from '#site/languages.ts';

export const views = ['all', 'waiting', 'overdue', 'held', 'undelivered'] as const;
export type View = (typeof views)[number];
export const actions = ['release', 'reject', 'answered', 'cancelCall', 'resend', 'erase', 'eraseAll'] as const;
export type Action = (typeof actions)[number];
export type ActionOutcome = 'done' | 'notDone';
export type StoredMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;
type Html = ReturnType<typeof html>;

/** The pages in one language. The template escapes all that visitors typed. */
export function screenPages(content: ServiceContent, locale: Locale, root: string) {
  const { site } = content;
  const contactWords = inLocale(content, locale);
  const words = contactWords.inbox;
  const buttons: Record<Action, string> = {
    ...words.actions,
    ...contactWords.digest,
    cancelCall: contactWords.call.cancel,
  };
  const time = (at: number) => longTime(at, locale, content);
  const { colon } = site.findLanguage(locale);

  function page(title: string, path: string, body: Html | Html[], outcome?: ActionOutcome) {
    const otherLocales = site.locales.filter((other) => other !== locale);
    const result = outcome && words[outcome];
    return html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${result ? `${result} ${title}` : title}</title>
      <meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${root}/style.css"></head>
      <body><main class="container section-slim"><div class="inbox-head"><h1 class="heading text-h2">${title}</h1>
      ${otherLocales.map((other) => html`<a class="link link-alone" lang="${other}" href="${root}/${other}${path}">${site.findLanguage(other).name}</a>`)}</div>
      ${result ? html`<p class="inbox-outcome" role="status">${result}</p>` : ''}${body}</main></body></html>`;
  }

  function stateOf({ answered_at, mail_state }: ListedMessage): string {
    if (answered_at) return words.answered;
    if (!mail_state) return '';
    return mail_state === 'sent'
      ? words.views.waiting
      : `${words.kinds.notification}${colon} ${words.states[mail_state]}`;
  }

  function listPage(view: View, messages: readonly ListedMessage[], outcome?: ActionOutcome) {
    const tabs = views.map((tab) => {
      const current = tab === view ? html` aria-current="page"` : '';
      return html`<li><a class="link link-alone" href="${root}/${locale}?show=${tab}"${current}>${words.views[tab]}</a></li>`;
    });
    const items = messages.map(
      (message) => html`<li><a class="link link-alone" href="${root}/${locale}/${message.id}">${message.id}</a>
        <div><strong dir="auto">${visibleLine(message.name, 40)}</strong><p dir="auto">${visibleLine(message.message, 120)}</p></div>
        <span>${time(message.received_at)}</span><span>${stateOf(message)}${message.call_at && message.call_state ? html`<br>${contactWords.call.label}${colon} ${time(message.call_at)} (${contactWords.call.states[message.call_state]})` : ''}</span></li>`,
    );
    const body = html`<nav><ul class="inbox-row">${tabs}</ul></nav>
      ${items.length === 0 ? html`<p class="inbox-empty">${words.empty}</p>` : html`<ul class="inbox-list">${items}</ul>`}
      <p><a class="link link-alone" href="${root}/${locale}/export.csv">${words.exportAll}</a></p>`;
    return page(words.title, `?show=${view}`, body, outcome);
  }

  function messagePage({ message, mails, call }: StoredMessage, now: number, outcome?: ActionOutcome) {
    const { labels } = contactWords.mail;
    const { languageName } = inLocale(content, localeOf(content, message)).mail;
    const lines = [
      ...messageLines({ ...message, locale }, { ...contactWords.mail, languageName }, content),
      ...callLines(call, locale, content),
    ];
    const facts = lines.map(({ label, value }) => [label, value]);
    const history = [
      [labels.received, time(message.received_at)],
      ...(message.spam_reasons
        ? [[contactWords.digest.reasons, `${message.spam_reasons} · ${message.spam_score}`]]
        : []),
      ...mails.map((mail) => {
        const detail = mail.sent_at ? time(mail.sent_at) : visibleLine(mail.last_error ?? '');
        return [words.kinds[mail.kind], [words.states[mail.state], detail].filter(Boolean).join(' · ')];
      }),
      ...(message.reminded === 'half' || message.reminded === 'late'
        ? [[words.reminded, words.reminders[message.reminded]]]
        : []),
      ...(message.answered_at ? [[words.answered, time(message.answered_at)]] : []),
    ];
    const isHeld = mails.some(({ state }) => state === 'held');
    const isPossible: Record<Action, boolean> = {
      release: isHeld,
      reject: isHeld || mails.some(({ kind, state }) => kind === 'notification' && state === 'sent'),
      answered: awaitsAnswer(message) && !isHeld,
      cancelCall: (call?.state === 'confirmed' || call?.state === 'asked') && call.starts_at > now,
      resend: !isHeld,
      erase: true,
      // Only after a confirmation.
      eraseAll: false,
    };
    const forms = actions
      .filter((action) => isPossible[action])
      .map((action) => {
        const method = action === 'erase' ? 'get' : 'post';
        return html`<li><form method="${method}" action="${root}/${locale}/${message.id}/${action}"><button class="button button-secondary">${buttons[action]}</button></form></li>`;
      });
    const body = html`<dl class="inbox-facts">${[...facts, [labels.message, escapeInvisible(message.message)]].map(factRow)}</dl>
      <ul class="inbox-row">${forms}</ul>
      <h2 class="heading text-h3">${words.history}</h2><dl class="inbox-facts">${history.map(factRow)}</dl>
      <p class="inbox-row"><a class="link link-alone" href="${root}/${locale}">${words.back}</a>
        <a class="link link-alone" href="${root}/${locale}/${message.id}/export.csv">${words.exportOne}</a></p>`;
    return page(message.id, `/${message.id}`, body, outcome);
  }

  function erasePage(
    { message }: StoredMessage,
    { count, ids, hasCall }: { count: number; ids: readonly string[]; hasCall: boolean },
  ) {
    const button = (action: 'erase' | 'eraseAll') =>
      html`<form method="post" action="${root}/${locale}/${message.id}/${action}"><button class="button button-secondary">${buttons[action]}</button></form>`;
    const blanks = {
      count,
      email: visibleLine(message.email),
      references: ids.join(', ') + (count > ids.length ? ' …' : ''),
    };
    const question = html`<p>${fill(words.eraseAllQuestion, blanks)}</p>${button('eraseAll')}`;
    const body = html`<p>${words.eraseQuestion}</p>${hasCall ? html`<p>${words.eraseCall}</p>` : ''}${button('erase')}${count > 1 ? question : ''}
      <p><a class="link link-alone" href="${root}/${locale}/${message.id}">${words.keep}</a></p>`;
    return page(message.id, `/${message.id}/erase`, body);
  }

  function gonePage() {
    const body = html`<p>${words.gone}</p><p><a class="link link-alone" href="${root}/${locale}">${words.back}</a></p>`;
    return page(words.title, '', body);
  }

  return { listPage, messagePage, erasePage, gonePage };
}

function factRow([label, value]: string[]) {
  return html`<dt class="text-strong">${label}</dt><dd dir="auto">${value}</dd>`;
}
