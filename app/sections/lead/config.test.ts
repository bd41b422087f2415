import { expect, test } from 'vitest';
import { siteReader, viewOf } from '#site/site-reader.server.ts';
import { contentOf } from '#tests/content-of.ts';
import { siteUnderTest } from '#tests/site-under-test.ts';
import config from './config.ts';

const lead = {
  title: 'Who leads the work',
  role: 'Practice lead',
  description: 'Has led twelve conversions.',
  certifications: ['First certificate', 'Second certificate'],
  languages: 'English and Spanish',
  sample: true,
};

const site = siteUnderTest();
const reader = siteReader(site, 'es', '/invoicing');
const own = { ...lead, person: 'arango' };
const [person] = contentOf(site, 'es', '/about-us', 'people').items.filter(({ id }) => id === own.person);

test('a lead has the name of the person that it names, and leads to their entry', () => {
  expect(viewOf(config, own, reader).person).toMatchObject({ name: person?.name, to: '/es/about-us#arango' });
});

test('a lead that names no one, or somebody whom no page shows, is a role', () => {
  for (const id of [undefined, 'nobody']) expect(viewOf(config, { ...own, person: id }, reader).person).toBeUndefined();
});
