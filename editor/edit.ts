import '#tools/command.ts';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { siteIn } from '#app/site.server.ts';
import { refuseTakenPorts } from '#tools/dev/free-ports.ts';
import { buildScreen } from './build-screen.ts';
import { editServer } from './server.ts';

await refuseTakenPorts(Number(process.env.DEV_PORT ?? 3000) + 2);
// Starts the development server and makes the pictures, of which the screen shows thumbnails.
const { sitePort, unsavedDir } = await import('#tools/dev/dev.ts');
const port = sitePort + 2;
const host = `127.0.0.1:${port}`;
const root = `/${randomBytes(16).toString('base64url')}`;
export const address = `http://${host}${root}/`;

await buildScreen(resolve('.generated/editor'), './');
const app = editServer(host, `http://127.0.0.1:${sitePort}`, unsavedDir, root, () => siteIn('content'));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, () => {
  process.stdout.write(`\n  Edit the site in Chrome or Edge: ${address}\n\n`);
});
