import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { type Locale, locales } from '#content/locale.ts';
import { checkEdit, type Texts } from './check-edit.ts';
import { drawnScenes, editorConfig } from './config.ts';
import { screenPolicy } from './policy.ts';

/** A text of which the translation is open, as the list in the screen shows it. */
export type OpenTranslation = { page: string; key: string; state: string; source: string; translation: string };

/** Where lists of translations come from. */
export type Translations = { list(): OpenTranslation[]; accept(page: string, keys?: string[]): void };

/** What the screen is started with. `site` is the development server, in local use alone. */
export type ScreenSettings = { config: ReturnType<typeof editorConfig>; scenes: Record<string, string>; site?: string };

const localBackend = { name: 'github', repo: 'local/site' } as const;
const contentFile = /^content\/([a-z]{2}\/)?[a-z0-9-]+\.yaml$/;

/** The screen's files and what it asks of this machine. `host` is the only name that it answers to. */
export function editServer(host: string, site: string, translations: Translations): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    // No page of another origin may reach this server, not even by a name that leads here.
    const isOwn = c.req.header('host') === host && [undefined, `http://${host}`].includes(c.req.header('origin'));
    if (!isOwn) return c.text('Not for other sites.', 403);
    await next();
    c.header('Content-Security-Policy', screenPolicy("'self'", '', site));
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Cache-Control', 'no-store');
  });
  app.get('/settings.:file{[a-z]+\\.json}', (c) => {
    const language = c.req.param('file').replace('.json', '') as Locale;
    if (!locales.includes(language)) return c.notFound();
    return c.json<ScreenSettings>({ config: editorConfig(language, localBackend), scenes: drawnScenes(), site });
  });
  app.post('/check', bodyLimit({ maxSize: 4 * 1024 * 1024 }), async (c) => {
    const texts = await c.req.json<Texts>();
    if (!Object.keys(texts).every((path) => contentFile.test(path))) return c.text('Not a content file.', 400);
    return c.json(checkEdit(texts));
  });
  app.get('/translations', (c) => c.json(translations.list()));
  app.post('/translations/accept', async (c) => {
    const { page, keys } = await c.req.json<{ page: string; keys?: string[] }>();
    translations.accept(page, keys);
    return c.json(translations.list());
  });
  app.use('/scenes/*', serveStatic({ root: '.generated/public' }));
  app.use('*', serveStatic({ root: '.generated/editor' }));
  return app;
}
