import type { Element, ElementContent, Nodes as HtmlNodes } from 'hast';
import type { Image, Nodes } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { defaultHandlers, type Options } from 'remark-rehype';
import { unified } from 'unified';
import { fill } from '#shared/fill.ts';
import { type Fault, fault, sentenceOf } from './finding.ts';
import { memoizeByKey } from './memoize.ts';
import { type NamedPicture, type Picture, photoSources } from './picture.ts';

/** Words and addresses in the language of the page. */
type RenderContext = {
  words: { footnotes: string; backToText: string; table: string };
  address: (path: string) => string;
  picture: (named: NamedPicture) => Picture;
  typeset: (text: string) => string;
};

type MarkdownPart = string | { to: string } | NamedPicture;

/** The parts of a text that rules check, as if it were YAML: its blocks as words, then its links, then its pictures. */
export function partsOf(markdown: string): MarkdownPart[] {
  const nodes = nodesIn<Nodes>(parse(markdown));
  return [
    ...nodes.flatMap((node) => (['heading', 'paragraph', 'tableCell'].includes(node.type) ? wordsIn(node) : [])),
    ...nodes.flatMap((node) => (node.type === 'link' || node.type === 'definition' ? { to: node.url } : [])),
    ...nodes.flatMap((node) => (node.type === 'image' ? pictureOf(node) : [])),
  ].filter((part) => part !== '');
}

/** The text with changed addresses in its links; all else stays as it was typed. */
export function changeLinks(markdown: string, change: (address: string) => string): string {
  const links = nodesIn<Nodes>(parse(markdown)).filter((node) => node.type === 'link' || node.type === 'definition');
  // From the last to the first, so that the positions of the others stay.
  return links.toReversed().reduce((text, node) => {
    const { start, end } = node.position ?? {};
    const labelEnd =
      node.type === 'link' ? node.children.at(-1)?.position?.end.offset : text.indexOf(']:', start?.offset);
    const urlStart = text.indexOf(node.url, labelEnd ?? start?.offset);
    if (urlStart < 0 || urlStart >= (end?.offset ?? 0)) return text;
    return text.slice(0, urlStart) + change(node.url) + text.slice(urlStart + node.url.length);
  }, markdown);
}

/** The text with everything except code changed. */
export function changeWords(markdown: string, change: (text: string) => string): string {
  const code = nodesIn<Nodes>(parse(markdown)).filter(({ type }) => type === 'code' || type === 'inlineCode');
  let end = 0;
  const textsAndCode = code.flatMap(({ position }) => {
    const [prose, start] = [markdown.slice(end, position?.start.offset), position?.start.offset];
    end = position?.end.offset ?? end;
    return [change(prose), markdown.slice(start, end)];
  });
  return [...textsAndCode, change(markdown.slice(end))].join('');
}

/** What an author has to change. */
export function blockingFaults(markdown: string): Fault[] {
  return nodesIn<Nodes>(parse(markdown)).flatMap((node) => {
    if (node.type === 'html') return fault('html', { text: node.value.slice(0, 40) });
    if (node.type === 'heading' && node.depth === 1) return fault('first-heading');
    if (node.type === 'imageReference' || (node.type === 'image' && !node.alt)) return fault('silent-picture');
    if ((node.type === 'link' || node.type === 'definition') && !/^(https:|mailto:|tel:|\/(?!\/))/.test(node.url))
      return fault('unsafe-link', { to: node.url });
    return [];
  });
}

/** What would appear on the page as it was typed, or out of order. */
export function typingFaults(markdown: string): Fault[] {
  let lastDepth = 1;
  return nodesIn<Nodes>(parse(markdown)).flatMap((node) => {
    const source = markdown.slice(node.position?.start.offset, node.position?.end.offset);
    if (node.type === 'heading') {
      const [marks, depthBefore] = ['#'.repeat(node.depth), lastDepth];
      lastDepth = node.depth;
      if (node.depth > 3) return fault('deep-heading', { marks });
      if (node.depth > depthBefore + 1) return fault('skipped-heading', { marks, above: marks.slice(1) });
    }
    if (node.type === 'paragraph' && /^\|.*\|\s*$/m.test(source)) return fault('torn-table');
    if (node.type !== 'text') return [];
    // A character after a backslash is intended.
    const typed = source.replace(/\\./g, '');
    const note = /\[\^[^\]\s]+\]/.exec(typed)?.[0];
    if (note) return fault('no-note', { note });
    const mark = /\*\*|`|\]\(|\]\[|(?<!\S)\*(?=\w)/.exec(typed)?.[0];
    return mark ? fault('open-mark', { mark, text: typed.trim().slice(0, 40) }) : [];
  });
}

/** Returns HTML of CommonMark with GFM's tables and footnotes, without raw HTML. Throws for bad links and pictures. */
export function renderMarkdown(markdown: string, { words, address, picture, typeset }: RenderContext): string {
  const [first] = blockingFaults(markdown);
  if (first) throw new Error(`A text ${sentenceOf(first)}`);
  let tables = 0;
  const options: Options = {
    clobberPrefix: '',
    footnoteLabel: words.footnotes,
    footnoteLabelProperties: { className: ['subheading', 'text-h3'] },
    footnoteBackContent: '↑',
    // A note that is referred to twice has two links back, each with its own name.
    footnoteBackLabel: (index, useCount) =>
      fill(words.backToText, { n: `${index + 1}${useCount > 1 ? ` (${useCount})` : ''}` }),
    handlers: {
      text: (_, { value }) => ({ type: 'text', value: typeset(value) }),
      image: (_, node) => imageOf(picture(pictureOf(node))),
      link: (state, node) => {
        const url = node.url.startsWith('/') ? address(node.url) : node.url;
        const link = defaultHandlers.link(state, { ...node, url });
        link.properties.className = ['link'];
        return link;
      },
      table: (state, node) => {
        tables += 1;
        const label = fill(words.table, { n: tables });
        // Wide tables scroll by themselves, with the keyboard too.
        const properties = { className: ['wide-table'], role: 'region', tabIndex: 0, ariaLabel: label };
        return element('div', properties, [defaultHandlers.table(state, node)]);
      },
    },
  };
  const toHtml = unified().use(remarkRehype, options).use(alignByAttribute).use(rehypeStringify);
  return toHtml.stringify(toHtml.runSync(parse(markdown)));
}

/** Many rules look at the same texts. */
const parse = memoizeByKey((markdown: string) => unified().use(remarkParse).use(remarkGfm).parse(markdown));

function nodesIn<Node extends Nodes | HtmlNodes>(node: Node): Node[] {
  return [node, ...('children' in node ? (node.children as Node[]).flatMap(nodesIn) : [])];
}

function wordsIn(node: Nodes): string {
  return nodesIn(node)
    .flatMap((textNode) => (textNode.type === 'text' || textNode.type === 'inlineCode' ? textNode.value : []))
    .join('');
}

function pictureOf({ url, alt }: Image): NamedPicture {
  return { ...(url.includes('.') ? { photo: url } : { scene: url }), alt: alt ?? '' };
}

function imageOf(picture: Picture): Element {
  const { src, width, height, alt } = picture;
  const size = { src, width, height, alt, loading: 'lazy', decoding: 'async' };
  if (picture.medium !== 'photo') return element('img', size);
  const { source, image } = photoSources(picture, true);
  return element('picture', {}, [element('source', source), element('img', { ...size, ...image })]);
}

/** HTML no longer has the attribute `align`. */
function alignByAttribute() {
  return (tree: HtmlNodes) => {
    for (const node of nodesIn(tree))
      if (node.type === 'element' && node.properties.align) {
        node.properties.dataAlign = node.properties.align;
        delete node.properties.align;
      }
  };
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[] = []): Element {
  return { type: 'element', tagName, properties, children };
}
