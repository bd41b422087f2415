import { expect, test } from 'vitest';
import { exchange, startServerProcess, tell } from './server-process.ts';

const get = (path: string, ...lines: string[]) =>
  `${[`GET ${path} HTTP/1.1`, 'Host: company.example', ...lines].join('\r\n')}\r\n\r\n`;

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
