import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Lets a server listen until the test ends; gives its port. */
export async function listenForTest(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A mail server of these rules, which wants no login; gives its port. It ends with the test. */
export async function smtpServer(rules: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...rules });
  server.on('error', () => {});
  return listenForTest(server.server);
}

/** A receiver of posts that answers so, and what it gets. It ends with the test. */
export async function receiver(answer: { status: number; body?: unknown }) {
  const received: { headers: Record<string, unknown>; body: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: Buffer.concat(await request.toArray()).toString() });
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  });
  return { url: `http://127.0.0.1:${await listenForTest(server)}/hook`, received };
}
