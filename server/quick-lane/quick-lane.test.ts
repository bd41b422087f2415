import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFileServer } from '#server/http/files/file-server.ts';
import { siteSecurity } from '#server/http/headers/security.ts';
import { limits } from '../http/limits.ts';
import { createAnswerTable } from './answer-table.ts';
import { addQuickLane } from './quick-lane.ts';

const home = `<!doctype html><title>home</title><script>go()</script>${'<p>words</p>'.repeat(50)}`;

afterEach(() => {
  vi.useRealTimers();
});

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function siteFiles() {
  const directory = mkdtempSync(join(tmpdir(), 'lane-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  writeFileSync(join(directory, 'index.html'), home);
  return createFileServer({ directory, security: siteSecurity({ siteUrl: 'https://company.example' }) });
}

/** A server whose node:http part marks its answers, so that a test sees which part answered. */
async function serveMarked() {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.end(`${request.method} ${request.url} by node:http`));
  });
  const lane = addQuickLane(server, siteFiles());
  return { lane, port: await listen(server) };
}

/** Sends bytes on one connection, a piece as soon as the answer to the one before has come. */
async function talk(port: number, ...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  for (const piece of pieces) {
    socket.write(piece);
    const [chunk] = await once(socket, 'data');
    received += chunk;
  }
  return received;
}

const connectionsOf = (server: Server) => promisify(server.getConnections.bind(server))();

/** Waits until the server has seen what happened. */
const nextTasks = () => new Promise((resolve) => setTimeout(resolve, 20));

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: a', ...lines].join('\r\n')}\r\n\r\n`;

test('the lane says exactly what node:http says, in every encoding and for a good copy', async () => {
  const files = siteFiles();
  const plain = createAdaptorServer({ fetch: (request) => files.respond(request) }) as Server;
  const quick = createAdaptorServer({ fetch: () => new Response('not by the lane', { status: 500 }) }) as Server;
  addQuickLane(quick, files);
  const ports = [await listen(plain), await listen(quick)];
  const etag = (await fetch(`http://127.0.0.1:${ports[0]}/`)).headers.get('etag') ?? '';
  const cases: Record<string, string>[] = [
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip' },
    { 'if-none-match': etag },
  ];
  for (const headers of cases) {
    const [ours, theirs] = await Promise.all(
      ports.map(async (port) => {
        const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
        const {
          date: _date,
          'keep-alive': _keep,
          connection: _connection,
          ...sent
        } = Object.fromEntries(response.headers);
        return { status: response.status, sent, body: await response.text() };
      }),
    );
    expect(ours).toEqual(theirs);
  }
});

test('answers carry the date of their second', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.UTC(2026, 10, 20, 12, 0, 0, 400) });
  const { port } = await serveMarked();
  expect(await talk(port, get('/'))).toContain('Date: Fri, 20 Nov 2026 12:00:00 GMT');
  vi.advanceTimersByTime(599);
  expect(await talk(port, get('/'))).toContain('Date: Fri, 20 Nov 2026 12:00:00 GMT');
  vi.advanceTimersByTime(1);
  expect(await talk(port, get('/'))).toContain('Date: Fri, 20 Nov 2026 12:00:01 GMT');
});

test('of requests alike one is read in a second, however many the lane remembers', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: 0 });
  const files = siteFiles();
  const prepared = vi.fn(files.prepared);
  const answers = createAnswerTable({ prepared });
  const bytes = answers.find(Buffer.from(get('/')));
  for (let other = 0; other < 1_500; other += 1) expect(answers.find(Buffer.from(get('/', `X: ${other}`)))).toBe(bytes);
  expect(prepared).toHaveBeenCalledTimes(1_501);
  expect(answers.find(Buffer.from(get('/')))).toBe(bytes);
  expect(prepared).toHaveBeenCalledTimes(1_501);
  vi.advanceTimersByTime(1_000);
  expect(answers.find(Buffer.from(get('/')))).toBeDefined();
  expect(prepared).toHaveBeenCalledTimes(1_502);
});

test('requests that differ in what they take get different answers in the same second', () => {
  const answers = createAnswerTable(siteFiles());
  const bytesFor = (encoding: string) => String(answers.find(Buffer.from(get('/', `Accept-Encoding: ${encoding}`))));
  const brotli = expect.stringContaining('Content-Encoding: br');
  expect([bytesFor('br'), bytesFor('br')]).toEqual([brotli, brotli]);
  // As long as the one before.
  expect(bytesFor('xx')).not.toContain('Content-Encoding');
  expect([bytesFor('gzip'), bytesFor('br')]).toEqual([expect.stringContaining('Content-Encoding: gzip'), brotli]);
});

test('a head that is known, with more behind it, gets no answer here', () => {
  const answers = createAnswerTable(siteFiles());
  for (const bytes of [get('/'), get('/')]) expect(answers.find(Buffer.from(bytes))).toBeDefined();
  expect(answers.find(Buffer.from(get('/') + get('/')))).toBeUndefined();
});

test('a head is known also when its bytes have become those of another', () => {
  const answers = createAnswerTable(siteFiles());
  const bytes = Buffer.from(get('/'));
  for (let time = 0; time < 2; time++) expect(answers.find(bytes)).toBeDefined();
  bytes.set(Buffer.from('PUT'));
  expect(answers.find(bytes)).toBeUndefined();
});

test('a connection on which nothing comes is closed after the keep-alive time, one that is used is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const { port } = await serveMarked();
  const [idle, used] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  onTestFinished(() => void used.destroy());
  for (const socket of [idle, used]) {
    socket.write(get('/'));
    await once(socket, 'data');
  }
  vi.advanceTimersByTime(limits.keepAliveTimeout);
  used.write(get('/'));
  await once(used, 'data');
  expect(idle.readableEnded).toBe(false);
  vi.advanceTimersByTime(1_000);
  await once(idle.resume(), 'end');
  expect(used.readableEnded).toBe(false);
});

test('who stops reading is waited for, and closed after the time for that', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const large = Buffer.alloc(32_000_000);
  const server = createServer();
  addQuickLane(server, { prepared: () => ({ status: 200, headers: {}, body: large }) });
  const port = await listen(server);
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(get('/'));
  await once(socket, 'readable');
  vi.advanceTimersByTime(limits.socketTimeout);
  await nextTasks();
  expect(await connectionsOf(server)).toBe(1);
  vi.advanceTimersByTime(2_000);
  await nextTasks();
  expect(await connectionsOf(server)).toBe(0);
});

test('whatever is not a plain GET of the site goes to node:http whole, and the connection stays there', async () => {
  const { port } = await serveMarked();
  const post = 'POST /api HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc';
  const said = await talk(port, get('/'), post, get('/'), get('/unknown'));
  expect(said.match(/(GET|POST) \S+ by node:http/g)).toEqual([
    'POST /api by node:http',
    'GET / by node:http',
    'GET /unknown by node:http',
  ]);
  expect(said).toContain('<title>home</title>');
});

test('heads that come in pieces and requests hidden behind others are judged by node:http', async () => {
  const { port } = await serveMarked();
  const said = await talk(port, `${get('/')}GET /half HT`, 'TP/1.1\r\nHost: a\r\n\r\n');
  expect(said.match(/GET \S+ by node:http/g)).toEqual(['GET / by node:http', 'GET /half by node:http']);
  const ambiguous = 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';
  expect(await talk(port, ambiguous + get('/x'))).toMatch(/^HTTP\/1.1 400 /);
});

test('a connection that is handed over gives all that came, whoever takes it and whenever', async () => {
  const server = createServer().removeAllListeners('connection');
  const taken: Socket[] = [];
  server.on('connection', (socket) => taken.push(socket));
  addQuickLane(server, siteFiles());
  const port = await listen(server);
  const [first, second] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
  onTestFinished(() => [first, second].forEach((socket) => void socket.destroy()));
  for (const [at, client] of [first, second].entries()) {
    client.write(`connection ${at}`);
    await vi.waitFor(() => expect(taken).toHaveLength(at + 1));
  }

  let read = '';
  taken[0]?.on('data', (bytes) => {
    read += bytes;
  });
  first.write(', and more');

  await vi.waitFor(() => expect(read).toBe('connection 0, and more'));
  expect(taken).toHaveLength(2);
});

test('after the last answer that a connection gets, it says so and closes', async () => {
  const { port } = await serveMarked();
  const socket = connect(port, '127.0.0.1');
  for (let count = 1; count < limits.maxPlainGetsPerSocket; count += 1) {
    socket.write(get('/'));
    await once(socket, 'data');
  }
  socket.write(get('/'));
  const [last] = await once(socket, 'data');
  expect(String(last)).toContain('Connection: close');
  await once(socket, 'end');
});

test('on stopping, idle connections of the lane are ended', async () => {
  const { port, lane } = await serveMarked();
  const socket = connect(port, '127.0.0.1');
  socket.write(get('/'));
  await once(socket, 'data');
  lane.end();
  await once(socket, 'end');
});
