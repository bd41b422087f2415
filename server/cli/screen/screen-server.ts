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
import { fromSender, withCallAhead } from '#server/store/erase.ts';
import { type Filter, findMessage, listMessages } from '#server/store/inbox-queries.ts';
import { inLocale, type Locale } from '#site/languages.ts';
import { type Command, type CommandContext, type Options, UsageError } from '../command.ts';
import { cancelCall, reject, release, resend } from '../deliver-commands.ts';
import { erase } from '../erase-commands.ts';
import { exportLines } from '../export-command.ts';
import { answered } from '../incoming-mail-commands.ts';
import { type Action, type ActionOutcome, actions, type Found, screenPages, type View, views } from './screen-pages.ts';

const screenStyles = readFileSync(new URL('./screen.css', import.meta.url), 'utf8');
const listedAtMost = 200;
const built = 'build/client';
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The style sheet of the built site, as its first page has it; empty where nothing is built. */
function siteStyles(): string {
  const page = `${built}/index.html`;
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
  let unused: string | undefined = token;
  const app = new Hono();

  app.use(localScreen(host, policy));
  // Without a build the screen is plain.
  if (existsSync(built)) app.use('/fonts/*', serveStatic({ root: built }));
  const screen = app.basePath(root);
  screen.use(async (c, next) => {
    const locale = visitorLanguage(site, '', c.req.header('accept-language') ?? null);
    if (c.req.path === `${root}/` && unused !== undefined && c.req.query('token') === unused) {
      unused = undefined;
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
      const found = await listMessages(store, filter, { limit: listedAtMost, newestFirst: view !== 'overdue' });
      if (view !== 'overdue') return found;
      const time = createBusinessTime(site.company());
      return found.filter((message) => time.stageAt(waitsSince(message), clock.now()) === 'late');
    }

    function csvResponse(c: Context, filter: Filter): Response {
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', 'attachment; filename="messages.csv"');
      return stream(c, async (body) => {
        for await (const line of exportLines(store, filter, 'csv')) await body.write(`${line}\n`);
      });
    }

    return new Hono<{ Variables: { found: Found } }>()
      .get('/', async (c) => {
        const view = views.find((each) => each === c.req.query('show')) ?? 'all';
        return c.html(pages.list(view, await messagesOf(view), outcomeOf(c.req.query('outcome'))));
      })
      .get('/export.csv', (c) => csvResponse(c, {}))
      .use('/:id/*', async (c, next) => {
        const found = await findMessage(store, c.req.param('id'));
        if (!found) return c.html(pages.gone(), 404);
        c.set('found', found);
        await next();
      })
      .get('/:id/export.csv', (c) => csvResponse(c, { email: c.var.found.message.email, canaries: true }))
      .get('/:id', (c) => c.html(pages.message(c.var.found, clock.now(), outcomeOf(c.req.query('outcome')))))
      .get('/:id/erase', async (c) => {
        const { found } = c.var;
        const { email } = found.message;
        const hasCall = (await withCallAhead(store, { email }, clock.now())).length > 0;
        return c.html(pages.erasing(found, { ...(await fromSender(store, email)), hasCall }));
      })
      .post('/:id/:action', async (c) => {
        const action = actions.find((each) => each === c.req.param('action'));
        if (!action) return c.html(pages.gone(), 404);
        const { found } = c.var;
        const done = await act(action, found.message.id, found.message.email);
        const left = await findMessage(store, found.message.id);
        // So that reloading the page repeats nothing.
        return c.redirect(
          `${root}/${locale}${left ? `/${found.message.id}` : ''}?outcome=${done ? 'done' : 'notDone'}`,
          303,
        );
      });
  }

  function outcomeOf(word: string | undefined): ActionOutcome | undefined {
    return word === 'done' || word === 'notDone' ? word : undefined;
  }

  async function act(action: Action, id: string, email: string): Promise<boolean> {
    if (action === 'eraseAll') return isDone(erase, [], { email, yes: true });
    return isDone({ release, reject, answered, cancelCall, resend, erase }[action], [id], { yes: action === 'erase' });
  }

  async function isDone(command: Command, args: string[], options: Options): Promise<boolean> {
    try {
      return (await command.run({ ...context, args, options, print: () => {}, note: () => {} })) === 0;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return false;
    }
  }

  return app;
}
