import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limits } from '#server/http/limits.ts';
import { createBodyGate, formatOf, parseBody, readBody } from './body.ts';

test('where room is wanted the slowest body is cut off, in the narrowest network that is full or in all', async () => {
  const clock = { time: 0 };
  const gate = createBodyGate({ inAll: 3, fromOneAddress: 2 }, () => clock.time);
  const end = Promise.withResolvers<string>();
  const read = (bytes: number) => (arrived: (bytes: number) => void) => {
    arrived(bytes);
    return end.promise;
  };
  const [fast, slow] = [gate.run(['a'], read(9000)), gate.run(['a'], read(1))];
  clock.time = 1000;
  const other = gate.run(['b'], read(5000));
  expect(gate.isFull()).toBe(true);
  clock.time = 2000;
  const second = gate.run(['a'], read(8000));
  expect(await slow).toBeUndefined();
  clock.time = 60_000;
  const third = gate.run(['c'], read(1));
  expect(await other).toBeUndefined();
  end.resolve('read');
  expect(await Promise.all([fast, second, third])).toEqual(['read', 'read', 'read']);
  await expect(gate.run(['a'], () => Promise.reject(new Error('broken off')))).rejects.toThrow('broken off');
  expect(gate.isFull()).toBe(false);
});

test('a burst from one network takes no place of those that have just begun', async () => {
  const gate = createBodyGate({ inAll: 10, fromOneAddress: 2 }, () => 0);
  const end = Promise.withResolvers<string>();
  const [first, second, third] = [1, 2, 3].map(() => gate.run(['a'], () => end.promise));
  expect(await third).toBeUndefined();
  end.resolve('read');
  expect(await Promise.all([first, second])).toEqual(['read', 'read']);
});

test('a customer of IPv6 holds at most a third of the room, however many networks it sends from', async () => {
  const gate = createBodyGate(limits.bodiesUnderWay);
  const networks = Array.from({ length: 1000 }, (_, index) => [`a ${index}`, `b ${index >> 2}`, 'c']);
  let underWay = networks.length;
  for (const tiers of networks)
    void gate
      .run(tiers, () => new Promise(() => {}))
      .then(() => {
        underWay -= 1;
      });
  await setImmediate();
  expect(underWay).toBe(160);
  expect(underWay).toBeLessThan(limits.bodiesUnderWay.inAll / 3);
});

test.each([
  ['as long as declared', ['{"a"', ':1}'], '7', 7],
  ['of no declared length', ['{"a"', ':1}'], undefined, 7],
  ['longer than declared', ['{"a"', ':1}'], '6', undefined],
])('a body %s is read or refused', async (_what, pieces, declared, length) => {
  const stream = Readable.from(pieces.map(Buffer.from), { objectMode: false });
  expect((await readBody(stream, declared, 10, () => {}))?.length).toBe(length);
});

test('a body that breaks off, or comes in absurdly many pieces, fails', async () => {
  for (const count of [1, limits.bodyPieces + 1]) {
    const stream = new PassThrough();
    const read = readBody(stream, undefined, 10_000, () => {});
    for (let piece = 0; piece < count; piece += 1) stream.write('x');
    if (count === 1) void setImmediate().then(() => stream.destroy());
    await expect(read).rejects.toThrow('broke off');
  }
});

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=UTF-8', 'json'],
  ['application/json; charset="utf-8"', 'json'],
  ['application/json-patch+json', undefined],
  ['application/json; charset=latin1', undefined],
  [null, undefined],
])('the type %s is read as %s', (type, format) => {
  expect(formatOf(type)).toBe(format);
});

test('a form gives its fields, plus signs as blanks, percent signs decoded', () => {
  expect(parseBody(bytes('name=Ana+Mar%C3%ADa&message=1%2B1%3D2&website='), 'form')).toEqual({
    name: 'Ana María',
    message: '1+1=2',
    website: '',
  });
});

test.each(['name=%zz', 'name=%ff', 'name=%C3', 'name=a&name=b'])('the form %s is refused', (form) => {
  expect(parseBody(bytes(form), 'form')).toBeUndefined();
});

test.each(['{"name":', '"hello"', '[]', 'null', '', '{\xff}'])('the JSON %j is refused', (json) => {
  expect(parseBody(Buffer.from(json, 'latin1'), 'json')).toBeUndefined();
});

test('a prototype that is sent becomes a plain value', () => {
  const values = parseBody(bytes('{"__proto__":{"polluted":true},"name":"Ana"}'), 'json') ?? {};
  expect(Object.getPrototypeOf(values)).toBeNull();
  expect(Object.keys(values)).toEqual(['__proto__', 'name']);
});

test('a form of more pairs than a form can have is refused before they are read', () => {
  const form = (pairs: number) => Buffer.from(Array.from({ length: pairs }, (_, index) => `n${index}=x`).join('&'));
  expect(parseBody(form(50), 'form')).toHaveProperty('n49', 'x');
  expect(parseBody(form(51), 'form')).toBeUndefined();
});

test('64 KB of brackets are refused quickly', () => {
  const started = process.threadCpuUsage();
  expect(parseBody(bytes('['.repeat(65_000)), 'json')).toBeUndefined();
  expect(parseBody(bytes(`{"a":"${'\\\\'.repeat(30_000)}`), 'json')).toBeUndefined();
  expect(process.threadCpuUsage(started).user).toBeLessThan(200_000);
});
