import { expect, test } from 'vitest';
import { createBodyGate, formatOf, parseBody } from './body.ts';

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

const bytes = (text: string) => new TextEncoder().encode(text);

test.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=UTF-8', 'json'],
  ['application/json; charset="utf-8"', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['text/plain', undefined],
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

test('a name twice in JSON is refused however it is written, inside values it does not matter', () => {
  expect(parseBody(bytes('{"name":"a", "n\\u0061me" : "b"}'), 'json')).toBeUndefined();
  expect(parseBody(bytes('{"name":"\\"name\\":","x":{"name":1,"name":[{"name":2}]}}'), 'json')).toMatchObject({
    name: '"name":',
  });
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
