import { randomUUID } from 'node:crypto';
import autocannon, { type Options } from 'autocannon';
import { median, type Row } from './bars.ts';
import { type Running, startReference, startSite, usageOf } from './processes.ts';

const seconds = 5;

/** A page from memory, by the site and by plain node:http in turn. */
export async function measureServer(path: string, runs: number): Promise<Row[]> {
  const rounds: { own: number; plain: number; memory: number }[] = [];
  await using site = await startSite();
  await using reference = await startReference(site, [path]);
  // The first round warms both up.
  while (rounds.length <= runs) {
    const plain = await requestsPerCpuSecond(reference, path);
    rounds.push({ plain, own: await requestsPerCpuSecond(site, path), memory: usageOf(site).megabytes });
  }
  const own = median(rounds.slice(1).map((round) => round.own));
  const plain = median(rounds.slice(1).map((round) => round.plain));
  const [start = 0, middle = 0, end = 0] = [0, Math.ceil(runs / 2), runs].map((index) => rounds[index]?.memory);
  const figures = {
    'requests for each second of processor time': own,
    'the same by plain node:http': plain,
    'requests over plain node:http': own / plain,
    'memory at the start of the load, MB': start,
    'in the middle, MB': middle,
    'at the end, MB': end,
    'memory in the middle or at the end over the start': Math.max(middle, end) / start,
  };
  return [{ of: path, figures }];
}

/** Counts the server's own processor time: the load generator is slower, so by the clock all would look alike. */
async function requestsPerCpuSecond(server: Running, path: string): Promise<number> {
  const before = usageOf(server).cpuSeconds;
  const answered = await send({ url: server.origin + path, connections: 32, headers: { 'Accept-Encoding': 'br' } });
  return answered / (usageOf(server).cpuSeconds - before);
}

/** Different messages through the whole service with SQLite: stored, answered, and mailed from the outbox meanwhile. */
export async function measureMessages(runs: number): Promise<Row[]> {
  const rates: number[] = [];
  const headers = { 'Content-Type': 'application/json' };
  const requests = [{ headers, setupRequest: (request: object) => ({ ...request, body: newMessage() }) }];
  await using site = await startSite();
  while (rates.length < runs) {
    const url = `${site.origin}/api/contact`;
    rates.push((await send({ url, method: 'POST', connections: 16, requests })) / seconds);
  }
  return [{ of: 'SQLite, 16 connections', figures: { 'messages a second': median(rates) } }];
}

function newMessage(): string {
  const fields = { name: 'Ana Rivera', email: 'ana@company.test', phone: '7875550142', key: randomUUID() };
  return JSON.stringify({ ...fields, message: `${fields.key} ${'The auditors come in March. '.repeat(12)}` });
}

async function send(options: Options): Promise<number> {
  console.error(`Load: ${options.url}`);
  const { non2xx, errors, '2xx': answered } = await autocannon({ ...options, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${options.url}: ${non2xx + errors} requests failed.`);
  return answered;
}
