import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { maxLengths } from '#shared/contact.ts';
import { applyLimits, bodyBytes, limits, serverOptions } from './limits.ts';

test('a server made with them has every limit', () => {
  const server = applyLimits(createServer(serverOptions));
  const { headersTimeout, requestTimeout, keepAliveTimeout, socketTimeout: timeout } = limits;
  const { maxHeadersCount, maxRequestsPerSocket, maxConnections } = limits;
  expect(server).toMatchObject({ headersTimeout, requestTimeout, keepAliveTimeout, timeout });
  expect(server).toMatchObject({ maxHeadersCount, maxRequestsPerSocket, maxConnections });
  expect(server.listenerCount('dropRequest')).toBe(1);
});

test('the limits fit each other', () => {
  // Node refuses the first the other way round; a body needs longer than its head.
  expect(limits.headersTimeout).toBeLessThanOrEqual(limits.requestTimeout);
  expect(limits.keepAliveTimeout).toBeLessThan(limits.socketTimeout);
  expect(limits.connectionsCheckingInterval).toBeLessThan(limits.headersTimeout);
});

test('a body of JSON may have 64 KB, and more only when the fields of the form are made longer than that', () => {
  expect(limits.bodyBytes.json).toBe(64 * 1024);
  const longer = bodyBytes({ ...maxLengths, message: 100_000 });
  expect(longer.json).toBeGreaterThan(3 * 100_000);
  expect(longer.form).toBeGreaterThan(9 * 100_000);
});
