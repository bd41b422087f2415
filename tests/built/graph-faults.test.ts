import { expect, test } from 'vitest';
import { graphFaults } from './graph-faults.ts';
import { readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary();

function faultsOf(...nodes: Record<string, unknown>[]): string[] {
  return graphFaults({ '@context': 'https://schema.org', '@graph': nodes }, vocabulary);
}

test('the whole vocabulary is read', () => {
  expect(vocabulary.parents.size).toBeGreaterThan(1_200);
  const properties = [...vocabulary.properties.values()].reduce((sum, own) => sum + own.size, 0);
  expect(properties).toBeGreaterThan(1_500);
});

test('inherited properties, narrower types and references are good', () => {
  const company = { '@type': 'Organization', '@id': '#us', name: 'Mirador', foundingDate: '2007' };
  const page = { '@type': 'ContactPage', name: 'Contact', about: { '@id': '#us' }, inLanguage: ['en', 'es'] };
  const site = { '@type': 'WebSite', hasPart: page, publisher: { '@id': '#us' } };
  expect(faultsOf(company, page, site)).toEqual([]);
});

test.each([
  ['an unknown type', { '@type': 'Organisation' }, 'Organisation: schema.org has no type Organisation.'],
  ['a property of another type', { '@type': 'WebPage', telephone: '1' }, 'WebPage: WebPage has no property telephone.'],
  [
    'a superseded property',
    { '@type': 'Organization', members: 'x' },
    'Organization: Organization has no property members.',
  ],
  ['a text where a thing must stand', { '@type': 'WebPage', breadcrumb: 7 }, 'WebPage.breadcrumb: takes no number.'],
  ['a wrong thing', { '@type': 'Service', provider: { '@type': 'Offer' } }, 'Service.provider: takes no Offer.'],
  [
    'a lost reference',
    { '@type': 'WebPage', isPartOf: { '@id': '#x' } },
    'WebPage.isPartOf: leads to #x, which is not in the graph.',
  ],
  [
    'a fault inside',
    { '@type': 'Offer', itemOffered: { '@type': 'Service', x: 1 } },
    'Offer.itemOffered: Service has no property x.',
  ],
])('%s is a fault', (_, node, fault) => {
  expect(faultsOf(node)).toEqual([fault]);
});
