import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createService } from '#server/contact/service.ts';
import type { Env } from '#server/env.ts';
import { createFileServer } from '#server/http/files/file-server.ts';
import { readRedirects, redirectTable } from '#server/http/files/redirects.ts';
import { securityOf } from '#server/http/headers/headers.ts';
import { createNoticeReader } from '#server/http/notice.ts';
import { createSiteServer, listen, urlOf } from '#server/http/site-server.ts';
import { createVisitCounter, startFlushingVisits } from '#server/http/visit-counter.ts';
import { startScheduledJobs } from '#server/jobs/scheduled-jobs.ts';
import type { Log } from '#server/log.ts';
import {
  lockDataDirectory,
  openConfiguredStore,
  prepareDataDirectory,
  unmovedMessages,
} from '#server/store/open-store.ts';
import type { Site } from '#site/create-site.server.ts';
import { createApp } from './app.ts';
import { checkBuiltSettings } from './built-settings.ts';

/** How long requests, and then mails, may take to finish within a container's usual 10 s; milliseconds. */
const grace = { requests: 5000, mails: 4000 };

/**
 * Without a folder for the site it is the contact service alone. `openSite` reads the content anew. Throws
 * StartError or ContentError, and then leaves nothing open.
 */
export async function startServer(env: Env, openSite: () => Site, log: Log, siteDirectory: string | undefined) {
  // Closed in reverse order, at a stop or when a later step fails.
  await using opened = new AsyncDisposableStack();
  const builtDirectory = siteDirectory && existsSync(siteDirectory) ? siteDirectory : undefined;
  if (builtDirectory) checkBuiltSettings(env, builtDirectory);
  prepareDataDirectory(env.DATA_DIR);
  const unmoved = unmovedMessages(env);
  if (unmoved) log('messages-not-moved', { hint: unmoved });
  // One process is the owner of a SQLite file.
  if (!env.DATABASE_URL) opened.use(lockDataDirectory(env.DATA_DIR));
  const store = await openConfiguredStore(env, log);
  opened.defer(() => store.close());
  const service = await createService(env, openSite, store, log);
  const { clock } = service.contact;
  opened.defer(() => service.outbox.stop(grace.mails));

  let isStopping = false;
  const security = securityOf(env);
  const notice = createNoticeReader(env.NOTICE_FILE, openSite, clock, log);
  const createFiles = (directory: string) => {
    const site = openSite();
    const redirects = redirectTable([...site.ordinaryAddresses(), ...readRedirects('content/redirects.yaml')]);
    const compressedDirectory = join(dirname(directory), 'compressed');
    const { now } = clock;
    return createFileServer({ site, directory, compressedDirectory, security, redirects, now, notice });
  };
  const files = builtDirectory ? createFiles(builtDirectory) : undefined;
  const visits = env.VISITS && files ? createVisitCounter(store, clock, (path) => files.isPage(path)) : undefined;
  if (visits) opened.defer(startFlushingVisits(visits, log));
  const app = createApp({
    ...service.contact,
    files,
    visits,
    security,
    isStopping: () => isStopping,
  });
  const { server, close } = createSiteServer(app);
  await listen(server, env.HOST, env.PORT);
  opened.defer(() => close(grace.requests));
  service.outbox.start();
  opened.defer(startScheduledJobs(env, service));

  const running = opened.move();
  return {
    address: urlOf(server),
    hasSite: builtDirectory !== undefined,
    /** Stops accepting requests, lets those under way and the mails being sent finish, and closes the store. */
    stop: (): Promise<void> => {
      isStopping = true;
      return running.disposeAsync();
    },
  };
}
