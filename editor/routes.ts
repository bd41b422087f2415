import { dirname } from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono/validator';
import { ContentError } from '#site/content-error.ts';
import type { Site } from '#site/create-site.server.ts';
import { slugOf } from '#site/slug.ts';
import { readContentTree } from '#tools/content-lint/content-tree.ts';
import { recordTranslations, staleTranslations } from '#tools/content-lint/translations.ts';
import { addPage } from '#tools/new-page/add-page.ts';
import { changedFiles } from '#tools/publish/changed-files.ts';
import { checkEdit, draftFindings, type FileTexts } from './check-edit.ts';
import { createLocalizer, type LocalizedFinding } from './localizer.ts';
import { movePage } from './move-page.ts';
import type { ScreenLanguage } from './names.ts';
import { publish } from './publish.ts';
import { removePage } from './remove-page.ts';
import { staleMentions } from './stale-mentions.ts';
import { writeUnsaved } from './unsaved.ts';
import { changesOfVersion, deletedPages, restoreVersion, versionsOf } from './versions.ts';

/** The result of publishing. */
export type PublishOutcome = {
  done: boolean;
  message: string;
  /** The errors that prevented it. */
  findings: LocalizedFinding[];
  /** The output of the commands. */
  log: string;
};

const contentFile = /^content\/([a-z]{2,3}\/)?[a-z0-9-]+\.yaml$/;

const sizeLimit = bodyLimit({ maxSize: 4 * 1024 * 1024 });
const validateTexts = validator('json', (texts: FileTexts, c) =>
  Object.keys(texts).every((path) => contentFile.test(path)) ? texts : c.text('Not a content file.', 400),
);

/** The language of the screen, which the browser sends with each request. */
function languageOf(c: Context): ScreenLanguage {
  return c.req.header('accept-language')?.startsWith('es') ? 'es' : 'en';
}

/** All that the screen asks for beside its files. `openSite` reads the content as it is now. */
export function screenRoutes(openSite: () => Site, unsavedDir: string): Hono {
  const app = new Hono();

  // Texts before a save, and as they are typed.
  app.post('/check', sizeLimit, validateTexts, (c) => {
    const texts = c.req.valid('json');
    const site = openSite();
    const { onDisk, findings } = checkEdit(site.root, texts);
    const { localize } = createLocalizer(site, languageOf(c), texts);
    return c.json({
      onDisk,
      draftFindings: localize(draftFindings(site.root, texts)),
      findings: localize([...findings, ...staleMentions(site, texts, onDisk)]),
    });
  });
  app.put('/unsaved', sizeLimit, validateTexts, (c) => {
    writeUnsaved(openSite(), unsavedDir, c.req.valid('json'));
    return c.body(null, 204);
  });

  app.get('/translations', (c) => {
    const site = openSite();
    return c.json(createLocalizer(site, languageOf(c)).withBreadcrumbs(staleTranslations(readContentTree(site))));
  });
  app.post('/translations/accept', async (c) => {
    const { page, key } = await c.req.json<{ page: string; key: string }>();
    recordTranslations(readContentTree(openSite()), (stale) => stale.page === page && stale.key === key);
    return c.body(null, 204);
  });

  app.post('/pages', async (c) => {
    const { path, kind, names } = await c.req.json<{ path: string; kind: string; names: Record<string, string> }>();
    try {
      addPage(path, kind, dirname(openSite().root), names);
      return c.json({ name: slugOf(path), findings: [] });
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      return c.json({ findings: createLocalizer(openSite(), languageOf(c)).localize([...cause.findings]) });
    }
  });
  app.use('/pages/:name', async (c, next) => {
    const isPage = openSite()
      .pageList()
      .pages.some(({ path }) => slugOf(path) === c.req.param('name'));
    if (!isPage) return c.text('No such page.', 404);
    await next();
  });
  app.delete('/pages/:name', (c) => {
    const name = c.req.param('name');
    const site = openSite();
    return c.json({ name, findings: createLocalizer(site, languageOf(c)).localize(removePage(site, name)) });
  });
  app.put('/pages/:name', async (c) => {
    const { path } = await c.req.json<{ path: string }>();
    const site = openSite();
    const findings = movePage(site, c.req.param('name'), path);
    return c.json({ name: slugOf(path), findings: createLocalizer(site, languageOf(c)).localize(findings) });
  });

  app.get('/gone', (c) => c.json(deletedPages(openSite())));
  app.get('/versions/:name{[a-z0-9-]+}', (c) => c.json(versionsOf(openSite(), c.req.param('name'))));
  app.get('/versions/:name{[a-z0-9-]+}/:commit{[0-9a-f]+}', (c) => {
    const site = openSite();
    const changes = changesOfVersion(site, c.req.param('name'), c.req.param('commit'));
    return c.json(createLocalizer(site, languageOf(c)).localizeChanges(changes));
  });
  app.post('/versions/:name{[a-z0-9-]+}/:commit{[0-9a-f]+}', (c) => {
    const site = openSite();
    const findings = restoreVersion(site, c.req.param('name'), c.req.param('commit'));
    return c.json(createLocalizer(site, languageOf(c)).localize(findings));
  });

  app.get('/changes', (c) => {
    const site = openSite();
    const { localizeChanges } = createLocalizer(site, languageOf(c));
    return c.json(
      changedFiles(dirname(site.root)).map(({ name, path, changes }) => ({
        name,
        path,
        changes: localizeChanges((changes[0] ? changes : [{ key: '' }]).map((change) => ({ ...change, file: path }))),
      })),
    );
  });
  app.post('/publish', async (c) => {
    const { outcome, errors, ...result } = await publish(openSite);
    const { sentence, localize } = createLocalizer(openSite(), languageOf(c));
    const localized = { message: sentence(outcome), findings: localize(errors) };
    return c.json({ ...result, ...localized } satisfies PublishOutcome);
  });
  return app;
}
