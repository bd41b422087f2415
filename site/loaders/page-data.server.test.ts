import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { contentOf } from '#app/testing/content-of.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { contentRoot } from '../content-root.server.ts';
import { loadPage } from '../load.server.ts';
import { type Section, type SectionType, sectionConfigs, sectionTypes } from '../schema/page.ts';
import { pageData, surfacesOf } from './page-data.server.ts';

const dataAt = (path: string) => pageData(new URL(path, 'http://site.test'));

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
  const label = loadPage('es', { path: '/case-studies' }).navLabel;

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

  expect(sectionAt(path, type)?.content).toMatchObject({ title: contentOf(locale, '/', type).title, more: undefined });
});

test('the strip of home has the same clients as their page, without what it does not show', () => {
  const strip = sectionAt('/', 'client-strip')?.data as { id: string }[];

  expect(strip.map(({ id }) => id)).toEqual(contentOf('en', '/partners-clients', 'clients').items.map(({ id }) => id));
  expect(Object.keys(strip[0] ?? {}).sort()).toEqual(['id', 'mark', 'name', 'sample']);
});

test('a section that is switched off is not shown', () => {
  const { sections, ...page } = parse(readFileSync(join(contentRoot, 'en/sap.yaml'), 'utf8'));
  const [first, second, ...others] = sections;
  const text = stringify({ ...page, sections: [first, { ...second, off: true }, ...others] });
  const before = dataAt('/sap').sections.map(({ type }) => type);
  vi.stubEnv('UNSAVED_DIR', temporaryFolder({ 'en/sap.yaml': text }));

  expect(dataAt('/sap').sections.map(({ type }) => type)).toEqual(before.toSpliced(1, 1));
});

test('whatever the order of sections, no two in a row stand on the same surface', () => {
  const types = sectionTypes.filter((type) => !sectionConfigs[type].isHead && !sectionConfigs[type].resolve);
  let seed = 7;
  const random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  for (let round = 0; round < 200; round++) {
    const list = Array.from({ length: 8 }, () => {
      const type = types[Math.floor(random() * types.length)];
      return { type, look: random() < 0.5 ? 'columns' : 'cards' } as unknown as Section;
    });
    const surfaces = surfacesOf(list);
    expect(surfaces.filter((surface, place) => surface === surfaces[place - 1])).toEqual([]);
  }
});
