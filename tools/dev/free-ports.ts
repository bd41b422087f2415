import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { StartError } from '#server/start-error.ts';

/** Throws StartError where another program has one of these ports of this machine. */
export async function refuseTakenPorts(...ports: number[]): Promise<void> {
  for (const port of ports) {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening').catch(() => {
      throw new StartError(`Port ${port} is in use: stop the other program, or set PORT to another one.`);
    });
    server.close();
    await once(server, 'close');
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
