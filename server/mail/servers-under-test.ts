import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** Lets a server listen until the test ends; gives its port. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

/** A mail server of these rules, which wants no login; gives its port. It ends with the test. */
export async function smtpServer(rules: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...rules });
  server.on('error', () => {});
  return listen(server.server);
}
