import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Hono } from 'hono';
import { error } from '#site/finding.ts';
import type { Site } from '#site/open-site.server.ts';
import { gitIn } from '#tools/git.ts';
import { changedFiles } from '#tools/publish/changed-files.ts';
import { isSetAside } from '#tools/publish/set-aside.ts';
import { clashesWithOthers, joinWithOthers, publishedSince } from '#tools/publish/work-of-others.ts';
import { findingsIn } from '#tools/report-findings.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { limit, takeTexts } from './text-routes.ts';
import { deletedPages, restoreVersion, versionsOf } from './versions.ts';
import { withTypedChanges, withTypes } from './with-types.ts';

/** The file in which publishing reports its findings. */
const findingsFile = resolve('.generated/findings');
/** While a part is published, the rest is set aside: a file written meanwhile would be lost at the end. */
export const publishing = error('content/pages.yaml', '', 'publishing');

export function publishRoutes(content: () => Site): Hono {
  const app = new Hono();
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
  return app;
}
