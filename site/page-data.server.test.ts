import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { SectionType } from '#app/sections/definitions.ts';
import { contentOf } from '#tests/content-of.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { testSite } from '#tests/test-site.ts';
import { feedEntries } from './feed.server.ts';
import { pageData, surfacesOf } from './page-data.server.ts';
import type { Section } from './section.ts';

const site = testSite();
const dataAt = (path: string, from = site) => pageData(from, new URL(path, 'http://site.test'));

test('the way to a page leads over its family, or over those that its address stands below', () => {
  const label = site.page('es', { path: '/insights' }).navLabel;

  expect(dataAt('/es/insights/rejected-invoices').trail).toEqual([{ label, to: '/es/insights' }]);
  expect(dataAt('/es/insights').trail).toEqual([]);
  expect(dataAt('/es/invoicing').trail).toMatchObject([{ to: '/es/services#servicios' }]);
});

test.each([
  ['/services', true],
  ['/contact-us', false],
])('what %s lists of other pages tells whether something on it is made up: %s', (path, isMadeUp) => {
  expect(dataAt(path).sample).toBe(isMadeUp);
});

type Change = (section: Section) => Section;

/** The site with other sections in the files of pages. */
function siteWith(changes: Record<string, Change>) {
  const files = Object.entries(changes).map(([name, change]) => {
    const { sections, ...page } = site.readYaml(`en/${name}.yaml`) as { sections: Section[] };
    return [`en/${name}.yaml`, stringify({ ...page, sections: sections.map(change) })];
  });
  return testSite({ env: { UNSAVED_DIR: temporaryFolder(Object.fromEntries(files)) } });
}

const off =
  (type: SectionType): Change =>
  (section) =>
    section.type === type ? { ...section, off: true } : section;

const typesOn = (path: string, changes: Record<string, Change>) =>
  dataAt(path, siteWith(changes)).sections.map(({ type }) => type);

test('a section whose list is empty is not shown', () => {
  expect(typesOn('/insights', {})).toEqual(['hero', 'page-list', 'call-to-action']);
  expect(typesOn('/insights', { 'insights-rejected-invoices': off('article') })).toEqual(['hero', 'call-to-action']);
});

test('a section that stands for one that is switched off is not shown', () => {
  const { id } = contentOf(site, 'en', '/', 'testimonials');
  const again: Change = (section) =>
    section.type === 'people' ? ({ type: 'section-from-page', page: '/', section: id } as Section) : section;

  expect(typesOn('/about-us', { 'about-us': again })).toContain('testimonials');
  expect(typesOn('/about-us', { 'about-us': again, home: off('testimonials') })).not.toContain('testimonials');
});

test('other pages, feeds and files know nothing of a section that is switched off', () => {
  const changed = siteWith({
    invoicing: off('prices'),
    'about-us': off('people'),
    'insights-rejected-invoices': off('article'),
  });
  const [services, lead] = (['/services', '/insights/rejected-invoices'] as const).map((path) =>
    JSON.stringify(dataAt(path, changed).sections),
  );
  const { smallest } = contentOf(site, 'en', '/invoicing', 'prices');

  expect(JSON.stringify(dataAt('/services').sections)).toContain(smallest.amount);
  expect(services).not.toContain(smallest.amount);
  expect(lead).not.toContain('/about-us#');
  expect(feedEntries(changed, 'en').map(({ path }) => path)).not.toContain('/insights/rejected-invoices');
});

test('whatever the order of sections, no two in a row stand on the same surface', () => {
  const definitions = site.sections.definitions.filter(({ isHero, resolve }) => !isHero && !resolve);
  const sections = definitions.flatMap(({ type }) =>
    ['columns', 'cards'].map((look) => ({ type, look }) as unknown as Section),
  );
  const everyPair = sections.flatMap((one) => sections.flatMap((other) => [one, other]));
  const surfaces = surfacesOf(everyPair, site.definitionOf);

  expect(surfaces.filter((surface, place) => surface === surfaces[place - 1])).toEqual([]);
});
