import { Hono } from 'hono';
import { html } from 'hono/html';
import { signedPage } from '#server/http/signed-page.ts';
import type { AppEnv } from '#server/http/site-server.ts';
import { type Decision, decisions } from '#server/mail/signed-links.ts';
import { visitorLanguage } from '#server/service-content.ts';
import { awaitsAnswer, markAnswered } from '#server/store/answers.ts';
import { findMessage, rejectMessage, releaseMessage } from '#server/store/inbox-queries.ts';
import { isReference } from '#server/store/reference.ts';
import { inLocale } from '#site/languages.ts';
import type { ContactContext } from './take-message.ts';

/** Links in our mails: GET asks and POST acts, so that programs that open the links of a mail decide nothing. */
export function decisionRoutes({ store, clock, content, tokens, calls, onStored }: ContactContext): Hono<AppEnv> {
  async function isOpen(id: string, decision: Decision): Promise<boolean> {
    const stored = await findMessage(store, id);
    if (!stored) return false;
    return decision === 'answered' ? awaitsAnswer(stored.message) : stored.mails.some(({ state }) => state === 'held');
  }

  async function decide(id: string, decision: Decision): Promise<boolean> {
    if (decision === 'answered') return markAnswered(store, id, 'link', clock.now());
    if (decision === 'reject') return rejectMessage(store, id, clock.now());
    const released = await releaseMessage(store, id, clock.now(), calls.rebook);
    if (released) onStored();
    return released;
  }

  return new Hono<AppEnv>().on(['GET', 'POST'], '/:id/:decision', async (c) => {
    const { id, decision: decisionName } = c.req.param();
    // It becomes the heading, and anybody can make a link.
    if (!isReference(id)) return c.notFound();
    const locale = visitorLanguage(content.site, '', c.req.header('accept-language') ?? null);
    const words = inLocale(content, locale).digest;
    const until = Number(c.req.query('until'));
    const decision = decisions.find((known) => known === decisionName);
    const page = (sentence: string, status: 200 | 410, button?: string) => {
      const form = button ? html`<form method="post"><button>${button}</button></form>` : '';
      return signedPage(c, locale, id, html`<p>${sentence}</p>${form}`, status);
    };
    const isProven =
      decision && clock.now() < until && tokens.isSigned(c.req.query('proof') ?? '', 'link', id, decision, until);
    if (!isProven) return page(words.gone, 410);
    // Hono sends HEAD requests here as well.
    if (c.req.method === 'POST') {
      return (await decide(id, decision)) ? page(words.done[decision], 200) : page(words.gone, 410);
    }
    return (await isOpen(id, decision)) ? page(words.questions[decision], 200, words[decision]) : page(words.gone, 410);
  });
}
