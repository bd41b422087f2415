import { expect, test } from 'vitest';
import { createClientAddress } from './client-address.ts';

function addressBehind(trustedProxies: number) {
  const logged: string[] = [];
  const tell = createClientAddress(trustedProxies, (event, fields) =>
    logged.push(JSON.stringify({ event, ...fields })),
  );
  const ask = (forwarded?: string) => {
    const request = new Request('http://site.test/api/contact', { method: 'POST' });
    if (forwarded !== undefined) request.headers.set('X-Forwarded-For', forwarded);
    return tell(request, '127.0.0.1');
  };
  return { ask, logged };
}

test('a proxy in front that is not to be believed is told of in the log, once and without an address', () => {
  const { ask, logged } = addressBehind(0);
  expect(ask()).toBe('127.0.0.1');
  expect(logged).toEqual([]);
  for (const forwarded of ['198.51.100.1', '198.51.100.2']) expect(ask(forwarded)).toBe('127.0.0.1');
  expect(logged).toEqual([expect.stringMatching(/"proxy-not-trusted".*TRUST_PROXY is 0/)]);
  expect(logged[0]).not.toMatch(/198\.51|127\.0/);
});

test('of proxies that are believed nothing is told', () => {
  const { ask, logged } = addressBehind(1);
  expect([ask('192.0.2.9, 198.51.100.1'), ask()]).toEqual(['198.51.100.1', '127.0.0.1']);
  expect(logged).toEqual([]);
});
