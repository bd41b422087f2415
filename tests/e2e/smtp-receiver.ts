import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Delivery = { from: string; to: string[]; mail: Email };

export type SmtpReceiver = {
  url: string;
  /** Returns the first mail, as soon as it has arrived. */
  delivery: Promise<Delivery>;
  close(): Promise<void>;
};

/** Starts a real mail server on a free port. */
export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  const { promise: delivery, resolve } = Promise.withResolvers<Delivery>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, session, accept) {
      const { mailFrom, rcptTo } = session.envelope;
      buffer(stream).then(async (bytes) => {
        const mail = await PostalMime.parse(bytes);
        resolve({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), mail });
        accept();
      }, accept);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, delivery, close: () => new Promise((done) => server.close(() => done())) };
}
