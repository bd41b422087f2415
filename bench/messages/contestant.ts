import { once } from 'node:events';
import { openSync, writeSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createApp } from '#server/app.ts';
import { systemClock } from '#server/clock.ts';
import { readEnv } from '#server/env.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { createSiteServer } from '#server/http/site-server.ts';
import { createLog } from '#server/log.ts';
import { createServiceParts } from '#server/service-parts.ts';
import { openStore } from '#server/store/store.ts';

/** One server to be measured: prints its port. Arguments: what it stores in, and a folder. */
const [kind, directory = '.'] = process.argv.slice(2);
const { server } = createSiteServer(kind === 'bare' ? bareApp() : await contactApp());
server.listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(String((server.address() as AddressInfo).port));

/** Reads the message and answers, as the least that any service must do. */
function bareApp(): Pick<Hono<AppEnv>, 'fetch'> {
  const app = new Hono<AppEnv>();
  app.post('/api/contact', async (context) => {
    await context.req.json();
    return context.json({ success: true, message: 'stored nowhere', reference: 'XXXX-XXXX-XXXX' });
  });
  return app;
}

async function contactApp(): Promise<Pick<Hono<AppEnv>, 'fetch'>> {
  const unlimited = { RATE_PER_ADDRESS: '999999999', RATE_TOTAL: '999999999' };
  const env = readEnv({ DATA_DIR: directory, ...unlimited });
  const databaseUrl = kind === 'postgres' ? process.env.TEST_DATABASE_URL : undefined;
  const store = await openStore({
    file: join(directory, 'messages.db'),
    databaseUrl,
  });
  // Written at once, as standard output into a file is.
  const nowhere = openSync('/dev/null', 'w');
  const { contact, outbox } = await createServiceParts(
    env,
    store,
    createLog((line) => void writeSync(nowhere, line), systemClock),
  );
  outbox.start();
  return createApp(contact);
}
