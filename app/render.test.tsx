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
  const html = renderPage({ ...site, company: () => ({ ...site.company(), name: title }) }, '/invoicing', []);

  expect(JSON.parse(textContent(onlyElement(parseDocument(html), graphs)))['@graph'][0].name).toBe(title);
});
