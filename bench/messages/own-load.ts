import { connect } from 'node:net';

/**
 * Sends messages over so many connections, on each the next when the last is answered, and prints what it measured.
 * Requests are written by hand: an HTTP client would be slower than the server that it is to measure. Where wrk is
 * installed it takes the place of this file.
 * Arguments: port, connections, seconds.
 */
const [port = 0, connections = 1, seconds = 1] = process.argv.slice(2).map(Number);
const latencies: number[] = [];
const end = performance.now() + seconds * 1000;
const words = 'Our SAP upgrade is late and the auditors come in March. Can you help us to plan what is left? '.repeat(
  4,
);
let lastNumber = 0;

const began = performance.now();
await Promise.all(Array.from({ length: connections }, runConnection));
const took = (performance.now() - began) / 1000;
latencies.sort((a, b) => a - b);
const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? 0;
process.stdout.write(
  JSON.stringify({ perSecond: Math.round(latencies.length / took), p99: Math.round(p99 * 10) / 10 }),
);

function runConnection(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      socket.write(nextRequest());
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      // An answer is far shorter than one packet, and the last sign of it is the end of its JSON.
      if (!chunk.toString('latin1').endsWith('}')) return;
      if (!chunk.toString('latin1', 9, 12).startsWith('200')) return reject(new Error(chunk.toString()));
      const now = performance.now();
      latencies.push(now - sentAt);
      // The server ends a connection after so many requests; its last answer says so.
      if (now >= end || /^connection: close/im.test(chunk.toString('latin1'))) socket.destroy();
      else send();
    });
    socket.on('close', () => (performance.now() >= end ? resolve() : runConnection().then(resolve, reject)));
    socket.on('error', reject);
  });
}

function nextRequest(): string {
  lastNumber += 1;
  const number = `${process.pid}-${lastNumber}`;
  const message = `${number} ${words}`;
  const body = JSON.stringify({
    name: 'Ana Rivera',
    email: 'ana@cooperativa.test',
    phone: '7875550142',
    website: 'https://cooperativa.test',
    message,
    key: number,
    elapsed: '45000',
    locale: 'en',
  });
  const head = `POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`;
  return `${head}Content-Length: ${body.length}\r\n\r\n${body}`;
}
