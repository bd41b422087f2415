import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { serveStatic } from '@hono/node-server/serve-static';
import type { CmsConfig } from '@sveltia/cms';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { validator } from 'hono/validator';
import { editorPolicy } from '#server/http/headers/content-security-policy.ts';
import { localScreen } from '#server/http/local-screen.ts';
import { ContentError } from '#site/content-error.ts';
import type { Facts } from '#site/facts.ts';
import { error, sentenceOf } from '#site/finding.ts';
import type { Site } from '#site/open-site.server.ts';
import { slugOf } from '#site/slug.ts';
import { readContentTree } from '#tools/content-lint/content-tree.ts';
import { readPictures } from '#tools/content-lint/pictures.ts';
import { acceptTranslations, listTranslations } from '#tools/content-lint/translations.ts';
import { gitIn } from '#tools/git.ts';
import { addPage } from '#tools/new-page/add-page.ts';
import { changedFiles } from '#tools/publish/changed-files.ts';
import { isSetAside } from '#tools/publish/set-aside.ts';
import { clashesWithOthers, joinWithOthers, publishedSince } from '#tools/publish/work-of-others.ts';
import { findingsIn } from '#tools/report-findings.ts';
import { checkEdit, type Texts } from './check-edit.ts';
import { checkPicturesOf } from './check-pictures.ts';
import { editorConfig } from './config.ts';
import { movePage } from './move-page.ts';
import { type ScreenLanguage, screenLanguages } from './names.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { moveRedirects, removePage } from './remove-page.ts';
import { keepUnsaved } from './unsaved.ts';
import { deletedPages, restoreVersion, versionsOf } from './versions.ts';
import { withTypedChanges, withTypes } from './with-types.ts';

/** What the screen is started with. `site` is the development server, in local use alone. */
export type ScreenSettings = {
  config: CmsConfig;
  scenes: Record<string, string>;
  /** Paths by the names of content files. */
  pages: Record<string, string>;
  /** The values of names in braces, by language. */
  facts: Record<string, Facts>;
  site?: string;
};

/** Sveltia wants a Git host even where files are opened from this machine alone. */
const localBackend: CmsConfig['backend'] = {
  name: 'gitea',
  repo: `local/${basename(process.cwd())}`,
  auth_methods: ['token'],
};
/** What commands tell of the content, for the screen. */
const findingsFile = resolve('.generated/findings');
const contentFile = /^content\/([a-z]{2,3}\/)?[a-z0-9-]+\.yaml$/;

/**
 * The screen's files and its requests, below the secret path `root` and at the name `host` alone. `content` reads the content
 * as it is now; `site` is the address of the preview.
 */
export function editServer(host: string, site: string, unsavedDir: string, root: string, content: () => Site): Hono {
  const whole = new Hono();
  const app = whole.basePath(root);
  whole.use(localScreen(host, editorPolicy([], [site])));
  // Meanwhile the folder holds what is published alone, and the rest comes back over it at the end: nobody else writes there.
  const publishing = error('content/pages.yaml', '', 'publishing');
  for (const language of screenLanguages)
    app.get(`/settings.${language}.json`, (c) =>
      isSetAside('.')
        ? c.text(sentenceOf(publishing, language), 503)
        : c.json({ ...screenSettings(content(), language, localBackend), site }),
    );
  app.on(['POST', 'PUT', 'DELETE'], ['/check', '/pages', '/pages/:name'], (c, next) =>
    isSetAside('.') ? c.json({ onDisk: {}, findings: [publishing] }) : next(),
  );
  const takeTexts = validator('json', (texts: Texts, c) =>
    Object.keys(texts).every((path) => contentFile.test(path)) ? texts : c.text('Not a content file.', 400),
  );
  const limit = bodyLimit({ maxSize: 4 * 1024 * 1024 });
  app.post('/check', limit, takeTexts, async (c) => {
    const texts = c.req.valid('json');
    const site = content();
    const { onDisk, findings } = checkEdit(site.root, texts);
    const pictures = await checkPicturesOf(site, texts, onDisk);
    return c.json({ onDisk, findings: withTypes(site.root, [...findings, ...pictures], texts) });
  });
  app.put('/unsaved', limit, takeTexts, (c) => {
    keepUnsaved(content(), unsavedDir, c.req.valid('json'));
    return c.body(null, 204);
  });
  app.get('/translations', (c) => {
    const site = content();
    return c.json(withTypes(site.root, listTranslations(readContentTree(site))));
  });
  app.post('/translations/accept', async (c) => {
    const { page, keys } = await c.req.json<{ page: string; keys: string[] }>();
    acceptTranslations(readContentTree(content()), (listed) => listed.page === page && keys.includes(listed.key));
    return c.body(null, 204);
  });
  app.get('/kinds', (c) =>
    c.json(
      content()
        .blueprints()
        .map(({ id, name }) => ({ id, name })),
    ),
  );
  app.post('/pages', async (c) => {
    const { path, kind } = await c.req.json<{ path: string; kind: string }>();
    try {
      addPage(path, kind, dirname(content().root));
      return c.json({ name: slugOf(path), findings: [] });
    } catch (cause) {
      if (!(cause instanceof ContentError)) throw cause;
      return c.json({ findings: cause.findings });
    }
  });
  app.delete('/pages/:name', (c) => {
    const name = c.req.param('name');
    const site = content();
    if (!hasPage(site, name)) return c.text('No such page.', 404);
    return c.json({ name, findings: withTypes(site.root, removePage(site, name)) });
  });
  app.put('/pages/:name', async (c) => {
    const name = c.req.param('name');
    const { path } = await c.req.json<{ path: string }>();
    const site = content();
    if (!hasPage(site, name)) return c.text('No such page.', 404);
    return c.json({ name: slugOf(path), findings: withTypes(site.root, movePage(site, name, path)) });
  });
  app.get('/gone', (c) => c.json(deletedPages(content())));
  app.get('/versions/:name{[a-z0-9-]+}', (c) => {
    const site = content();
    const versions = versionsOf(site, c.req.param('name'));
    return c.json(versions.map((version) => ({ ...version, files: withTypedChanges(site.root, version.files) })));
  });
  app.post('/versions/:name{[a-z0-9-]+}/:commit{[0-9a-f]+}', async (c) => {
    if (isSetAside('.')) return c.json([publishing]);
    const { anyway } = await c.req.json<{ anyway?: boolean }>();
    const site = content();
    return c.json(withTypes(site.root, restoreVersion(site, c.req.param('name'), c.req.param('commit'), anyway)));
  });
  app.post('/redirects', async (c) => {
    moveRedirects(content(), await c.req.json());
    return c.body(null, 204);
  });
  app.get('/changes', (c) => {
    const { root } = content();
    return c.json(withTypedChanges(root, changedFiles(dirname(root)).files));
  });
  app.post('/publish', async (c) => {
    const nothing = { log: '', findings: [], clashes: [], others: [] };
    if (isSetAside('.')) return c.json({ done: false, message: publishing, ...nothing } satisfies Outcome);
    const { only } = await c.req.json<{ only: string[] }>();
    const chosen = only.map((path) => `--only=${path}`);
    const { promise, resolve: end } = Promise.withResolvers<ReturnType<typeof outcomeOf>>();
    const before = gitIn('.')('rev-parse', 'HEAD').out.trim();
    rmSync(findingsFile, { force: true });
    const env = { ...process.env, FINDINGS_FILE: findingsFile };
    const settings = { maxBuffer: Number.MAX_SAFE_INTEGER, env };
    execFile('node', ['tools/publish/publish.ts', '--yes', ...chosen], settings, (failure, output) =>
      end(outcomeOf(content(), !failure, findingsIn(findingsFile), stripVTControlCharacters(output).trim())),
    );
    const { findings, ...outcome } = await promise;
    const others = publishedSince('.', before).slice(outcome.done ? 1 : 0);
    const clashes = outcome.done ? [] : clashesWithOthers('.');
    return c.json({ ...outcome, findings: withTypes(content().root, findings), clashes, others } satisfies Outcome);
  });
  app.post('/join', limit, takeTexts, (c) => {
    const obstacle = joinWithOthers('.', c.req.valid('json'));
    return obstacle ? c.json(obstacle, 409) : c.body(null, 204);
  });
  app.use('*', serveStatic({ root: '.generated/editor', rewriteRequestPath: (path) => path.replace(root, '') }));
  whole.use('/scenes/*', serveStatic({ root: '.generated/public' }));
  // Content may be half written: the screen says why it cannot open.
  whole.onError(({ message }, c) => c.text(message, 500));
  // Other accounts of the machine reach its ports as well.
  whole.all('*', (c) => c.text('Open the address that "npm run edit" printed.', 403));
  return whole;
}

function hasPage({ pageList }: Site, name: string): boolean {
  return pageList().pages.some(({ path }) => slugOf(path) === name);
}

export function screenSettings(site: Site, language: ScreenLanguage, backend: CmsConfig['backend']): ScreenSettings {
  const paths = Object.fromEntries(site.pageList().pages.map(({ path }) => [slugOf(path), path]));
  const facts = Object.fromEntries(site.locales.map((locale) => [locale, site.facts(locale)]));
  const drawn = Object.entries(readPictures(site.catalogueFile)?.scenes ?? {});
  const scenes = Object.fromEntries(drawn.map(([id, { src }]) => [id, src]));
  return { config: editorConfig(site, language, backend), scenes, pages: paths, facts };
}
