import { expect, test } from 'vitest';
import { limits } from '#server/http/limits.ts';
import { exchange, patience, startServerProcess, statusOf, tell, visitorWaits } from './server-process.ts';

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: company.example', ...lines].join('\r\n')}\r\n\r\n`;

test('every odd request gets its status, leads nowhere, and the next visitor is served', async () => {
  const { port } = await startServerProcess();
  const cases: [string, string | Buffer, number[]][] = [
    ['a header line over the limit', get('/', `X: ${'x'.repeat(limits.maxHeaderSize)}`), [431]],
    ['an address over the limit', get(`/${'a'.repeat(limits.maxHeaderSize)}`), [431]],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\n\r\n', [405]],
    ['PROPFIND', 'PROPFIND / HTTP/1.1\r\nHost: a\r\n\r\n', [405]],
    ['an unknown method', 'HACK / HTTP/1.1\r\nHost: a\r\n\r\n', [400]],
    ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n', [0, 400, 405]],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', [400]],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', [400]],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a/@evil.example\r\n\r\n', [400]],
    ['a host with a blank', 'GET /sap HTTP/1.1\r\nHost: a b\r\n\r\n', [400]],
    ['an empty host', 'GET /sap HTTP/1.1\r\nHost:\r\n\r\n', [400]],
    ['a form sent to a page', 'POST /sap HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab', [405]],
    ['OPTIONS of everything', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n', [400]],
    ['an expectation that is none', get('/sap', 'Expect: x'), [417]],
    ['an escaped tab and slash', get('/%09/evil.example/'), [400]],
    ['a query that looks like a host', get('/SAP/?//evil.example'), [301]],
    ['an escaped line end in a query', get('/SAP/?a=%0d%0aSet-Cookie:b'), [301]],
    ['HTTP/0.9', 'GET /\r\n\r\n', [400]],
    ['HTTP/3.0 in text', 'GET / HTTP/3.0\r\nHost: a\r\n\r\n', [400, 505]],
    ['the start of TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]), [0, 400]],
    ['the start of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 505]],
    ['random bytes', Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 37) % 256)), [0, 400]],
    ['two dots', get('/../../etc/passwd'), [404]],
    ['escaped dots and slashes', get('/..%2f..%2fetc%2fpasswd'), [404]],
    ['twice escaped dots', get('/%252e%252e/etc/passwd'), [404]],
    ['a backslash', get('/\\evil.example'), [400, 404]],
    ['an escaped backslash', get('/%5cevil.example/'), [404]],
    ['another host in the address', get('//evil.example/'), [404]],
    ['another host, three slashes', get('///evil.example//'), [404]],
    ['an absolute address', get('http://evil.example/SAP/'), [301]],
  ];
  for (const [what, bytes, allowed] of cases) {
    const received = await exchange(port, bytes);
    expect(allowed, `${what} got: ${received.slice(0, 200)}`).toContain(statusOf(received));
    expect(/^location: (?!\/(?![/\\]))/im.test(received), `${what} leads away: ${received.slice(0, 400)}`).toBe(false);
    expect(received, what).not.toMatch(/^set-cookie:|^server:|^x-powered-by:|at .+\.ts:\d+/im);
  }
  expect(await visitorWaits(port)).toBeLessThan(patience());
});

test('what a proxy or an attacker says about the host changes no byte of the answer', async () => {
  const { port } = await startServerProcess();
  const plain = await exchange(port, get('/SAP/'));
  const lies = ['X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example', 'X-Original-URL: /admin'];
  const poisoned = await exchange(port, get('/SAP/', ...lies, 'X-Forwarded-Proto: gopher', 'X-Rewrite-URL: /admin'));
  const withoutDate = (text: string) => text.replace(/^date: .*$/im, '');
  expect(withoutDate(poisoned)).toBe(withoutDate(plain));
  for (const path of ['/', '/sap', '/unknown']) {
    expect(await exchange(port, get(path, ...lies))).not.toContain('evil');
  }
});

test('four requests in one packet are answered in order, and nothing is after a fifth', async () => {
  const { port } = await startServerProcess();
  const four = get('/sap').repeat(2) + get('/unknown.txt').repeat(2);
  const received = await exchange(port, four, 500);
  expect(received.match(/HTTP\/1\.1 \d{3}/g)).toEqual([200, 200, 404, 404].map((status) => `HTTP/1.1 ${status}`));
  expect((await exchange(port, four + get('/sap'), 500)).match(/HTTP\/1\.1 404/g)?.length ?? 0).toBeLessThan(2);
});

test('memory stays flat under thousands of refused requests', async () => {
  const server = await startServerProcess();
  const refused = ['/%zz', '/..%2fx', `/${'q'.repeat(4_000)}`, '/unknown', '/x.png', '/SAP/'];
  const storm = async () => {
    for (let round = 0; round < 60; round += 1) {
      const ask = (paths: string[]) => paths.map((path) => get(path, `Accept-Encoding: br;q=0.${round}`)).join('');
      const halves = [ask(refused.slice(0, 3)), ask(refused.slice(3))];
      await Promise.all(Array.from({ length: 20 }, (_, index) => exchange(server.port, halves[index % 2] ?? '', 60)));
    }
  };
  await storm();
  const before = server.memory();
  await storm();
  await storm();
  tell('memory gained by 7,200 refused requests', server.memory() - before, 'MB');
  expect(server.memory() - before).toBeLessThan(40);
});
