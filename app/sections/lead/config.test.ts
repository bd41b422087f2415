import { expect, test } from 'vitest';
import { siteReader } from '#app/content/loaders/site-reader.server.ts';
import { contentOf } from '#app/testing/content-of.ts';
import { load } from './config.ts';

const lead = contentOf('es', '/sap', 'lead');
const [person] = contentOf('es', '/people', 'people').items.filter(({ id }) => id === lead.person);

test('a lead has the name and portrait of the person that it names', () => {
  expect(load(lead, siteReader('es', '/sap'))).toMatchObject({
    name: person?.name,
    image: { src: expect.stringContaining('person-sap'), alt: person?.image?.alt },
  });
});

test('a lead that names no one is a role', () => {
  expect(load({ ...lead, person: undefined }, siteReader('es', '/sap'))).toBeUndefined();
});

test('a lead that names a person who is not there stops the build', () => {
  expect(() => load({ ...lead, person: 'nobody' }, siteReader('es', '/sap'))).toThrow('nobody is no person');
});
