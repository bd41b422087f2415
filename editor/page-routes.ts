import { dirname } from 'node:path';
import { Hono } from 'hono';
import { ContentError } from '#site/content-error.ts';
import type { Site } from '#site/open-site.server.ts';
import { slugOf } from '#site/slug.ts';
import { addPage } from '#tools/new-page/add-page.ts';
import { createLocalizer, screenLanguageOf } from './localizer.ts';
import { movePage } from './move-page.ts';
import { removePage } from './remove-page.ts';

export function pageRoutes(content: () => Site): Hono {
  const app = new Hono();
  app.post('/pages', async (c) => {
    const { path, kind, names } = await c.req.json<{ path: string; kind: string; names: Record<string, string> }>();
    try {
      addPage(path, kind, dirname(content().root), names);
      return c.json({ name: slugOf(path), findings: [] });
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      return c.json({ findings: createLocalizer(content(), screenLanguageOf(c)).localize([...cause.findings]) });
    }
  });
  app.delete('/pages/:name', (c) => {
    const name = c.req.param('name');
    const site = content();
    if (!hasPage(site, name)) return c.text('No such page.', 404);
    return c.json({ name, findings: createLocalizer(site, screenLanguageOf(c)).localize(removePage(site, name)) });
  });
  app.put('/pages/:name', async (c) => {
    const name = c.req.param('name');
    const { path } = await c.req.json<{ path: string }>();
    const site = content();
    if (!hasPage(site, name)) return c.text('No such page.', 404);
    return c.json({
      name: slugOf(path),
      findings: createLocalizer(site, screenLanguageOf(c)).localize(movePage(site, name, path)),
    });
  });
  return app;
}

function hasPage({ pageList }: Site, name: string): boolean {
  return pageList().pages.some(({ path }) => slugOf(path) === name);
}
