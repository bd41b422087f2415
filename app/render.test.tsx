import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { testSite } from '#tests/test-site.ts';
import { onlyElement } from '#tools/html-elements.ts';
import { renderPage } from './render.tsx';

const site = testSite();
const graphs = 'script[type="application/ld+json"]';

test('what search engines are told cannot end the script that it stands in', () => {
  const title = 'Ends here: </script><b>';
  const page = { ...site, heroOf: () => ({ ...site.heroOf(site.page('en', { path: '/invoicing' }).sections), title }) };
  const html = renderPage(page, '/invoicing', []);

  expect(JSON.parse(textContent(onlyElement(parseDocument(html), graphs)))['@graph'][2].name).toContain(title);
});
