import { serveStatic } from '@hono/node-server/serve-static';
import type { CmsConfig } from '@sveltia/cms';
import { Hono } from 'hono';
import { editorPolicy } from '#server/http/headers/content-security-policy.ts';
import { localScreen } from '#server/http/local-screen.ts';
import type { Site } from '#site/create-site.server.ts';
import type { Blueprint } from '#site/schema/blueprints.ts';
import { slugOf } from '#site/slug.ts';
import { readPictures } from '#tools/content-lint/pictures.ts';
import { type Choice, choicesIn } from './choices.ts';
import { contentLanguage, editorConfig } from './config.ts';
import { type ScreenLanguage, screenLanguages } from './names.ts';
import { screenRoutes } from './routes.ts';

/** What the screen is started with. `previewUrl` is the development server. */
export type ScreenSettings = {
  config: CmsConfig;
  scenes: Record<string, string>;
  choices: Record<string, Choice[]>;
  /** Paths by the names of content files. */
  pages: Record<string, string>;
  /** The kinds of pages, by which new ones are made. */
  pageKinds: Pick<Blueprint, 'id' | 'name'>[];
  previewUrl: string;
};

/**
 * The screen's files and its requests, below the secret path `root` and at the name `host` alone. `openSite` reads the
 * content as it is now; `previewUrl` is where the pages are shown.
 */
export function editServer(
  host: string,
  previewUrl: string,
  unsavedDir: string,
  root: string,
  openSite: () => Site,
): Hono {
  const server = new Hono();
  const screen = server.basePath(root);
  server.use(localScreen(host, editorPolicy(previewUrl)));
  for (const language of screenLanguages)
    screen.get(`/settings.${language}.json`, (c) => c.json(screenSettings(openSite(), language, previewUrl)));
  screen.route('/', screenRoutes(openSite, unsavedDir));
  screen.use('*', serveStatic({ root: '.generated/editor', rewriteRequestPath: (path) => path.replace(root, '') }));
  server.use('/scenes/*', serveStatic({ root: '.generated/public' }));
  // Content may be half written: the screen says why it cannot open.
  server.onError(({ message }, c) => c.text(message, 500));
  // Other accounts of the machine reach its ports as well.
  server.all('*', (c) => c.text('Open the address that "npm run edit" printed.', 403));
  return server;
}

function screenSettings(site: Site, language: ScreenLanguage, previewUrl: string): ScreenSettings {
  const paths = Object.fromEntries(site.pageList().pages.map(({ path }) => [slugOf(path), path]));
  const drawings = Object.entries(readPictures(site.catalogueFile)?.scenes ?? {});
  const scenes = Object.fromEntries(drawings.map(([id, { src }]) => [id, src]));
  const choices = choicesIn(site, contentLanguage(site, language));
  const pageKinds = site.blueprints().map(({ id, name }) => ({ id, name }));
  return { config: editorConfig(site, language), scenes, choices, pages: paths, pageKinds, previewUrl };
}
