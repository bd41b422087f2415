import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Hono } from 'hono';
import type { Site } from '#site/open-site.server.ts';
import { gitIn } from '#tools/git.ts';
import { changedFiles } from '#tools/publish/changed-files.ts';
import { findingsIn } from '#tools/report-findings.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { deletedPages, restoreVersion, versionsOf } from './versions.ts';
import { withTypedChanges, withTypes } from './with-types.ts';

/** The file in which publishing reports its findings. */
const findingsFile = resolve('.generated/findings');

export function publishRoutes(content: () => Site): Hono {
  const app = new Hono();
  app.get('/gone', (c) => c.json(deletedPages(content())));
  app.get('/versions/:name{[a-z0-9-]+}', (c) => {
    const site = content();
    const versions = versionsOf(site, c.req.param('name'));
    return c.json(versions.map((version) => ({ ...version, files: withTypedChanges(site.root, version.files) })));
  });
  app.post('/versions/:name{[a-z0-9-]+}/:commit{[0-9a-f]+}', async (c) => {
    const { anyway } = await c.req.json<{ anyway?: boolean }>();
    const site = content();
    return c.json(withTypes(site.root, restoreVersion(site, c.req.param('name'), c.req.param('commit'), anyway)));
  });
  app.get('/changes', (c) => {
    const { root } = content();
    return c.json(withTypedChanges(root, changedFiles(dirname(root)).files));
  });
  app.post('/publish', async (c) => {
    const git = gitIn('.');
    const { promise, resolve: end } = Promise.withResolvers<ReturnType<typeof outcomeOf>>();
    const before = git('rev-parse', 'HEAD').out.trim();
    rmSync(findingsFile, { force: true });
    const env = { ...process.env, FINDINGS_FILE: findingsFile };
    const settings = { maxBuffer: Number.MAX_SAFE_INTEGER, env };
    execFile('node', ['tools/publish/publish.ts', '--yes'], settings, (failure, output) =>
      end(outcomeOf(content(), !failure, findingsIn(findingsFile), stripVTControlCharacters(output).trim())),
    );
    const { findings, ...outcome } = await promise;
    const pulled = git('log', '--format=%an: %s', `${before}..@{upstream}`).out.split('\n').filter(Boolean);
    const others = pulled.slice(outcome.done ? 1 : 0);
    return c.json({ ...outcome, findings: withTypes(content().root, findings), others } satisfies Outcome);
  });
  return app;
}
