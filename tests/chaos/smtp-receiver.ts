import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type Behaviour = 'up' | 'slow' | 'refusing' | 'closing half-way';

export interface SmtpReceiver extends AsyncDisposable {
  readonly port: number;
  behaviour: Behaviour;
  /** How often each message arrived whole, by its reference. */
  readonly arrived: Map<string, number>;
  /** The mails that arrived whole, as they came. */
  readonly mails: string[];
  /** Who sent each of them and who was to get it, as the mail server was told. */
  readonly envelopes: { from: string; to: string[] }[];
  /** References of those that it took when the sender had gone: nobody was left to hear that it did. */
  readonly unheard: Set<string>;
}

/** A real mail server that behaves as told. */
export async function startReceiver(behaviour: Behaviour): Promise<SmtpReceiver> {
  const arrived = new Map<string, number>();
  const mails: string[] = [];
  const envelopes: SmtpReceiver['envelopes'] = [];
  const unheard = new Set<string>();
  const receiver = { port: 0, behaviour, arrived, mails, envelopes, unheard, [Symbol.asyncDispose]: close };
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
        if (receiver.behaviour === 'closing half-way') breakOff(session);
      });
      stream.on('end', () => {
        if (receiver.behaviour === 'closing half-way') return;
        setTimeout(() => accept(text, session, callback), receiver.behaviour === 'slow' ? 700 : 0);
      });
    },
  });
  server.on('error', () => {});

  function accept(text: string, session: SMTPServerSession, callback: () => void): void {
    const reference = /^X-Contact-Reference: (\S+)/m.exec(text)?.[1] ?? 'none';
    const { mailFrom, rcptTo } = session.envelope;
    envelopes.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) });
    mails.push(text);
    if (!connectionOf(session)) unheard.add(reference);
    arrived.set(reference, (arrived.get(reference) ?? 0) + 1);
    callback();
  }

  function breakOff(session: object): void {
    connectionOf(session)?._socket.destroy();
  }

  function connectionOf(session: object): { session: object; _socket: Socket } | undefined {
    const { connections } = server as unknown as { connections: Set<{ session: object; _socket: Socket }> };
    return [...connections].find((connection) => connection.session === session);
  }

  async function close(): Promise<void> {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }

  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return Object.assign(receiver, { port: (server.server.address() as AddressInfo).port });
}
