import { expect, test } from 'vitest';
import { sectionContext, viewOf } from '#site/section-context.server.ts';
import { contentOf } from '#tests/content-of.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import directory from './config.ts';

const site = siteUnderTest();
const context = sectionContext(site, 'es', '/services');
const families = site.menus().groups.filter(({ index }) => index);
const groups = Object.fromEntries(families.map(({ id }) => [id, 'Una frase.']));
const { families: services } = viewOf(directory, { of: 'services', groups }, context);
const { families: technologies } = viewOf(directory, { of: 'technologies', groups }, context);

test('both directories have every family with a sentence and every one of its pages', () => {
  const counts = families.map(({ id, entries }) => [id, entries.length]);

  expect(services.map(({ group, links }) => [group, links.length])).toEqual(counts);
  expect(technologies.map(({ group, links }) => [group, links.length])).toEqual(counts);
  expect([...services, ...technologies].filter(({ description }) => !description)).toEqual([]);
});

test('each service brings its name, summary, smallest price and address in the language of the page', () => {
  const { navLabel, summary } = site.page('es', { path: '/invoicing' });
  const { summary: note, amount } = contentOf(site, 'es', '/invoicing', 'prices').smallest;

  expect(services[0]?.links[0]).toMatchObject({
    label: navLabel,
    summary,
    smallest: { summary: note, amount },
    to: '/es/invoicing',
  });
});
