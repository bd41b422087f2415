import { randomBytes, randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatOf } from '#server/contact/body.ts';
import { limits } from '#server/http/limits.ts';
import { contactFields, hiddenFields } from '#shared/contact.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { post, Tally } from './senders.ts';
import { startProcess } from './set-up.ts';

const bodies = Number(process.env.FUZZ_BODIES ?? 5000);
const senders = 16;
const [json, form] = ['application/json', 'application/x-www-form-urlencoded'];
const types = [json, json, json, form, form, form, `${json};charset=latin1`, 'multipart/form-data; boundary=x', ''];
const names = [...contactFields, ...Object.values(hiddenFields), 'time', '__proto__', 'toString', '', 'a'.repeat(5000)];
const values = [
  'Ana',
  'ana@b.pr',
  '\u0000\u001b[31m\r\nBcc: all@b.pr',
  '%00%ff%',
  '𝓐'.repeat(300),
  null,
  -1e308,
  [],
  { toString: null },
];

const pick = <T>(list: readonly T[]): T => list[randomInt(list.length)] as T;

/** A right message, one of any fields as JSON or as a form, one too long or too deep, or any bytes; one in five is damaged. */
function oddBody(): NonSharedBuffer {
  const fields = Array.from({ length: randomInt(12) }, () => [pick(names), pick(values)] as const);
  const made = pick<() => string | NonSharedBuffer>([
    () => JSON.stringify({ name: 'Ana', email: 'ana@b.pr', message: `Hello ${Math.random()}`, extra: pick(values) }),
    () => `{${fields.map((pair) => pair.map((each) => JSON.stringify(each)).join(':'))}}`,
    () =>
      fields
        .map((pair) =>
          pair.map((each) => encodeURIComponent(typeof each === 'string' ? each : JSON.stringify(each))).join('='),
        )
        .join('&'),
    () => `{"message":"${'x'.repeat(randomInt(160_000))}"}`,
    () => `{"message":${'['.repeat(randomInt(20_000))}`,
    () => randomBytes(randomInt(300)),
  ])();
  const body = Buffer.from(made as string);
  if (body.length === 0 || randomInt(5) > 0) return body;
  body[randomInt(body.length)] = randomInt(256);
  return body.subarray(0, randomInt(body.length));
}

test(`no body of ${bodies} breaks the service`, { timeout: 900_000 }, async () => {
  const server = await startProcess({ DATA_DIR: temporaryFolder() });
  const tally = new Tally();
  const unexpected: string[] = [];
  const memory: number[] = [];
  let sent = 0;

  async function sender(): Promise<void> {
    while (sent < bodies) {
      sent += 1;
      if (sent % Math.ceil(bodies / 20) === 0) memory.push(Math.round(server.memory()));
      const [type, body] = [pick(types), oddBody()];
      const { status, location } = await post(server.address, body, type ? { 'Content-Type': type } : {});
      tally.add(status);
      // A connection may break while we still send what is too large: the server need not read that.
      const isTooLarge = body.length > limits.bodyBytes[formatOf(type) ?? 'json'];
      const expected = isTooLarge ? [0, 303, 413, 415] : [200, 303, 400, 415, 422];
      if (!expected.includes(status) || (isTooLarge && location.includes('/sent?')))
        unexpected.push(`${status} for ${type} ${body.toString('base64').slice(0, 400)}`);
    }
  }

  await Promise.all(Array.from({ length: senders }, sender));
  process.stdout.write(`${bodies} bodies: ${tally}; memory in MB: ${memory.join(' ')}\n`);
  expect(unexpected).toEqual([]);
  // Right ones, wrong ones, forms, damaged ones, too large ones and other types, or the run proves nothing.
  expect([...tally.statuses.keys()]).toEqual(expect.arrayContaining([200, 303, 400, 413, 415, 422]));
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  // The second half, when all code is warm and the heap has its size.
  const [half = 0, last = 0] = [memory[Math.floor(memory.length / 2)], memory.at(-1)];
  expect(last).toBeLessThan(half * 1.3 + 20);
});
