import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { listen, urlOf } from '#server/http/site-server.ts';
import { type Command, textOption } from '../command.ts';
import { screenServer } from './screen-server.ts';

const newSecret = () => randomBytes(32).toString('base64url');

export const open: Command = {
  usage: '[--port 0]',
  summary:
    'Shows messages on a page of this machine alone, until Ctrl+C: what waits, what is late, and buttons for the commands.',
  options: { port: textOption },
  async run(context) {
    const server = createServer();
    await listen(server, '127.0.0.1', Number(context.options.port ?? 0));
    const { host } = new URL(urlOf(server));
    const [root, token] = [`/${newSecret()}`, newSecret()];
    server.on('request', getRequestListener(screenServer(context, host, root, token).fetch));
    context.print(`Open http://${host}${root}/?token=${token}`);
    context.note('The address works once. Ctrl+C ends it.');
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
    server.close();
    server.closeAllConnections();
    return 0;
  },
};
