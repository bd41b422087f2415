import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { barePage } from './bare-page.ts';
import { withoutScripts } from './without-scripts.ts';

// The least that node:http can do: sends each page as the site does, its bare page below /bare, and itself without
// scripts below /still.
const [origin = '', ...paths] = process.argv.slice(2);
const answers = new Map<string, { headers: Record<string, string>; body: Buffer }>();

for (const path of paths) {
  const response = await fetch(origin + path, { headers: { 'Accept-Encoding': 'br' } });
  const headers = new Headers(response.headers);
  for (const name of ['connection', 'date', 'keep-alive', 'transfer-encoding']) headers.delete(name);
  const html = await response.text();
  add(path, html, Object.fromEntries(headers));
  const plain = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
  add(`/bare${path}`, barePage(html), plain);
  add(`/still${path}`, withoutScripts(html), plain);
}

createServer(async (request, response) => {
  const { url = '' } = request;
  if (!answers.has(url)) await addFile(url);
  const answer = answers.get(url);
  response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body);
}).listen(Number(process.env.PORT), '127.0.0.1');

/** The pictures, fonts and scripts of its pages. */
async function addFile(path: string): Promise<void> {
  const response = await fetch(origin + path);
  if (!response.ok) return;
  const headers = { 'content-type': response.headers.get('content-type') ?? '', 'content-encoding': 'br' };
  add(path, Buffer.from(await response.arrayBuffer()), headers);
}

function add(path: string, content: string | Buffer, headers: Record<string, string>): void {
  const body = brotliCompressSync(content);
  answers.set(path, { headers: { ...headers, 'content-length': `${body.length}` }, body });
}
