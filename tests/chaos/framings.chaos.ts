import { expect, test } from 'vitest';
import { limits } from '#server/http/limits.ts';
import { exchange, halfClose, patience, startServerProcess, visitorWaits } from './server-process.ts';

type Bytes = string | string[];

const request = (line: string, lines: readonly string[], body = '') =>
  `${[line, 'Host: company.example', ...lines].join('\r\n')}\r\n\r\n${body}`;
const get = (...lines: string[]) => request('GET /sap HTTP/1.1', lines);
/** A request of its own, if the server takes the bytes for one: its path answers 404. */
const hidden = request('GET /hidden HTTP/1.1', []);
/** An empty object sent to the form: 422 says that its body was read as those two bytes. */
const post = (lines: readonly string[], body = '{}', version = '1.1') =>
  request(`POST /api/contact HTTP/${version}`, ['Content-Type: application/json', ...lines], body);
const pieces = '2\r\n{}\r\n0\r\n\r\n';
/** A length of two, and another line that may hide the request after it. */
const lengthAnd = (line: string) => post(['Content-Length: 2', line], `{}${hidden}`);
const coding = (line: string, ...lines: string[]) => post([`Transfer-Encoding: ${line}`, ...lines], pieces);
const chunked = (body: string, ...lines: string[]) => post(['Transfer-Encoding: chunked', ...lines], body);

/** Ways to write a request, and the statuses of all answers on the connection, in order. */
const framings: readonly [what: string, bytes: Bytes, statuses: string][] = [
  // Length
  ['a length', post(['Content-Length: 2']), '422'],
  ['a length of nought, and a request after it', post(['Content-Length: 0'], hidden), '400 404'],
  ['no length, and a request after it', post([], hidden), '400 404'],
  ['the same length twice', post(['Content-Length: 2', 'Content-Length: 2']), '400'],
  ['two lengths', lengthAnd('Content-Length: 40'), '400'],
  ['a length in hexadecimal', post(['Content-Length: 0x2']), '400'],
  ['a length over the limit', post(['Content-Length: 999999999']), '413'],
  ['a length shorter than the body', post(['Content-Length: 2'], `{}${hidden}`), '422 404'],
  ['a length that others read as a header of their own', lengthAnd('Content_Length: 40'), '422 404'],
  // Length against pieces
  ['a length, then pieces', post(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${hidden}`), '400'],
  ['pieces, then a length', post(['Transfer-Encoding: chunked', 'Content-Length: 40'], `0\r\n\r\n${hidden}`), '400'],
  ['a length, and a coding with a blank before the colon', lengthAnd('Transfer-Encoding : chunked'), '400'],
  ['a length, and a coding in a folded line', lengthAnd('Transfer-Encoding:\r\n chunked'), '400'],
  ['a length, and a coding behind a nought byte', lengthAnd('\0Transfer-Encoding: chunked'), '400'],
  ['a length, and a coding behind a bare return', lengthAnd('X: a\rTransfer-Encoding: chunked'), '400'],
  ['a length, and a coding behind a bare line feed', lengthAnd('X: a\nTransfer-Encoding: chunked'), '400'],
  ['a length, and a coding with an underscore', lengthAnd('Transfer_Encoding: chunked'), '422 404'],
  // Coding
  ['pieces', chunked(pieces), '422'],
  ['a coding in capitals', post(['TRANSFER-ENCODING: CHUNKED'], pieces), '422'],
  ['an unknown coding', coding('xchunked'), '400'],
  ['pieces that are not the last coding', coding('chunked, gzip'), '400'],
  ['pieces twice', coding('chunked, chunked'), '400'],
  ['pieces on two lines', coding('chunked', 'Transfer-Encoding: identity'), '400'],
  ['gzip in pieces, which is not unpacked', coding('gzip, chunked'), '422'],
  ['pieces in HTTP/1.0', post(['Transfer-Encoding: chunked', 'Connection: keep-alive'], pieces + hidden, '1.0'), '400'],
  ['a packed body', post(['Content-Encoding: gzip', 'Content-Length: 2']), '415'],
  // Pieces
  ['pieces of one byte', chunked('1\r\n{\r\n1\r\n}\r\n0\r\n\r\n'), '422'],
  ['a size with an extension over the limit', chunked(`2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`), '413'],
  ['a size with a line feed in its extension', chunked('2;a\n{}\r\n0\r\n\r\n'), '400'],
  ['a size in the way of a program', chunked('0x2\r\n{}\r\n0\r\n\r\n'), '400'],
  ['a size with a blank behind it', chunked('2 \r\n{}\r\n0\r\n\r\n'), '400'],
  ['pieces that end with bare line feeds', chunked('2\n{}\n0\n\n'), '400'],
  ['a piece longer than its size', chunked(`2\r\n{}}\r\n0\r\n\r\n${hidden}`), '400'],
  ['a request after the last piece', chunked(pieces + hidden), '422 404'],
  [
    'trailers that would change the request',
    chunked(`2\r\n{}\r\n0\r\nContent-Length: 40\r\nHost: b\r\n\r\n${hidden}`),
    '400',
  ],
  ['trailers over the limit', chunked(`2\r\n{}\r\n0\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`), '431'],
  // Several on one connection
  ['two requests at once', get() + hidden, '200 404'],
  ['garbage after a request', `${get()}garbage\r\n\r\n`, '200'],
  ['a request after the last', get('Connection: close') + hidden, '200'],
  [
    'a request with a body where none belongs',
    request('GET /sap HTTP/1.1', ['Content-Length: 5'], `GET /${hidden}`),
    '200 404',
  ],
  ['HEAD with a body', request('HEAD /sap HTTP/1.1', ['Content-Length: 2'], `{}${hidden}`), '200 404'],
  ['an offer of HTTP/2', get('Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'), '200'],
  // One side ends early
  ['half closed after a request', [get(), halfClose], '200'],
  ['half closed within the head', [get().slice(0, 30), halfClose], '400'],
  ['half closed within the body', [post(['Content-Length: 9']), halfClose], '400'],
  ['half closed within a piece', [chunked('9\r\n{}'), halfClose], '400'],
  // Slow
  ['a head byte by byte', [...get().slice(0, 40), get().slice(40)], '200'],
  ['a body byte by byte', [post(['Content-Length: 2'], ''), '{', '}'], '422'],
  ['a body that waits to be asked for', [post(['Content-Length: 2', 'Expect: 100-continue'], ''), '{}'], '100 422'],
  ['a body that others would ask for', post(['Content-Length: 2', 'Expect: 200-ok']), '417'],
  // Bytes of the head
  ['a nought byte in a value', get('X: a\0b'), '400'],
  ['a bare return in a value', get('X: a\rb'), '400'],
  ['a folded value', get('X: a\r\n b'), '400'],
  ['bare line feeds', get().replaceAll('\r\n', '\n'), '400'],
  ['ten thousand lines', get(...Array.from({ length: 10_000 }, (_, index) => `X${index}: a`)), '431'],
  ['HTTP/1.0 and a request after it', request('GET /sap HTTP/1.0', []) + hidden, '200'],
  ['a header line over the limit', get(`X: ${'x'.repeat(limits.maxHeaderSize)}`), '431'],
  ['an address over the limit', request(`GET /${'a'.repeat(limits.maxHeaderSize)} HTTP/1.1`, []), '431'],
  // Hosts, methods and addresses that are none
  ['no host', 'GET /sap HTTP/1.1\r\n\r\n', '400'],
  ['no host in HTTP/1.0', 'GET /sap HTTP/1.0\r\n\r\n', '200'],
  ['a host with a blank', 'GET /sap HTTP/1.1\r\nHost: a b\r\n\r\n', '400'],
  ['an empty host', 'GET /sap HTTP/1.1\r\nHost:\r\n\r\n', '400'],
  ['a host with an address in it', 'GET /sap HTTP/1.1\r\nHost: a/@evil.example\r\n\r\n', '400'],
  ['TRACE', request('TRACE / HTTP/1.1', []), '405'],
  ['an unknown method', request('HACK / HTTP/1.1', []), '400'],
  ['OPTIONS of everything', request('OPTIONS * HTTP/1.1', []), '400'],
  ['HTTP/0.9', 'GET /\r\n\r\n', '400'],
  ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '400'],
  ['two dots', request('GET /../../etc/passwd HTTP/1.1', []), '404'],
  ['another host in the address', request('GET //evil.example/ HTTP/1.1', []), '404'],
  ['an absolute address', request('GET http://evil.example/SAP/ HTTP/1.1', []), '301'],
];

test(`each of ${framings.length} ways to write a request gets its answers, and no more than those`, async () => {
  const { port } = await startServerProcess({ RATE_PER_ADDRESS: '1000000' });
  const found = [];
  for (const [what, bytes] of framings) {
    const received = await exchange(port, bytes);
    expect(/^location: (?!\/(?![/\\]))/im.test(received), `${what} leads away: ${received.slice(0, 400)}`).toBe(false);
    expect(received, what).not.toMatch(/^set-cookie:|^server:|^x-powered-by:|at .+\.ts:\d+/im);
    found.push([what, (received.match(/HTTP\/1\.1 \d{3}/g) ?? []).map((line) => line.slice(-3)).join(' ')]);
  }
  expect(found).toEqual(framings.map(([what, , statuses]) => [what, statuses]));
  expect(await visitorWaits(port)).toBeLessThan(patience());
});
