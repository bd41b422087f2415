import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { barePage } from './bare-page.ts';

// The least that node:http can do: each page of the site as the site sends it at its path, its bare page below /bare.
const [origin = '', ...paths] = process.argv.slice(2);
const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();

for (const path of paths) {
  const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
  const headers = new Headers(response.headers);
  for (const name of ['connection', 'date', 'keep-alive', 'transfer-encoding']) headers.delete(name);
  const html = await response.text();
  add(path, html, Object.fromEntries(headers));
  add(`/bare${path}`, barePage(html), { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
}

createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
}).listen(Number(process.env.PORT), '127.0.0.1');

function add(path: string, html: string, headers: Record<string, string>): void {
  const body = brotliCompressSync(html);
  answers.set(path, { headers: { ...headers, 'content-length': `${body.length}` }, body });
}
