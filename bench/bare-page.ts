import { DomUtils, parseDocument } from 'htmlparser2';

const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare page</title><style>body{font:18px/1.6 system-ui;max-width:42rem;margin:2rem auto;padding:0 1rem}</style>`;

/** The words of a page's `<main>` as headings and paragraphs. No page that says as much can paint sooner. */
export function barePage(html: string): string {
  const main = DomUtils.getElementsByTagName('main', parseDocument(html));
  const blocks = DomUtils.getElementsByTagName(isBlock, main);
  const innermost = blocks.filter(({ children }) => DomUtils.getElementsByTagName(isBlock, children).length === 0);
  if (innermost.length === 0) throw new Error('The page has no words in <main>.');
  const lines = innermost.map((block) => {
    const tag = block.name === 'h1' ? 'h1' : block.name.startsWith('h') ? 'h2' : 'p';
    return `<${tag}>${DomUtils.textContent(block).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${tag}>`;
  });
  return `<!doctype html><html lang="en"><head>${head}</head><body>${lines.join('')}</body></html>`;
}

function isBlock(name: string): boolean {
  return ['h1', 'h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd'].includes(name);
}
