import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { elements, onlyElement } from '#tools/html-elements.ts';
import { renderPage } from './render.tsx';

const site = siteUnderTest();
const documentAt = (path: string) => parseDocument(renderPage(site, path, ['/assets/main.js']));
const graphs = 'script[type="application/ld+json"]';

test('an island carries what it shows, and as JSON only what React needs', () => {
  const island = onlyElement(documentAt('/invoicing'), '[data-island="tabs"]');
  const { labels } = JSON.parse(island.attribs['data-props'] ?? '');

  expect(labels.length).toBeGreaterThan(1);
  expect(elements(island, '[data-part] h3')).toHaveLength(labels.length);
  expect(elements(island, 'button.tab').map((button) => textContent(button))).toEqual(labels);
});

test('what search engines are told cannot end the script that it stands in', () => {
  const title = 'Ends here: </script><b>';
  const page = { ...site, heroOf: () => ({ ...site.heroOf(site.page('en', { path: '/invoicing' }).sections), title }) };
  const html = renderPage(page, '/invoicing', []);

  expect(JSON.parse(textContent(onlyElement(parseDocument(html), graphs)))['@graph'][2].name).toContain(title);
});
