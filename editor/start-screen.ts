import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { openSite } from '#app/site.server.ts';
import { refuseTakenPorts } from '#tools/dev/free-ports.ts';
import { screenPort, sitePort } from '#tools/dev/ports.ts';
import { watchContent } from '#tools/dev/watch-content.ts';
import { buildScreen } from './build-screen.ts';
import { editServer } from './server.ts';
import { recordVersion } from './versions.ts';

await refuseTakenPorts(screenPort);
// Starts the development server and makes the pictures, of which the screen shows thumbnails.
const { unsavedDir } = await import('#tools/dev/dev.ts');
const host = `127.0.0.1:${screenPort}`;
const root = `/${randomBytes(16).toString('base64url')}`;
export const address = `http://${host}${root}/`;

let timer: NodeJS.Timeout | undefined;
const recordSoon = () => {
  clearTimeout(timer);
  timer = setTimeout(() => recordVersion('.'), 1000);
};
recordVersion('.');
// Whether the screen or a text editor writes.
watchContent('content', recordSoon);

await buildScreen(resolve('.generated/editor'));
// Vite sets it to production, in which content is read only once.
delete process.env.NODE_ENV;
const app = editServer(host, `http://127.0.0.1:${sitePort}`, unsavedDir, root, () => openSite('content'));
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: screenPort }, () => {
  process.stdout.write(`\n  Edit the site in Chrome or Edge: ${address}\n\n`);
});
