import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { SectionType } from '#app/sections/definitions.ts';
import { contentOf } from '#app/testing/content-of.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { pageData, surfacesOf } from './page-data.server.ts';
import type { Section } from './section.ts';

const site = siteUnderTest();
const dataAt = (path: string, from = site) => pageData(from, new URL(path, 'http://site.test'));

/** What the first section of a type gets on a page. */
function sectionAt(path: string, type: SectionType) {
  return dataAt(path).sections.find((section) => section.type === type);
}

test.each([
  ['/sap', 'en', '/sap'],
  ['/es/sap', 'es', '/sap'],
  ['/es/sap/', 'es', '/sap'],
  ['/es/nowhere/at-all', 'es', '/404'],
])('%s is in the language %s the page %s', (address, locale, path) => {
  expect(dataAt(address)).toMatchObject({ locale, path });
});

test('a page gets its words in its language, its family, pictures, contour lines and the way back', () => {
  const data = dataAt('/es/sap');

  expect(data).toMatchObject({ family: 'erp', schemaType: 'Service', trail: [{ to: '/es/services#erp' }] });
  expect(data.head.image).toEqual({
    src: expect.stringMatching(/^\/scenes\//),
    width: expect.any(Number),
    height: expect.any(Number),
    alt: expect.any(String),
  });
  expect(data.contours.src).toMatch(/^\/contours\//);
  expect(data.share?.src).toMatch(/^\/share\//);
});

test('the way to a page leads over those that its address stands below', () => {
  const label = site.page('es', { path: '/case-studies' }).navLabel;

  expect(dataAt('/es/case-studies/cooperative-reports').trail).toEqual([{ label, to: '/es/case-studies' }]);
  expect(dataAt('/es/case-studies').trail).toEqual([]);
});

test('a page that is kept out of search engines has no picture to share', () => {
  expect(dataAt('/contact-us/sent').share).toBeUndefined();
});

test.each([
  ['/about-us-home', 'about'],
  ['/featured', 'solutions'],
  ['/es/testimonial', 'testimonials'],
] as const)('%s shows the section "%s" of home, without its link to the page shown', (path, type) => {
  const { locale } = dataAt(path);

  expect(sectionAt(path, type)?.view).toMatchObject({
    title: contentOf(site, locale, '/', type).title,
    more: undefined,
  });
});

test('the strip of home has the same clients as their page, without what it does not show', () => {
  const strip = sectionAt('/', 'client-strip')?.view as { clients: { id: string }[] } | undefined;
  const clients = strip?.clients ?? [];

  expect(clients.map(({ id }) => id)).toEqual(
    contentOf(site, 'en', '/partners-clients', 'clients').items.map(({ id }) => id),
  );
  expect(Object.keys(clients[0] ?? {}).sort()).toEqual(['id', 'logo', 'name', 'sample']);
});

test('a section that is switched off is not shown', () => {
  const { sections, ...page } = site.readYaml('en/sap.yaml') as { sections: object[] };
  const [first, second, ...others] = sections;
  const text = stringify({ ...page, sections: [first, { ...second, off: true }, ...others] });
  const before = dataAt('/sap').sections.map(({ type }) => type);
  const changed = siteUnderTest({ env: { UNSAVED_DIR: temporaryFolder({ 'en/sap.yaml': text }) } });

  expect(dataAt('/sap', changed).sections.map(({ type }) => type)).toEqual(before.toSpliced(1, 1));
});

test('whatever the order of sections, no two in a row stand on the same surface', () => {
  const definitions = site.sections.definitions.filter(({ isHead, resolve }) => !isHead && !resolve);
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 200; round++) {
    const list = Array.from({ length: 8 }, () => {
      const definition = definitions[Math.floor(random() * definitions.length)];
      return { type: definition?.type, look: random() < 0.5 ? 'columns' : 'cards' } as unknown as Section;
    });
    const surfaces = surfacesOf(list, site.definitionOf);
    expect(surfaces.filter((surface, place) => surface === surfaces[place - 1])).toEqual([]);
  }
});
