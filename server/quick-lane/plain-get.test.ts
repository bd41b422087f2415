import { expect, test } from 'vitest';
import { readPlainGet } from './plain-get.ts';

test('a browser’s GET is read', () => {
  const head = [
    'GET /es/sap HTTP/1.1',
    'Host: company.example',
    'Connection: keep-alive',
    'Upgrade-Insecure-Requests: 1',
    'sec-ch-ua: "Chromium";v="140", "Not=A?Brand";v="24"',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'If-None-Match: "abc-br"',
  ];
  expect(readPlainGet(`${head.join('\r\n')}\r\n\r\n`)).toEqual({
    path: '/es/sap',
    acceptEncoding: 'gzip, deflate, br, zstd',
    ifNoneMatch: '"abc-br"',
  });
});

test.each(['a', 'www.company.example:8080', '127.0.0.1:3000', '[::1]:3000'])('%s is a host', (host) => {
  expect(readPlainGet(`GET / HTTP/1.1\r\nHost: ${host}\r\n\r\n`)?.path).toBe('/');
});

test('a header given twice counts as one list', () => {
  const get = readPlainGet('GET / HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br;q=0\r\naccept-encoding:gzip\r\n\r\n');
  expect(get?.acceptEncoding).toBe('br;q=0, gzip');
});

test.each([
  ['another method', 'POST / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a method in lower case', 'get / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an older version', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n'],
  ['a query', 'GET /?a=1 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an encoded character', 'GET /%73ap HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a backslash', 'GET /\\evil HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an absolute address', 'GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nAccept: x\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: a/@evil.example\r\n\r\n'],
  ['a host with a blank', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['a body by length', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n'],
  ['a body of length nought', 'GET / HTTP/1.1\r\nHost: a\r\ncontent-length: 0\r\n\r\n'],
  ['a body in pieces', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['a hidden body', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding : chunked\r\n\r\n'],
  ['an upgrade', 'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n'],
  ['a wish to close', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n'],
  ['a range', 'GET / HTTP/1.1\r\nHost: a\r\nRange: bytes=0-1\r\n\r\n'],
  ['a folded line', 'GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n'],
  ['bare line feeds', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a bare line feed inside', 'GET / HTTP/1.1\r\nHost: a\nX: 1\r\n\r\n'],
  ['a control character', 'GET / HTTP/1.1\r\nHost: a\r\nX: 1\u0000\r\n\r\n'],
  ['an unfinished head', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['two requests at once', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['something after the head', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nx'],
  ['a very long head', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(5_000)}\r\n\r\n`],
])('%s is left to node:http', (_what, text) => {
  expect(readPlainGet(text)).toBeUndefined();
});
