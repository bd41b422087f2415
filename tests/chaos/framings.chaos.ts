import { expect, test } from 'vitest';
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
const bytewise = (bytes: string, from: number, to: number) => [
  bytes.slice(0, from),
  ...bytes.slice(from, to),
  bytes.slice(to),
];

/** Ways to write a request, and the statuses of all answers on the connection, in order. */
const framings: readonly [what: string, bytes: Bytes, statuses: string][] = [
  // Length
  ['a length', post(['Content-Length: 2']), '422'],
  ['a length with blanks around it', post(['Content-Length: \t 2 \t']), '422'],
  ['a length with noughts before it', post(['Content-Length: 002']), '422'],
  ['a length of nought, and a request after it', post(['Content-Length: 0'], hidden), '400 404'],
  ['no length, and a request after it', post([], hidden), '400 404'],
  ['the same length twice', post(['Content-Length: 2', 'Content-Length: 2']), '400'],
  ['two lengths', lengthAnd('Content-Length: 40'), '400'],
  ['a list of lengths', post(['Content-Length: 2, 2']), '400'],
  ['a length with a plus', post(['Content-Length: +2']), '400'],
  ['a length below nought', post(['Content-Length: -2']), '400'],
  ['a length in hexadecimal', post(['Content-Length: 0x2']), '400'],
  ['a length with a point', post(['Content-Length: 2.0']), '400'],
  ['a length of no digit', post(['Content-Length:']), '400'],
  ['a length over 64 bits', post(['Content-Length: 18446744073709551618']), '400'],
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
  ['the coding "identity"', coding('identity'), '400'],
  ['a coding in quotes', coding('"chunked"'), '400'],
  ['a coding with a control character', coding('chunked\x0b'), '400'],
  ['pieces that are not the last coding', coding('chunked, gzip'), '400'],
  ['pieces twice', coding('chunked, chunked'), '400'],
  ['pieces on two lines', coding('chunked', 'Transfer-Encoding: identity'), '400'],
  ['gzip in pieces, which is not unpacked', coding('gzip, chunked'), '422'],
  ['pieces in HTTP/1.0', post(['Transfer-Encoding: chunked', 'Connection: keep-alive'], pieces + hidden, '1.0'), '400'],
  ['a packed body', post(['Content-Encoding: gzip', 'Content-Length: 2']), '415'],
  // Pieces
  ['pieces of one byte', chunked('1\r\n{\r\n1\r\n}\r\n0\r\n\r\n'), '422'],
  ['a size in capitals, with noughts', chunked(`000A\r\n{        }\r\n0\r\n\r\n`), '422'],
  ['a size with an extension', chunked('2;a="b;c"\r\n{}\r\n0;d\r\n\r\n'), '422'],
  ['a size with an extension over the limit', chunked(`2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`), '413'],
  ['a size with a line feed in its extension', chunked('2;a\n{}\r\n0\r\n\r\n'), '400'],
  ['a size in the way of a program', chunked('0x2\r\n{}\r\n0\r\n\r\n'), '400'],
  ['a size with a plus', chunked('+2\r\n{}\r\n0\r\n\r\n'), '400'],
  ['a size below nought', chunked('-2\r\n{}\r\n0\r\n\r\n'), '400'],
  ['no size', chunked('\r\n{}\r\n0\r\n\r\n'), '400'],
  ['a size over 64 bits', chunked('10000000000000002\r\n{}\r\n0\r\n\r\n'), '400'],
  ['a size with a blank behind it', chunked('2 \r\n{}\r\n0\r\n\r\n'), '400'],
  ['pieces that end with bare line feeds', chunked('2\n{}\n0\n\n'), '400'],
  ['a piece longer than its size', chunked(`2\r\n{}}\r\n0\r\n\r\n${hidden}`), '400'],
  ['a piece shorter than its size', chunked('3\r\n{}\r\n0\r\n\r\n'), '400'],
  ['a piece without its line end', chunked('2\r\n{}0\r\n\r\n'), '400'],
  ['a body after the last piece', chunked('0\r\n\r\n{}'), '400'],
  ['a request after the last piece', chunked(pieces + hidden), '422 404'],
  [
    'trailers that would change the request',
    chunked(`2\r\n{}\r\n0\r\nContent-Length: 40\r\nHost: b\r\n\r\n${hidden}`),
    '400',
  ],
  ['trailers over the limit', chunked(`2\r\n{}\r\n0\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`), '431'],
  // Several on one connection
  ['two requests at once', get() + hidden, '200 404'],
  ['a request cut in two by packets', [get() + hidden.slice(0, 9), hidden.slice(9)], '200 404'],
  ['empty lines before and between', `\r\n\r\n${get()}\r\n\r\n${hidden}`, '200 404'],
  ['garbage after a request', `${get()}garbage\r\n\r\n`, '200'],
  ['a request after the last', get('Connection: close') + hidden, '200'],
  [
    'a request with a body where none belongs',
    request('GET /sap HTTP/1.1', ['Content-Length: 5'], `GET /${hidden}`),
    '200 404',
  ],
  ['HEAD with a body', request('HEAD /sap HTTP/1.1', ['Content-Length: 2'], `{}${hidden}`), '200 404'],
  ['an offer of HTTP/2', get('Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABk'), '200'],
  ['an offer of WebSocket', get('Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Key: eA=='), '200'],
  // One side ends early
  ['half closed after a request', [get(), halfClose], '200'],
  ['half closed after two requests', [get() + hidden, halfClose], '200 404'],
  ['half closed at once', ['', halfClose], ''],
  ['half closed within the head', [get().slice(0, 30), halfClose], '400'],
  ['half closed before the body', [post(['Content-Length: 2'], ''), halfClose], '400'],
  ['half closed within the body', [post(['Content-Length: 9']), halfClose], '400'],
  ['half closed within a piece', [chunked('9\r\n{}'), halfClose], '400'],
  ['half closed before the last piece', [chunked('2\r\n{}\r\n'), halfClose], '400'],
  // Slow
  ['a head byte by byte', bytewise(get(), 0, 40), '200'],
  ['a line end cut in two', [get().slice(0, -3), get().slice(-3)], '200'],
  ['a body byte by byte', [post(['Content-Length: 2'], ''), '{', '}'], '422'],
  ['a size byte by byte', bytewise(chunked('002\r\n{}\r\n0\r\n\r\n'), 100, 130), '422'],
  ['a body that waits to be asked for', [post(['Content-Length: 2', 'Expect: 100-continue'], ''), '{}'], '100 422'],
  ['a body that others would ask for', post(['Content-Length: 2', 'Expect: 200-ok']), '417'],
  // Bytes of the head
  ['a nought byte in a value', get('X: a\0b'), '400'],
  ['a bare return in a value', get('X: a\rb'), '400'],
  ['DEL in a value', get('X: a\x7fb'), '400'],
  ['a letter of Latin-1 in a value', get('X: caf\xe9'), '200'],
  ['a letter of UTF-8 in a name', get('X\xc3\xa9: a'), '400'],
  ['a name with a blank', get('X Y: a'), '400'],
  ['no name', get(': a'), '400'],
  ['no colon', get('X'), '400'],
  ['a folded value', get('X: a\r\n b'), '400'],
  ['bare line feeds', get().replaceAll('\r\n', '\n'), '400'],
  ['a hundred and fifty lines', get(...Array.from({ length: 150 }, (_, index) => `X${index}: a`)), '431'],
  ['ten thousand lines', get(...Array.from({ length: 10_000 }, (_, index) => `X${index}: a`)), '431'],
  ['two blanks in the request line', request('GET  /sap HTTP/1.1', []), '200'],
  ['a tab in the request line', request('GET\t/sap HTTP/1.1', []), '400'],
  ['a blank after the version', request('GET /sap HTTP/1.1 ', []), '400'],
  ['a blank before the method', request(' GET /sap HTTP/1.1', []), '400'],
  ['a byte order mark', request('\xef\xbb\xbfGET /sap HTTP/1.1', []), '400'],
  ['a method in small letters', request('get /sap HTTP/1.1', []), '400'],
  ['a protocol in small letters', request('GET /sap http/1.1', []), '400'],
  ['HTTP/1.2', request('GET /sap HTTP/1.2', []), '400'],
  ['HTTP/1.0 and a request after it', request('GET /sap HTTP/1.0', []) + hidden, '200'],
];

test(`each of ${framings.length} ways to write a request gets its answers, and no more than those`, async () => {
  const { port } = await startServerProcess({ RATE_PER_ADDRESS: '1000000' });
  const found = [];
  for (const [what, bytes] of framings) {
    const received = await exchange(port, bytes);
    found.push([what, (received.match(/HTTP\/1\.1 \d{3}/g) ?? []).map((line) => line.slice(-3)).join(' ')]);
  }
  expect(found).toEqual(framings.map(([what, , statuses]) => [what, statuses]));
  expect(await visitorWaits(port)).toBeLessThan(patience());
});
