import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { DomUtils, parseDocument } from 'htmlparser2';
import { createBusinessTime } from '#server/answers/business-time.ts';
import { languageOf, readTexts } from '#server/contact/texts.ts';
import { findMessage, listMessages } from '#server/store/inbox-queries.ts';
import { loadCompany } from '#site/load.server.ts';
import { inLocale, type Locale, locales } from '#site/locale.ts';
import { type Command, type CommandContext, type Options, UsageError } from '../command.ts';
import { reject, release, resend } from '../deliver-commands.ts';
import { erase } from '../erase-commands.ts';
import { exportMessages } from '../export-command.ts';
import { answered } from '../incoming-mail-commands.ts';
import { type Action, actions, type Found, type Outcome, screenPages, type View, views } from './screen-pages.ts';

const screenStyles = readFileSync(new URL('./screen.css', import.meta.url), 'utf8');
const listedAtMost = 200;
const site = 'build/client';
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The style sheet of the built site, as its first page has it; empty where nothing is built. */
function siteStyles(): string {
  const page = `${site}/index.html`;
  if (!existsSync(page)) return '';
  return DomUtils.textContent(DomUtils.getElementsByTagName('style', parseDocument(readFileSync(page, 'utf8'))));
}

/** The screen at `host`, which is the only name that it answers to, for who opens its address with the token, once. */
export function screenServer(context: CommandContext, host: string, token: string): Hono {
  const { store, clock } = context;
  const texts = readTexts();
  const session = randomBytes(32).toString('base64url');
  let unused: string | undefined = token;
  const app = new Hono();

  app.use(async (c, next) => {
    const origins = c.req.method === 'POST' ? [`http://${host}`] : [undefined, `http://${host}`];
    if (c.req.header('host') !== host || !origins.includes(c.req.header('origin')))
      return c.text('Not for other sites.', 403);
    c.header('Content-Security-Policy', policy);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
    // With none, browsers send no Origin along with a form.
    c.header('Referrer-Policy', 'same-origin');
    const locale = languageOf('', c.req.header('accept-language') ?? null);
    if (c.req.path === '/' && unused !== undefined && c.req.query('token') === unused) {
      unused = undefined;
      setCookie(c, 'inbox', session, { httpOnly: true, sameSite: 'Strict', path: '/' });
      return c.redirect(`/${locale}`, 303);
    }
    if (getCookie(c, 'inbox') !== session) return c.text(inLocale(texts, locale).inbox.locked, 403);
    await next();
  });
  app.get('/style.css', (c) => c.body(siteStyles() + screenStyles, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  // Without a build the screen is plain.
  if (existsSync(site)) app.use('/fonts/*', serveStatic({ root: site }));
  app.get('/', (c) => c.redirect(`/${languageOf('', c.req.header('accept-language') ?? null)}`));
  for (const locale of locales) app.route(`/${locale}`, pagesIn(locale));

  function pagesIn(locale: Locale) {
    const pages = screenPages(texts, locale);

    async function messagesOf(view: View) {
      const filter = {
        waiting: view === 'waiting' || view === 'overdue',
        quarantined: view === 'held',
        undelivered: view === 'undelivered',
      };
      const found = await listMessages(store, filter, { limit: listedAtMost, newestFirst: view !== 'overdue' });
      if (view !== 'overdue') return found;
      const time = createBusinessTime(loadCompany());
      return found.filter(({ received_at }) => time.stageAt(received_at, clock.now()) === 'late');
    }

    async function exported(options: Options): Promise<Response> {
      const { text } = await run(exportMessages, [], { format: 'csv', ...options });
      const headers = {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="messages.csv"',
      };
      return new Response(`${text}\n`, { headers });
    }

    return new Hono<{ Variables: { found: Found } }>()
      .get('/', async (c) => {
        const view = views.find((each) => each === c.req.query('show')) ?? 'all';
        return c.html(pages.list(view, await messagesOf(view), outcomeOf(c.req.query('said'))));
      })
      .get('/export.csv', () => exported({}))
      .use('/:id/*', async (c, next) => {
        const found = await findMessage(store, c.req.param('id'));
        if (!found) return c.html(pages.gone(), 404);
        c.set('found', found);
        await next();
      })
      .get('/:id/export.csv', (c) => exported({ email: c.var.found.message.email }))
      .get('/:id', (c) => c.html(pages.message(c.var.found, outcomeOf(c.req.query('said')))))
      .get('/:id/erase', (c) => c.html(pages.erasing(c.var.found)))
      .post('/:id/:action', async (c) => {
        const action = actions.find((each) => each === c.req.param('action'));
        if (!action) return c.html(pages.gone(), 404);
        const { found } = c.var;
        const isDone = await act(action, found.message.id, found.message.email);
        const left = await findMessage(store, found.message.id);
        // So that to load the page again does nothing again.
        return c.redirect(`/${locale}${left ? `/${found.message.id}` : ''}?said=${isDone ? 'done' : 'notDone'}`, 303);
      });
  }

  function outcomeOf(said: string | undefined): Outcome | undefined {
    return said === 'done' || said === 'notDone' ? said : undefined;
  }

  async function act(action: Action, id: string, email: string): Promise<boolean> {
    if (action === 'erase') return (await run(erase, [], { email, yes: true })).isDone;
    return (await run({ release, reject, answered, resend }[action], [id], {})).isDone;
  }

  async function run(command: Command, words: string[], options: Options) {
    const printed: string[] = [];
    try {
      const code = await command.run({
        ...context,
        words,
        options,
        print: (text) => printed.push(text),
        note: () => {},
      });
      return { isDone: code === 0, text: printed.join('\n') };
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      return { isDone: false, text: error.message };
    }
  }

  return app;
}
