import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Hono } from 'hono';
import { type Fault, fault } from '#site/finding.ts';
import type { Site } from '#site/open-site.server.ts';
import { checkContent } from '#tools/content-lint/check-content.ts';
import { gitIn } from '#tools/git.ts';
import { changedFiles } from '#tools/publish/changed-files.ts';
import { createLocalizer, type LocalizedFinding, screenLanguageOf } from './localizer.ts';
import { changesOfVersion, deletedPages, restoreVersion, versionsOf } from './versions.ts';

/** The result of publishing. */
export type PublishOutcome = {
  done: boolean;
  message: string;
  /** The errors that prevented it. */
  findings: LocalizedFinding[];
  /** The output of the commands. */
  log: string;
  /** What others published meanwhile. */
  others: string[];
};

export function publishRoutes(content: () => Site): Hono {
  const app = new Hono();
  app.get('/gone', (c) => c.json(deletedPages(content())));
  app.get('/versions/:name{[a-z0-9-]+}', (c) => c.json(versionsOf(content(), c.req.param('name'))));
  app.get('/versions/:name{[a-z0-9-]+}/:commit{[0-9a-f]+}', (c) => {
    const site = content();
    const changes = changesOfVersion(site, c.req.param('name'), c.req.param('commit'));
    return c.json(createLocalizer(site, screenLanguageOf(c)).withPlaces(changes));
  });
  app.post('/versions/:name{[a-z0-9-]+}/:commit{[0-9a-f]+}', async (c) => {
    const { anyway } = await c.req.json<{ anyway?: boolean }>();
    const site = content();
    const findings = restoreVersion(site, c.req.param('name'), c.req.param('commit'), anyway);
    return c.json(createLocalizer(site, screenLanguageOf(c)).localize(findings));
  });
  app.get('/changes', (c) => {
    const site = content();
    const { withPlaces } = createLocalizer(site, screenLanguageOf(c));
    return c.json(
      changedFiles(dirname(site.root)).map(({ name, path, changes }) => ({
        name,
        path,
        changes: withPlaces((changes[0] ? changes : [{ key: '' }]).map((change) => ({ ...change, file: path }))),
      })),
    );
  });
  app.post('/publish', async (c) => {
    const git = gitIn('.');
    const before = git('rev-parse', 'HEAD').out.trim();
    const child = fork('tools/publish/publish.ts', ['--yes'], { silent: true });
    let output = '';
    let told: Fault | undefined;
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
    });
    child.stderr?.resume();
    child.on('message', (outcome: Fault) => {
      told = outcome;
    });
    const [code] = await once(child, 'close');
    const done = code === 0;
    const log = stripVTControlCharacters(output).trim();
    const outcome = told ?? fault('unexpected', { why: log.split('\n').at(-1) ?? '' });
    const { errors } = outcome.code === 'check-red' ? await checkContent(content()) : { errors: [] };
    const pulled = git('log', '--format=%an: %s', `${before}..@{upstream}`).out.split('\n').filter(Boolean);
    const { sentence, localize } = createLocalizer(content(), screenLanguageOf(c));
    return c.json({
      done,
      message: sentence(outcome),
      findings: localize(errors),
      log,
      others: pulled.slice(done ? 1 : 0),
    } satisfies PublishOutcome);
  });
  return app;
}
