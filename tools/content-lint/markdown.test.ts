import { expect, test } from 'vitest';
import { checkMarkdown } from './markdown.ts';
import { linesOf } from './tree-of.ts';

test('what Markdown may not have is told with the file and the field', () => {
  const page = (body: string) => ({ sections: [{ type: 'article', body }] });

  expect(linesOf(checkMarkdown, { 'en/sap': page('Sound.'), 'es/sap': page('# Título\n\n<b>negrita</b>') })).toEqual([
    'content/es/sap.yaml: sections.#1.body – has a heading with one #: begin headings with ##.',
    expect.stringContaining('content/es/sap.yaml: sections.#1.body – has HTML (<b>)'),
    expect.stringContaining('content/es/sap.yaml: sections.#1.body – has HTML (</b>)'),
  ]);
});
