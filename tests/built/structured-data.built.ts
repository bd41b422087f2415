import { expect, test } from 'vitest';
import { builtOrigin, isBuilt, listedHtml, plainText, readableText } from './built-site.ts';
import { graphFaults } from './graph-faults.ts';
import { readVocabulary } from './vocabulary.ts';

type Node = Record<string, unknown> & { '@type': string };

const origin = builtOrigin();
const vocabulary = readVocabulary();
const pages = listedHtml().map((page) => ({ ...page, graph: graphOf(page.html) }));

function graphOf(html: string): { '@graph': Node[] } {
  const [block = '', ...others] = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );
  if (others.length > 0) throw new Error('The page has more than one graph.');
  return JSON.parse(block);
}

/** Every text and address in a graph, with the name of its property. */
function literalsOf(value: unknown, name = ''): [name: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((entry) => literalsOf(entry, name));
  if (value === null || typeof value !== 'object') return [[name, String(value)]];
  return Object.entries(value).flatMap(([key, entry]) => literalsOf(entry, key));
}

function trailOf(html: string): string[] {
  const trail = html.match(/<nav [^>]*class="breadcrumb"[^>]*>([\s\S]*?)<\/nav>/)?.[1] ?? '';
  return [...trail.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = '']) =>
    plainText(item.replace(/<[^>]*>/g, '')),
  );
}

test.each(pages)('$address says nothing that schema.org does not know', ({ graph }) => {
  expect(graphFaults(graph, vocabulary)).toEqual([]);
});

test.each(pages)('$address has company, site and page in its graph', ({ graph, address }) => {
  const [company, site, page] = graph['@graph'];
  expect([company?.['@type'], site?.['@type']]).toEqual(['Organization', 'WebSite']);
  expect(page).toMatchObject({ '@id': `${origin}${address}#webpage`, url: origin + address });
});

test.each([
  ['/contact-us', 'ContactPage'],
  ['/es/about-us', 'AboutPage'],
  ['/services', 'CollectionPage'],
  ['/es/partners-clients', 'CollectionPage'],
  ['/sap', 'WebPage'],
])('%s is a %s', (address, type) => {
  expect(pages.find((page) => page.address === address)?.graph['@graph'][2]?.['@type']).toBe(type);
});

test.each(pages)('$address shows all texts of its graph to readers too', ({ graph, html }) => {
  const seen = readableText(html);
  const shown = [
    'name',
    'legalName',
    'description',
    'serviceType',
    'knowsAbout',
    'email',
    'postOfficeBoxNumber',
    'streetAddress',
    'addressLocality',
    'addressRegion',
    'postalCode',
    'foundingDate',
  ];
  // Readable text has one kind of space; a text may hold some at which no line ends.
  const hidden = literalsOf(graph).filter(
    ([name, text]) => shown.includes(name) && !seen.includes(text.replace(/\s/g, ' ')),
  );
  expect(hidden).toEqual([]);
});

test.each(pages)('$address leads from its graph to nothing that does not exist', ({ graph }) => {
  const own = literalsOf(graph).filter(([name, text]) => name !== '@id' && text.startsWith(`${origin}/`));
  expect(own.map(([, text]) => new URL(text).pathname).filter((path) => !isBuilt(path))).toEqual([]);
});

test.each(pages)('$address has the trail that it shows', ({ graph, html }) => {
  const list = graph['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
  const steps = (list?.itemListElement ?? []) as { name: string; position: number }[];
  expect(steps.map(({ name }) => name)).toEqual(trailOf(html));
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
});

test.each(pages)('$address praises itself with no review or rating and claims no shop', ({ graph }) => {
  expect(JSON.stringify(graph)).not.toMatch(/"(Review|AggregateRating|Rating|LocalBusiness|review|aggregateRating)"/);
});

test('a service lists what its tabs hold', () => {
  const nodes = pages.find((page) => page.address === '/sap')?.graph['@graph'] ?? [];
  const service = nodes.find((node) => node['@type'] === 'Service') as unknown as {
    hasOfferCatalog: { itemListElement: unknown[] };
  };
  expect(service.hasOfferCatalog.itemListElement).toHaveLength(5);
});
