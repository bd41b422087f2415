import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { attributeOf } from '#tests/attribute-of.ts';
import { elements } from '#tools/html-elements.ts';
import { sentenceOf } from './finding.ts';
import { blockingFaults, partsOf, renderMarkdown, typingFaults } from './markdown.server.ts';
import { typesetText } from './typeset-text.ts';

const words = { footnotes: 'Notas', backToText: 'Volver a {n}', table: 'Tabla {n}' };

function htmlOf(markdown: string) {
  const picture = ({ alt, ...named }: { alt: string; photo?: string; scene?: string }) =>
    named.photo
      ? { medium: 'photo' as const, src: `/media/${named.photo}`, width: 800, height: 600, avif: 'a', webp: 'w', alt }
      : { src: `/scenes/${named.scene}.svg`, width: 8, height: 6, alt };
  return parseDocument(
    renderMarkdown(markdown, { words, address: (path) => `/es${path}`, picture, typeset: typesetText }),
  );
}

test('links lead to the page in its language, or to another site', () => {
  const links = elements(htmlOf('[SAP](/sap) and [a site](https://a.example/)'), 'a');

  expect(links.map(({ attribs }) => attribs.href)).toEqual(['/es/sap', 'https://a.example/']);
});

test('a table scrolls in a region that the keyboard reaches, and its columns keep their side', () => {
  const page = htmlOf('| a | b |\n| --- | ---: |\n| 1 | 2 |\n\n| c |\n| --- |\n');
  const regions = elements(page, '[role="region"][tabindex="0"]:has(> table)');

  expect(regions.map(({ attribs }) => attribs['aria-label'])).toEqual(['Tabla 1', 'Tabla 2']);
  expect(elements(page, 'td[data-align="right"]')).toHaveLength(1);
  expect(elements(page, '[align]')).toEqual([]);
});

test('a note leads back to its place, in words of the language', () => {
  const page = htmlOf('Text[^a].\n\n[^a]: The note.');
  const back = attributeOf(page, '.footnotes a', 'href');

  expect(attributeOf(page, '.footnotes a', 'aria-label')).toBe('Volver a 1');
  expect(elements(page, back)).toHaveLength(1);
  expect(elements(page, attributeOf(page, 'sup a', 'href'))).toHaveLength(1);
});

test('what keeps words of texts together is in no code and no address', () => {
  const page = htmlOf('At 30 min, `30 min` and [that](https://a.example/_30%20min)');

  expect(elements(page, 'code').map(({ children }) => (children[0] as { data?: string }).data)).toEqual(['30 min']);
  expect(textContent(page)).toContain('At 30\u00a0min, 30 min');
  expect(attributeOf(page, 'a', 'href')).toBe('https://a.example/_30%20min');
});

test.each([
  ['<b>bold</b>', 'has HTML'],
  ['# Title', 'begin headings with ##'],
  ['![](sap-hero)', 'a picture without words'],
  ['[now](javascript:alert(1))', 'leads to javascript:alert(1)'],
])('an author is told of %s, and no page shows it', (markdown, fault) => {
  expect(
    blockingFaults(markdown)
      .map((fault) => sentenceOf(fault))
      .join(),
  ).toContain(fault);
  expect(() => htmlOf(markdown)).toThrow(fault);
});

test.each([
  ['A claim[^9].', 'names the note [^9]'],
  ['| a | b |\n| 1 | 2 |', 'a table without its second line'],
  ['It is **strong.', 'has ** without its other half'],
  ['## One\n\n#### Two', 'has a heading with ####'],
])('an author is told of %s, which no page shows as it is meant', (markdown, slip) => {
  expect(typingFaults(markdown).map((fault) => sentenceOf(fault))).toEqual([expect.stringContaining(slip)]);
});

test('what is meant as it is typed is no slip', () => {
  const markdown =
    '## A *b*\n\n### **C** `**`[^1]\n\n5 * 3 \\*\\* \\[^2] [SAP](/sap) 2*3 terms*\n\n| a |\n| - |\n| `x` |\n\n```\n**\n```\n\n[^1]: A note.';

  expect(typingFaults(markdown)).toEqual([]);
});

test('rules see the words of each part, then the links and the pictures', () => {
  const markdown =
    '## A *title*\n\nWords [here](/sap).\n\n| x | y |\n| - | - |\n\n```sh\nnot read\n```\n\n![Alt](a.jpg)';

  expect(partsOf(markdown)).toEqual([
    'A title',
    'Words here.',
    'x',
    'y',
    { to: '/sap' },
    { photo: 'a.jpg', alt: 'Alt' },
  ]);
});
