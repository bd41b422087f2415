import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { limits } from '#server/http/limits.ts';
import { formatOf, parseBody, readBody } from './body.ts';

test('a body is read up to its limit, in pieces that are not absurdly small', async () => {
  const pieces = (count: number) => Readable.from(Array.from({ length: count }, () => Buffer.from('x')));
  expect((await readBody(pieces(10), 10))?.length).toBe(10);
  expect(await readBody(pieces(11), 10)).toBeUndefined();
  expect(await readBody(pieces(limits.bodyPieces + 1), 1e6)).toBeUndefined();
});

test('a body that breaks off fails', async () => {
  const stream = new PassThrough();
  const read = readBody(stream, 10);
  stream.write('x');
  stream.destroy();
  await expect(read).rejects.toThrow();
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
