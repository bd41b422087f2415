import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Serves the floor: home's own words as one bare page with a few lines of style, no script, picture or font. No page
 * that says as much can paint sooner. Gives the listening server.
 */
export async function serveFloor(port: number): Promise<Server> {
  const body = brotliCompressSync(floorPage(readFileSync('build/client/index.html', 'utf8')));
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': body.length,
  };
  const server = createServer((request, response) => {
    const known = request.url === '/';
    response.writeHead(known ? 200 : 404, known ? headers : {});
    response.end(known ? body : undefined);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return server;
}

/** Takes home's HTML, gives its headings and paragraphs as a bare page. */
export function floorPage(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const blocks = [...main.matchAll(/<(h1|h2|h3|p|li)\b[^>]*>(.*?)<\/\1>/gs)].map(
    ([, tag, inner = '']) => `<${tag}>${inner.replace(/<[^>]+>/g, '')}</${tag}>`,
  );
  const style = 'body{font:18px/1.6 system-ui;max-width:42rem;margin:2rem auto;padding:0 1rem}';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><style>${style}</style>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${blocks.join('')}</body></html>`;
}
