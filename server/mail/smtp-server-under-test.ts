import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server of these rules; gives its port. It ends with the test. */
export async function smtpServer(rules: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], ...rules });
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  return (server.server.address() as AddressInfo).port;
}
