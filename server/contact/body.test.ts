import { expect, test } from 'vitest';
import { formatOf, parseBody } from './body.ts';

test.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=UTF-8', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['application/json-patch+json', undefined],
  [undefined, undefined],
])('the type %s is read as %s', (type, format) => {
  expect(formatOf(type)).toBe(format);
});

test('a form gives its fields, plus signs as blanks, percent signs decoded', () => {
  const form = 'name=Ana+Mar%C3%ADa&message=1%2B1%3D2&website=';
  expect(parseBody(form, 'form')).toEqual({ name: 'Ana María', message: '1+1=2', website: '' });
});

test.each(['{"name":', '"hello"', '[]', 'null', ''])('the JSON %j is refused', (json) => {
  expect(parseBody(json, 'json')).toBeUndefined();
});

test('a prototype that is sent becomes a plain value', () => {
  const values = parseBody('{"__proto__":{"polluted":true},"name":"Ana"}', 'json') ?? {};
  expect(Object.keys(values)).toEqual(['__proto__', 'name']);
  expect(values).not.toHaveProperty('polluted');
});

test('64 KB of brackets are refused quickly', () => {
  const started = process.threadCpuUsage();
  expect(parseBody('['.repeat(65_000), 'json')).toBeUndefined();
  expect(process.threadCpuUsage(started).user).toBeLessThan(200_000);
});
