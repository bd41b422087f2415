import render from 'dom-serializer';
import { Element, isTag, Text } from 'domhandler';
import { append, prepend, removeElement, replaceElement, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { asTyped } from '#site/line-breaks.ts';
import { attributeOf, elements, onlyElement } from '#tools/html-elements.ts';

/** Elements of `main` without content: controls, decoration, repetitions, what only scripts fill. */
const notContent = [
  'form, button, summary:not(:has(h2, h3, h4)), nav, .carousel-controls',
  'svg, img[alt=""], [aria-hidden="true"]',
  '[role="status"], [role="alert"]',
  'a[href^="#"], :is(ul, ol):has(> li > a[href^="#"])',
].join();

const toMarkdown = unified()
  .use(rehypeParse, { fragment: true })
  // React's comments between texts would become HTML.
  .use(rehypeRemark, { nodeHandlers: { comment: () => undefined } })
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-' });

/** Writes a built page's `main` as Markdown (GFM), its title, description, URL and language as front matter in YAML. */
export function markdownAlternate(html: string): string {
  const page = parseDocument(html);
  const url = attributeOf(page, 'link[rel="canonical"]', 'href');
  const main = onlyElement(page, 'main');
  for (const drawing of elements(main, 'svg[data-src]'))
    replaceElement(
      drawing,
      new Element('img', { src: drawing.attribs['data-src'] ?? '', alt: drawing.attribs['aria-label'] ?? '' }),
    );
  for (const element of elements(main, notContent)) removeElement(element);
  for (const summary of elements(main, 'summary')) summary.name = 'div';
  joinTerms(main);
  // Style sheets keep neighboring links apart.
  for (const link of elements(main, 'a + a')) prepend(link, new Text(' '));
  for (const [selector, name] of Object.entries({ a: 'href', img: 'src' }))
    for (const { attribs } of elements(main, `${selector}[${name}]`))
      attribs[name] = new URL(attribs[name] ?? '', url).href;
  const lines = [
    '---',
    `title: ${JSON.stringify(textContent(onlyElement(page, 'head > title')))}`,
    `description: ${JSON.stringify(attributeOf(page, 'meta[name="description"]', 'content'))}`,
    `url: ${url}`,
    `language: ${attributeOf(page, 'html', 'lang')}`,
    '---',
    '',
    toMarkdown.processSync(render(main.children)).toString(),
  ];
  return asTyped(lines.join('\n'));
}

/** A term stays in one line with its description, as a product with its purpose. A figure comes before its label. */
function joinTerms(main: Element): void {
  for (const figure of elements(main, ':is(.stat-row, .hero-stats) dd')) {
    const label = figure.prev;
    figure.name = 'strong';
    if (!label || !isTag(label)) continue;
    label.name = 'span';
    prepend(label, figure);
    prepend(label, new Text(' '));
  }
  for (const term of elements(main, 'dt, li > span:first-child:has(+ span)')) {
    term.name = 'strong';
    append(term, new Text(': '));
  }
  for (const detail of elements(main, 'dd')) {
    detail.name = 'span';
    if (detail.prev && isTag(detail.prev) && detail.prev.name === 'span') prepend(detail, new Text('; '));
  }
  for (const item of elements(main, 'dl > div')) item.name = 'li';
  for (const list of elements(main, 'dl')) list.name = 'ul';
}
