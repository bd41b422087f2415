import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export type Behaviour = 'up' | 'down' | 'slow' | 'refusing';
export type SmtpReceiver = Awaited<ReturnType<typeof startReceiver>>;

export async function startReceiver(behaviour: Behaviour) {
  const receiver = {
    port: 0,
    behaviour,
    /** How often each message arrived whole, by its reference. */
    arrived: new Map<string, number>(),
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
    async onData(stream, _session, callback) {
      // A process that is killed leaves in the middle of a mail.
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined) return;
      if (receiver.behaviour === 'slow') await sleep(700);
      const reference = /^X-Contact-Reference: (\S+)/m.exec(mail)?.[1] ?? 'none';
      receiver.arrived.set(reference, (receiver.arrived.get(reference) ?? 0) + 1);
      callback();
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    if (receiver.behaviour === 'down') socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return Object.assign(receiver, { port: (server.server.address() as AddressInfo).port });
}
