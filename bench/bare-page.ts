import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeMarkup } from '#shared/escape-markup.ts';
import { freePort } from '#tools/dev/free-ports.ts';

const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare page</title><style>body{font:18px/1.6 system-ui;max-width:42rem;margin:2rem auto;padding:0 1rem}</style>`;

/** Serves the bare pages of a site's pages, each at the path of its page. */
export async function serveBarePages(siteUrl: string, paths: string[]): Promise<{ origin: string } & AsyncDisposable> {
  const bodies = new Map<string, Buffer>();
  for (const path of paths) bodies.set(path, brotliCompressSync(barePage(await (await fetch(siteUrl + path)).text())));
  const server = createServer(({ url = '' }, response) => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
    response.writeHead(bodies.has(url) ? 200 : 404, headers).end(bodies.get(url));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() };
}

/** The words of a page's `<main>` as headings and paragraphs. No page that says as much can paint sooner. */
function barePage(html: string): string {
  const main = DomUtils.getElementsByTagName('main', parseDocument(html));
  const blocks = DomUtils.getElementsByTagName(isBlock, main);
  const innermost = blocks.filter(({ children }) => DomUtils.getElementsByTagName(isBlock, children).length === 0);
  if (innermost.length === 0) throw new Error('The page has no words in <main>.');
  const lines = innermost.map((block) => {
    const tag = block.name === 'h1' ? 'h1' : block.name.startsWith('h') ? 'h2' : 'p';
    return `<${tag}>${escapeMarkup(DomUtils.textContent(block))}</${tag}>`;
  });
  return `<!doctype html><html lang="en"><head>${head}</head><body>${lines.join('')}</body></html>`;
}

function isBlock(name: string): boolean {
  return ['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd'].includes(name);
}
