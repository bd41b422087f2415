import { Agent } from 'node:http';
import { expect, test } from 'vitest';
import { formatOf } from '#server/contact/body.ts';
import { limits } from '#server/http/limits.ts';
import { contactFields, hiddenFields } from '#shared/contact.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { post, Tally } from './senders.ts';
import { startProcess } from './set-up.ts';

const bodies = Number(process.env.FUZZ_BODIES ?? 5000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const senders = 16;

type Random = () => number;
type OddBody = ReturnType<typeof oddBody>;

test(`no body of ${bodies} breaks the service (seed ${seed})`, { timeout: 900_000 }, async () => {
  const server = await startProcess({ DATA_DIR: temporaryFolder() });
  const agent = new Agent({ keepAlive: true });
  const random = seeded(seed);
  const tally = new Tally();
  const unexpected: string[] = [];
  const memory: number[] = [];
  let sent = 0;

  async function sender(): Promise<void> {
    while (sent < bodies) {
      sent += 1;
      if (sent % Math.ceil(bodies / 20) === 0) memory.push(Math.round(server.memory()));
      const odd = oddBody(random);
      const answer = await post(agent, server.address, odd.body, odd.type ? { 'Content-Type': odd.type } : {});
      tally.add(answer.status);
      if (!isExpected(answer, odd))
        unexpected.push(`${answer.status} for ${odd.type} ${odd.body.toString('base64').slice(0, 400)}`);
    }
  }

  await Promise.all(Array.from({ length: senders }, sender));
  agent.destroy();
  process.stdout.write(`${bodies} bodies, seed ${seed}: ${tally}; memory in MB: ${memory.join(' ')}\n`);
  expect(unexpected).toEqual([]);
  // Right ones, wrong ones, forms, damaged ones, too large ones and other types, or the run proves nothing.
  expect([...tally.statuses.keys()]).toEqual(expect.arrayContaining([200, 303, 400, 413, 415, 422]));
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  // The second half, when all code is warm and the heap has its size.
  const [half = 0, last = 0] = [memory[Math.floor(memory.length / 2)], memory.at(-1)];
  expect(last).toBeLessThan(half * 1.3 + 20);
});

/**
 * A connection may break while we still send what is too large: the server need not read that. A form that is too large
 * is led by 303 to the page that says so, and not to the one of what was sent.
 */
function isExpected({ status, location }: Awaited<ReturnType<typeof post>>, { type, body }: OddBody): boolean {
  if (body.length <= limits.bodyBytes[formatOf(type) ?? 'json']) return [200, 303, 400, 415, 422].includes(status);
  return [0, 303, 413, 415].includes(status) && !location.includes('/sent?');
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const [json, form] = ['application/json', 'application/x-www-form-urlencoded'];
const otherTypes = [
  `${json}; charset=utf-8`,
  `${json};charset=latin1`,
  'text/plain',
  'multipart/form-data; boundary=x',
  '',
];
const names = [...contactFields, ...Object.values(hiddenFields)];
const traps = ['__proto__', 'constructor', 'toString', '', '\u0000', 'näme', 'a'.repeat(5000)];
const texts = [
  'Ana Rivera',
  'ana@cooperativa.test',
  'Can you help us with our upgrade?',
  '\u0000\u0007\u001b[31m\r\nBcc: all@company.test',
  '\ud800 half a character',
  '=HYPERLINK("http://x.test")',
  "<script>alert(1)</script>'; drop table messages; --",
  '%00%ff%',
  '𝓐'.repeat(300),
  '',
];
const values: unknown[] = JSON.parse('[null, true, -1e308, [], {}, {"toString":null}, {"__proto__":null,"name":"x"}]');
const wholes = ['null', '[]', '1', '"x"', '{', '{}', '', '\ufeff{}', '{"a":1,}'];

/** One body of many kinds: right ones, wrong ones and broken ones. The same for the same numbers. */
function oddBody(random: Random) {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const value = () => (random() < 0.7 ? `${pick(texts)}${Math.floor(random() * 1e9)}` : pick(values));
  const fields = () =>
    Array.from({ length: random() * 12 }, () => [pick(random() < 0.8 ? names : traps), value()] as const);
  const written = (each: unknown) => (typeof each === 'string' ? each.toWellFormed() : JSON.stringify(each));
  const right = { name: 'Ana', email: 'ana@b.pr', message: `Hello ${random()}`, extra: value() };
  const body = pick<() => string | number[]>([
    () => JSON.stringify(right),
    () => `{${fields().map(([name, each]) => `${JSON.stringify(name)}:${JSON.stringify(each)}`)}}`,
    () =>
      fields()
        .map(([name, each]) => `${encodeURIComponent(name)}=${encodeURIComponent(written(each))}`)
        .join('&'),
    () => Array.from({ length: random() * 300 }, () => random() * 256),
    () => `{"message":${'['.repeat(random() * 20_000)}${pick(['', ']'])}}`,
    () => `{"message":"${'x'.repeat(random() * 160_000)}"}`,
    () => pick(wholes),
  ])();
  const type = pick([json, json, form, form, pick(otherTypes)]);
  const bytes = Buffer.from(body as string);
  return { type, body: random() < 0.2 ? damaged(bytes, random) : bytes };
}

function damaged(body: Buffer, random: Random): Buffer {
  for (let change = 0; change < 3 && body.length > 0; change += 1) {
    body[Math.floor(random() * body.length)] = Math.floor(random() * 256);
  }
  return random() < 0.5 ? body : body.subarray(0, Math.floor(random() * body.length));
}
