import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type Behaviour = 'up' | 'down' | 'slow' | 'refusing' | 'closing half-way';
export type SmtpReceiver = Awaited<ReturnType<typeof startReceiver>>;

export async function startReceiver(behaviour: Behaviour) {
  const receiver = {
    port: 0,
    behaviour,
    /** How often each message arrived whole, by its reference. */
    arrived: new Map<string, number>(),
    /** The mails that arrived whole, as they came. */
    mails: [] as string[],
    /** Who sent each of them and who was to get it, as the mail server was told. */
    envelopes: [] as { from: string; to: string[] }[],
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo(_address, _session, callback) {
      const refusal = Object.assign(new Error('try again later'), { responseCode: 451 });
      callback(receiver.behaviour === 'refusing' ? refusal : null);
    },
    onData(stream, session, callback) {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        text += chunk;
        if (receiver.behaviour === 'closing half-way') senders.get(session.remotePort)?.destroy();
      });
      stream.on('end', () => {
        if (receiver.behaviour === 'closing half-way') return;
        setTimeout(() => accept(text, session, callback), receiver.behaviour === 'slow' ? 700 : 0);
      });
    },
  });
  server.on('error', () => {});
  /** The open connections by the ports that they come from. */
  const senders = new Map<number, Socket>();
  server.server.on('connection', (socket: Socket) => {
    if (receiver.behaviour === 'down') socket.destroy();
    const port = Number(socket.remotePort);
    senders.set(port, socket);
    socket.on('close', () => senders.delete(port));
  });

  function accept(text: string, session: SMTPServerSession, callback: () => void): void {
    const reference = /^X-Contact-Reference: (\S+)/m.exec(text)?.[1] ?? 'none';
    const { mailFrom, rcptTo } = session.envelope;
    receiver.envelopes.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) });
    receiver.mails.push(text);
    receiver.arrived.set(reference, (receiver.arrived.get(reference) ?? 0) + 1);
    callback();
  }

  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return Object.assign(receiver, { port: (server.server.address() as AddressInfo).port });
}
