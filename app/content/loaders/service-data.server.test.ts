import { expect, test } from 'vitest';
import { loadPage } from '../load.server.ts';
import { pages } from '../pages.ts';
import { entriesOfKind } from './page-data.server.ts';
import { relatedPages, serviceData } from './service-data.server.ts';

const described = [...entriesOfKind('service'), ...entriesOfKind('security')];

function pathsFrom(path: string, named: string[] = []) {
  return relatedPages('en', path, named).map(({ to }) => to);
}

test.each(described.map((page) => [page.path, page] as const))(
  '%s leads on to two or three other pages, those of its own family first',
  (path, page) => {
    const { related } = loadPage('en', page);
    const paths = pathsFrom(path, related);
    const families = paths.map((other) => pages.find((entry) => entry.path === other)?.menu === page.menu);

    expect([2, 3]).toContain(paths.length);
    expect(paths).not.toContain(path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(families[0]).toBe(true);
    expect(families).toEqual([...families].sort((a, b) => Number(b) - Number(a)));
  },
);

test.each<[rule: string, path: string, named: string[], related: string[]]>([
  ['neighbors are counted on from the page itself', '/ai-ml', [], ['/data-analytics', '/generative-ai']],
  ['neighbors lead round the family', '/generative-ai', [], ['/ai-ml', '/data-analytics']],
  ['three are enough', '/sap', [], ['/sap-business-one', '/salesforce-services', '/oracle-services']],
  [
    'the last page leads to the first',
    '/endpoint-security',
    [],
    ['/network-security', '/penetration-testing', '/vulnerability-assessment'],
  ],
  [
    'a page that the content names has the last place',
    '/sap',
    ['/web-development'],
    ['/sap-business-one', '/salesforce-services', '/web-development'],
  ],
  [
    'a page that is named and a neighbor stands once',
    '/ai-ml',
    ['/data-analytics'],
    ['/data-analytics', '/generative-ai'],
  ],
])('%s', (_, path, named, related) => {
  expect(pathsFrom(path, named)).toEqual(related);
});

test('a page that names itself does not lead to itself', () => {
  expect(pathsFrom('/sap', ['/sap'])).not.toContain('/sap');
});

test('a related page brings name, summary, picture, family and address in the language of the page', () => {
  const [first] = relatedPages('es', '/ai-ml', []);
  const { navLabel, summary } = loadPage('es', { path: '/data-analytics', kind: 'service' });

  expect(first).toEqual({
    label: navLabel,
    summary,
    image: expect.objectContaining({ src: expect.stringMatching(/^\/scenes\/data-analytics-hero\./) }),
    family: 'data',
    to: '/es/data-analytics',
  });
});

test('a service page gets its related pages with its words', () => {
  const data = serviceData(new URL('http://site.test/es/sap'), 'service');

  expect(data.related.length).toBeGreaterThan(1);
  expect(data.page.navLabel).toBe(loadPage('es', { path: '/sap', kind: 'service' }).navLabel);
});
