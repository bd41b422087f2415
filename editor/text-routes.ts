import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono/validator';
import type { Site } from '#site/open-site.server.ts';
import { readContentTree } from '#tools/content-lint/content-tree.ts';
import { recordTranslations, staleTranslations } from '#tools/content-lint/translations.ts';
import { checkEdit, draftFindings, type FileTexts } from './check-edit.ts';
import { checkFormer } from './check-former.ts';
import { createLocalizer, screenLanguageOf } from './localizer.ts';
import { keepUnsaved } from './unsaved.ts';

const contentFile = /^content\/([a-z]{2,3}\/)?[a-z0-9-]+\.yaml$/;

const limit = bodyLimit({ maxSize: 4 * 1024 * 1024 });
const takeTexts = validator('json', (texts: FileTexts, c) =>
  Object.keys(texts).every((path) => contentFile.test(path)) ? texts : c.text('Not a content file.', 400),
);

/** Checks texts before a save, shows them unsaved in the preview, and keeps the list of stale translations. */
export function textRoutes(content: () => Site, unsavedDir: string): Hono {
  const app = new Hono();
  app.post('/check', limit, takeTexts, (c) => {
    const texts = c.req.valid('json');
    const site = content();
    const { onDisk, findings } = checkEdit(site.root, texts);
    const { localize } = createLocalizer(site, screenLanguageOf(c), texts);
    return c.json({
      onDisk,
      beforeOut: localize(draftFindings(site.root, texts)),
      findings: localize([...findings, ...checkFormer(site, texts, onDisk)]),
    });
  });
  app.put('/unsaved', limit, takeTexts, (c) => {
    keepUnsaved(content(), unsavedDir, c.req.valid('json'));
    return c.body(null, 204);
  });
  app.get('/translations', (c) => {
    const site = content();
    return c.json(createLocalizer(site, screenLanguageOf(c)).withPlaces(staleTranslations(readContentTree(site))));
  });
  app.post('/translations/accept', async (c) => {
    const { page, key } = await c.req.json<{ page: string; key: string }>();
    recordTranslations(readContentTree(content()), (listed) => listed.page === page && listed.key === key);
    return c.body(null, 204);
  });
  return app;
}
