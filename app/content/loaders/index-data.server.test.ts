import { expect, test } from 'vitest';
import { loadPage } from '../load.server.ts';
import { familyLinks, servicesData, technologiesData } from './index-data.server.ts';
import { entriesOfKind } from './page-data.server.ts';

const address = (path: string) => new URL(path, 'http://site.test');

test('the index of services has the four families with every one of their pages', () => {
  const { groups } = servicesData(address('/services'));

  expect(groups.map(({ family, links }) => [family, links.length])).toEqual([
    ['erp', 6],
    ['digital', 6],
    ['data', 3],
    ['security', 6],
  ]);
  expect(groups.every((group) => group.description.length > 0)).toBe(true);
});

test('each family shows a picture in either index, and not the same one twice', () => {
  const shown = [
    ...servicesData(address('/services')).groups,
    ...technologiesData(address('/technologies')).groups,
  ].map(({ picture }) => picture?.src);

  expect(new Set(shown).size).toBe(8);
  expect(shown).not.toContain(undefined);
});

test('each service brings its name, summary and address in the language of the page', () => {
  const { groups } = servicesData(address('/es/services'));
  const { navLabel, summary } = loadPage('es', { path: '/sap', kind: 'service' });

  expect(groups[0]?.links[0]).toEqual({ label: navLabel, summary, to: '/es/sap' });
});

test('the technologies are those that the service pages name, gathered from their data', () => {
  const { groups } = technologiesData(address('/technologies'));
  const gathered = groups.flatMap((group) => group.pages.map((page) => [page.to, page.tools]));

  const services = entriesOfKind('service');
  expect(services.length).toBeGreaterThan(10);
  for (const service of services) {
    const { items } = loadPage('en', service).technologies;
    const tools = items.map(({ name, description }) => ({ name, description }));
    expect(gathered).toContainEqual([service.path, tools]);
  }
});

test('a page of another kind stands among the technologies with no tools of its own', () => {
  const { groups } = technologiesData(address('/technologies'));

  const security = groups.find((group) => group.family === 'security');
  expect(security?.pages).toHaveLength(6);
  expect(security?.pages.flatMap((page) => page.tools)).toEqual([]);
});

test('each family has its place in the index of services', () => {
  expect(familyLinks('es').map(({ to }) => to)).toEqual([
    '/es/services#erp',
    '/es/services#digital',
    '/es/services#data',
    '/es/services#security',
  ]);
});
