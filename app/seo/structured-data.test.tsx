import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { PageData } from '#site/page-data.server.ts';
import { shellData } from '#site/shell-data.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { StructuredData, StructuredDataSource } from './structured-data.tsx';

const head = { title: 'Ends here: </script><b>', description: 'x' };
const share = { src: '/share/sap.png', width: 1200, height: 630 };

function htmlOf(page: { share?: typeof share }): string {
  const routes = [{ id: 'en', element: <StructuredData />, children: [{ id: 'page', path: 'sap', element: null }] }];
  const shell = shellData(siteUnderTest(), new URL('http://localhost/'));
  const data = { locale: 'en', path: '/sap', navLabel: 'SAP', head, schemaType: 'WebPage', sections: [], ...page };
  const hydrationData = { loaderData: { en: null, page: data } };
  const router = createMemoryRouter(routes, { initialEntries: ['/sap'], hydrationData });
  return renderToString(
    <StructuredDataSource value={() => ({ data: data as unknown as PageData, shell })}>
      <RouterProvider router={router} />
    </StructuredDataSource>,
  );
}

test('a text cannot end the script that it stands in', () => {
  const html = htmlOf({ share });
  const [script, ...others] = parseDocument(html).children;
  expect(others).toEqual([]);
  expect(JSON.parse(textContent(script ?? []))['@graph'][2].name).toBe(head.title);
});

test('a page that search engines are kept out of says nothing', () => {
  expect(htmlOf({})).toBe('');
});
