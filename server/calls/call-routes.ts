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
const maxMoves = 3;
/** How long past calls stay in the feed. */
const pastCallsMs = 30 * day;

/** The free times, and the links of mails about calls: GET shows and POST acts, as with all links of ours. */
export function callRoutes({ store, clock, content, tokens, calls, onStored }: CallContext): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/times', async (c) => {
      const { timeZone, times } = await calls.offered();
      return c.json({ timeZone, times: times.map(({ startsAt }) => new Date(startsAt).toISOString()) });
    })
    .on(['GET', 'POST'], '/call/:id/:action', async (c) => {
      const { id, action: actionName } = c.req.param();
      if (!isReference(id)) return c.notFound();
      const [stored, action] = [await findMessage(store, id), actions.find((known) => known === actionName)];
      const call = stored?.call;
      const locale = visitorLanguage(
        content.site,
        stored?.message.locale ?? '',
        c.req.header('accept-language') ?? null,
      );
      const words = inLocale(content, locale).call;
      const timeOf = (startsAt: number) => callTime(startsAt, locale, content);
      const page = (body: ReturnType<typeof html>, status: 200 | 410 = 200) =>
        signedPage(c, locale, words.label, body, status);
      const gonePage = () => page(html`<p>${words.gone}</p>`, 410);
      if (!call || !action || call.state !== (action === 'confirm' ? 'asked' : 'confirmed')) return gonePage();
      const [permission, until] = linkPermission(call, action);
      if (clock.now() >= until || !tokens.isSigned(c.req.query('proof') ?? '', 'link', id, permission, until))
        return gonePage();
      const respond = (isChanged: boolean, sentence: string, startsAt?: number) => {
        if (isChanged) onStored();
        return isChanged
          ? page(html`<p>${sentence}</p>${startsAt ? html`<p>${timeOf(startsAt)}</p>` : ''}`)
          : gonePage();
      };
      // Hono sends HEAD requests here as well.
      const isPost = c.req.method === 'POST';
      if (action === 'confirm') {
        if (isPost) return respond(await calls.confirm(call), words.confirmed, call.starts_at);
        return page(html`<p>${timeOf(call.starts_at)}</p><form method="post"><button>${words.confirm}</button></form>`);
      }
      const { time: chosenTime, cancel } = isPost ? await c.req.parseBody() : {};
      if (cancel !== undefined) return respond(await calls.cancel(call), words.canceled);
      const cancelForm = html`<p>${timeOf(call.starts_at)}</p>
        <form method="post"><button name="cancel" value="yes">${words.cancel}</button></form>`;
      if (call.sequence >= maxMoves) return page(html`${cancelForm}<p>${words.movedOften}</p>`);
      const startsAt = Date.parse(String(chosenTime));
      if (!Number.isNaN(startsAt) && (await calls.move(call, startsAt))) return respond(true, words.moved, startsAt);
      const otherTimes = (await calls.timesFor(call)).filter(({ startsAt }) => startsAt !== call.starts_at);
      const choices = otherTimes.map(
        ({ startsAt }) =>
          html`<p><label><input type="radio" name="time" value="${new Date(startsAt).toISOString()}" required> ${timeOf(startsAt)}</label></p>`,
      );
      return page(html`${chosenTime === undefined ? '' : html`<p role="alert">${words.taken}</p>`}${cancelForm}
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
    const calls = (await callsAfter(store.db, now - pastCallsMs, now)).filter(({ state }) => state === 'confirmed');
    const callsAndMessages = await Promise.all(
      calls.map(async (call) => ({ call, message: (await findMessage(store, call.message_id))?.message })),
    );
    const entries = callsAndMessages.flatMap(({ call, message }) => (message ? [{ call, message }] : []));
    return c.body(callFeed(entries, calendarFeed), 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
  });
}
