import { Agent, request } from 'node:http';

export interface Tally {
  /** References of the messages that were answered 200. */
  readonly acknowledged: Set<string>;
  /** How often each status came; 0 for a connection that broke. */
  readonly statuses: Map<number, number>;
}

export interface Senders {
  stop(): Promise<void>;
}

let lastNumber = 0;

export interface Manner {
  /** Least time between two messages of a sender. */
  readonly pauseMs?: number;
  /** Fields beside those of an honest message. */
  readonly fields?: Record<string, string>;
  /** Network address from which each next message seems to come, by a trusted proxy. */
  readonly from?: () => string;
}

/** Starts so many senders that each post one message after another, every one different, and write down the answers. */
export function startSenders(address: string, count: number, tally: Tally, manner: Manner = {}): Senders {
  const { pauseMs = 0, fields = {}, from } = manner;
  const agent = new Agent({ keepAlive: true });
  let stopped = false;

  async function sender(): Promise<void> {
    while (!stopped) {
      const { status, body } = await post(agent, address, nextMessage(fields), from?.());
      tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
      if (status === 200) tally.acknowledged.add((JSON.parse(body) as { reference: string }).reference);
      // A server that is gone refuses at once; without a pause the loop would only heat the machine.
      const pause = status === 0 ? 20 : pauseMs;
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }

  const running = Promise.all(Array.from({ length: count }, sender));
  return {
    stop: async () => {
      stopped = true;
      await running;
      agent.destroy();
    },
  };
}

export function newTally(): Tally {
  return { acknowledged: new Set(), statuses: new Map() };
}

function nextMessage(fields: Record<string, string>): string {
  lastNumber += 1;
  const number = `${process.pid}-${lastNumber}`;
  const message = `Message ${number}: our upgrade is late, can you help?`;
  const honest = { name: 'Ana Rivera', email: 'ana@cooperativa.test', message, key: number, elapsed: '60000' };
  return JSON.stringify({ ...honest, ...fields });
}

/** Posts to the form's address; gives status 0 when the connection breaks. */
function post(agent: Agent, address: string, body: string, from?: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      ...(from && { 'X-Forwarded-For': from }),
    };
    const sending = request(`${address}/api/contact`, { method: 'POST', headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', () => resolve({ status: 0, body: '' }));
    });
    sending.on('error', () => resolve({ status: 0, body: '' }));
    sending.end(body);
  });
}
