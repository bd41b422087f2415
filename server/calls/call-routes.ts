import { Hono } from 'hono';
import { html } from 'hono/html';
import { timingSafeEqual } from 'hono/utils/buffer';
import type { Clock } from '#server/clock.ts';
import { signedPage } from '#server/http/signed-page.ts';
import type { AppEnv } from '#server/http/site-server.ts';
import { callFeed } from '#server/mail/compose-call.ts';
import { callTime, type MailContext } from '#server/mail/compose-mails.ts';
import { linkPermission } from '#server/mail/signed-links.ts';
import { type ServiceContent, visitorLanguage } from '#server/service-content.ts';
import { callsAfter } from '#server/store/calls.ts';
import { findMessage } from '#server/store/inbox-queries.ts';
import { isReference } from '#server/store/reference.ts';
import type { Store } from '#server/store/store.ts';
import type { Tokens } from '#server/store/tokens.ts';
import { day } from '#shared/durations.ts';
import { inLocale } from '#site/languages.ts';
import type { Calls } from './calls.ts';

export interface CallContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly content: ServiceContent;
  readonly tokens: Tokens;
  readonly calls: Calls;
  readonly onStored: () => void;
  /** Set if there is a CALENDAR_SECRET. */
  readonly calendarFeed?: (MailContext & { readonly secret: string }) | undefined;
}

const actions = ['confirm', 'change'] as const;
/** How often a call is moved by its links; then by phone. */
const mostMoves = 3;
/** How long past calls stay in the feed. */
const keptMs = 30 * day;

/** The free times, and the links of mails about calls: GET shows and POST acts, as with all links of ours. */
export function callRoutes({ store, clock, content, tokens, calls, onStored }: CallContext): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/times', async (c) => {
      const { timeZone, times } = await calls.offered();
      return c.json({ timeZone, times: times.map(({ at }) => new Date(at).toISOString()) });
    })
    .on(['GET', 'POST'], '/call/:id/:action', async (c) => {
      const { id, action: named } = c.req.param();
      if (!isReference(id)) return c.notFound();
      const [found, action] = [await findMessage(store, id), actions.find((each) => each === named)];
      const call = found?.call;
      const locale = visitorLanguage(
        content.site,
        found?.message.locale ?? '',
        c.req.header('accept-language') ?? null,
      );
      const words = inLocale(content, locale).call;
      const time = (at: number) => callTime(at, locale, content);
      const page = (body: ReturnType<typeof html>, status: 200 | 410 = 200) =>
        signedPage(c, locale, words.label, body, status);
      const gone = () => page(html`<p>${words.gone}</p>`, 410);
      if (!call || !action || call.state !== (action === 'confirm' ? 'asked' : 'confirmed')) return gone();
      const [permission, until] = linkPermission(call, action);
      if (clock.now() >= until || !tokens.isSigned(c.req.query('proof') ?? '', 'link', id, permission, until))
        return gone();
      const done = (isDone: boolean, sentence: string, at?: number) => {
        if (isDone) onStored();
        return isDone ? page(html`<p>${sentence}</p>${at ? html`<p>${time(at)}</p>` : ''}`) : gone();
      };
      // Hono sends HEAD requests here as well.
      const isPost = c.req.method === 'POST';
      if (action === 'confirm') {
        if (isPost) return done(await calls.confirm(call), words.confirmed, call.starts_at);
        return page(html`<p>${time(call.starts_at)}</p><form method="post"><button>${words.confirm}</button></form>`);
      }
      const { time: chosen, cancel } = isPost ? await c.req.parseBody() : {};
      if (cancel !== undefined) return done(await calls.cancel(call), words.canceled);
      const cancelForm = html`<p>${time(call.starts_at)}</p>
        <form method="post"><button name="cancel" value="yes">${words.cancel}</button></form>`;
      if (call.sequence >= mostMoves) return page(html`${cancelForm}<p>${words.movedOften}</p>`);
      const at = Date.parse(String(chosen));
      if (!Number.isNaN(at) && (await calls.move(call, at))) return done(true, words.moved, at);
      const others = (await calls.timesFor(call)).filter((other) => other.at !== call.starts_at);
      const choices = others.map(
        (other) =>
          html`<p><label><input type="radio" name="time" value="${new Date(other.at).toISOString()}" required> ${time(other.at)}</label></p>`,
      );
      return page(html`${chosen === undefined ? '' : html`<p role="alert">${words.taken}</p>`}${cancelForm}
        <form method="post"><h2>${words.move}</h2>${choices.length > 0 ? choices : words.none}
        ${choices.length > 0 ? html`<button>${words.move}</button>` : ''}</form>`);
    });
}

/** The calls as a calendar that its owner subscribes to, at an address that only they know. */
export function calendarRoutes({ store, clock, calendarFeed }: CallContext): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/:name', async (c) => {
    if (!calendarFeed || !(await timingSafeEqual(c.req.param('name'), `${calendarFeed.secret}.ics`)))
      return c.notFound();
    const now = clock.now();
    const calls = (await callsAfter(store.db, now - keptMs, now)).filter(({ state }) => state === 'confirmed');
    const found = await Promise.all(
      calls.map(async (call) => ({ call, message: (await findMessage(store, call.message_id))?.message })),
    );
    const entries = found.flatMap(({ call, message }) => (message ? [{ call, message }] : []));
    return c.body(callFeed(entries, calendarFeed), 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
}
