import { expect, test } from 'vitest';
import { contentOf } from '#app/testing/content-of.ts';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import index from './config.ts';

const site = siteUnderTest();
const reader = siteReader(site, 'es', '/services');
const families = site.menus().groups.filter(({ index }) => index);
const groups = Object.fromEntries(families.map(({ id }) => [id, 'Una frase.']));
const tools = [{ page: '/sap', items: [{ name: 'CrowdStrike', description: 'By rules.' }] }];
const { families: services } = viewOf(index, { of: 'services', groups }, reader);
const { families: technologies } = viewOf(index, { of: 'technologies', groups, tools }, reader);

test('both indexes have every family with a sentence and every one of its pages', () => {
  const counts = families.map(({ id, entries }) => [id, entries.length]);

  expect(services.map(({ family, links }) => [family, links.length])).toEqual(counts);
  expect(technologies.map(({ family, links }) => [family, links.length])).toEqual(counts);
  expect([...services, ...technologies].filter(({ description }) => !description)).toEqual([]);
});

test('a family none of whose pages are shown is in no index', () => {
  const { id, entries = [] } = families[0] ?? {};
  const pagesIn = () => site.pagesIn('es').filter(({ path }) => entries.every(({ page }) => page !== path));
  const reader = siteReader({ ...site, pagesIn }, 'es', '/services');

  expect(reader.families).toHaveLength(families.length - 1);
  expect(reader.families.map((family) => family.id)).not.toContain(id);
});

test('each service brings its name, summary, smallest price and address in the language of the page', () => {
  const { navLabel, summary } = site.page('es', { path: '/sap' });
  const { summary: note, amount } = contentOf(site, 'es', '/sap', 'prices').smallest;

  expect(services[0]?.links[0]).toMatchObject({
    label: navLabel,
    summary,
    smallest: { summary: note, amount },
    to: '/es/sap',
  });
});

test('the index of technologies adds those of its own to a page', () => {
  const pages = technologies.flatMap((family) => family.links);

  expect(pages.find(({ to }) => to === '/es/sap')?.tools).toEqual(tools[0]?.items);
});
