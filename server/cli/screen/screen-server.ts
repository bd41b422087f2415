import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { stream } from 'hono/streaming';
import { DomUtils, parseDocument } from 'htmlparser2';
import { createBusinessTime } from '#server/business-time.ts';
import { localScreen } from '#server/http/local-screen.ts';
import { readServiceContent, visitorLanguage } from '#server/service-content.ts';
import { waitsSince } from '#server/store/answers.ts';
import { findFromSender, findWithCallAhead } from '#server/store/erase.ts';
import { type Filter, findMessage, listMessages } from '#server/store/inbox-queries.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import { type Command, type CommandContext, type Options, UsageError } from '../command.ts';
import { cancelCall, reject, release, resend } from '../deliver-commands.ts';
import { erase } from '../erase-commands.ts';
import { exportLines } from '../export-command.ts';
import { answered } from '../incoming-mail-commands.ts';
import {
  type Action,
  type ActionOutcome,
  actions,
  type StoredMessage,
  screenPages,
  type View,
  views,
} from './screen-pages.ts';

const screenStyles = readFileSync(new URL('./screen.css', import.meta.url), 'utf8');
const maxListed = 200;
const builtSite = 'build/client';
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The style sheet of the built site, as its first page has it; empty where nothing is built. */
function siteStyles(): string {
  const page = `${builtSite}/index.html`;
  if (!existsSync(page)) return '';
  return DomUtils.textContent(
    DomUtils.getElementsByTagName('style', parseDocument(readFileSync(page, 'utf8')), true, 1),
  );
}

/**
 * The screen at `host`, the only name that it answers to. Its address holds a token that opens it once. Browsers send
 * cookies to every port: other programs of this machine don't get this one, since they don't know `root`, with which
 * its paths begin.
 */
export function screenServer(context: CommandContext, host: string, root: string, token: string): Hono {
  const { site, store, clock } = context;
  const content = readServiceContent(site);
  const session = randomBytes(32).toString('base64url');
  let unusedToken: string | undefined = token;
  const app = new Hono();

  app.use(localScreen(host, policy));
  // Without a build the screen is plain.
  if (existsSync(builtSite)) app.use('/fonts/*', serveStatic({ root: builtSite }));
  const screen = app.basePath(root);
  screen.use(async (c, next) => {
    const locale = visitorLanguage(site, '', c.req.header('accept-language') ?? null);
    if (c.req.path === `${root}/` && unusedToken !== undefined && c.req.query('token') === unusedToken) {
      unusedToken = undefined;
      setCookie(c, 'inbox', session, { httpOnly: true, sameSite: 'Strict', path: root });
      return c.redirect(`${root}/${locale}`, 303);
    }
    if (getCookie(c, 'inbox') !== session) return c.text(inLocale(content, locale).inbox.locked, 403);
    await next();
  });
  screen.get('/style.css', (c) =>
    c.body(siteStyles() + screenStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  screen.get('/', (c) => c.redirect(`${root}/${visitorLanguage(site, '', c.req.header('accept-language') ?? null)}`));
  for (const locale of site.locales) screen.route(`/${locale}`, pagesIn(locale));

  function pagesIn(locale: Locale) {
    const pages = screenPages(content, locale, root);

    async function messagesOf(view: View) {
      const filter = {
        waiting: view === 'waiting' || view === 'overdue',
        held: view === 'held',
        undelivered: view === 'undelivered',
      };
      const messages = await listMessages(store, filter, { limit: maxListed, newestFirst: view !== 'overdue' });
      if (view !== 'overdue') return messages;
      const businessTime = createBusinessTime(site.company());
      return messages.filter((message) => businessTime.stageAt(waitsSince(message), clock.now()) === 'late');
    }

    function csvResponse(c: Context, filter: Filter): Response {
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="messages.csv"');
      return stream(c, async (body) => {
        for await (const line of exportLines(store, filter, 'csv')) await body.write(`${line}\n`);
      });
    }

    return new Hono<{ Variables: { stored: StoredMessage } }>()
      .get('/', async (c) => {
        const view = views.find((known) => known === c.req.query('show')) ?? 'all';
        return c.html(pages.listPage(view, await messagesOf(view), outcomeOf(c.req.query('outcome'))));
      })
      .get('/export.csv', (c) => csvResponse(c, {}))
      .use('/:id/*', async (c, next) => {
        const stored = await findMessage(store, c.req.param('id'));
        if (!stored) return c.html(pages.gonePage(), 404);
        c.set('stored', stored);
        await next();
      })
      .get('/:id/export.csv', (c) => csvResponse(c, { email: c.var.stored.message.email, canaries: true }))
      .get('/:id', (c) => c.html(pages.messagePage(c.var.stored, clock.now(), outcomeOf(c.req.query('outcome')))))
      .get('/:id/erase', async (c) => {
        const { stored } = c.var;
        const { email } = stored.message;
        const hasCall = (await findWithCallAhead(store, { email }, clock.now())).length > 0;
        return c.html(pages.erasePage(stored, { ...(await findFromSender(store, email)), hasCall }));
      })
      .post('/:id/:action', async (c) => {
        const action = actions.find((known) => known === c.req.param('action'));
        if (!action) return c.html(pages.gonePage(), 404);
        const { stored } = c.var;
        const isDone = await perform(action, stored.message.id, stored.message.email);
        const remaining = await findMessage(store, stored.message.id);
        // So that reloading the page repeats nothing.
        return c.redirect(
          `${root}/${locale}${remaining ? `/${stored.message.id}` : ''}?outcome=${isDone ? 'done' : 'notDone'}`,
          303,
        );
      });
  }

  function outcomeOf(word: string | undefined): ActionOutcome | undefined {
    return word === 'done' || word === 'notDone' ? word : undefined;
  }

  async function perform(action: Action, id: string, email: string): Promise<boolean> {
    if (action === 'eraseAll') return succeeds(erase, [], { email, yes: true });
    return succeeds({ release, reject, answered, cancelCall, resend, erase }[action], [id], {
      yes: action === 'erase',
    });
  }

  async function succeeds(command: Command, args: string[], options: Options): Promise<boolean> {
    try {
      return (await command.run({ ...context, args, options, print: () => {}, note: () => {} })) === 0;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return false;
    }
  }

  return app;
}
