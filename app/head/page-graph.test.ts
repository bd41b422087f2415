import { expect, test } from 'vitest';
import { type PageData, pageData } from '#site/page-data.server.ts';
import { shellData } from '#site/shell-data.server.ts';
import { testSite } from '#tests/test-site.ts';
import { pageGraph } from './page-graph.ts';

type Node = Record<string, unknown>;

const site = testSite();
const own = shellData(site, new URL('http://localhost/es'));
const hero = { tagline: 'Servicios', title: 'Un título', titleHighlight: 'con brillo', description: 'Qué hacemos.' };

function nodesOf(data: Partial<PageData>): Node[] {
  const shell = { ...own, origin: 'https://mirador.example' };
  const { sections: _, ...page } = pageData(site, new URL(data.path ?? '/invoicing', 'http://site.test'));
  const described = { ...page, locale: 'es' as const, hero, sections: [], ...data };
  return pageGraph({ data: described, shell })['@graph'] as unknown as Node[];
}

function nodeOf(nodes: Node[], type: string): Node | undefined {
  return nodes.find((node) => node['@type'] === type);
}

test('the company has its post office box, a phone with country code and the places it serves', () => {
  expect(nodeOf(nodesOf({ path: '/' }), 'Organization')).toMatchObject({
    '@id': 'https://mirador.example/#organization',
    foundingDate: '2007',
    address: { postOfficeBoxNumber: '100555', addressRegion: 'PR' },
    telephone: '+17875550142',
    areaServed: [{ name: 'Puerto Rico' }, { name: 'Estados Unidos' }],
  });
});

test('a service page is about its service', () => {
  const nodes = nodesOf({});
  expect(nodeOf(nodes, 'WebPage')).toMatchObject({
    name: 'Un título con brillo',
    mainEntity: { '@id': 'https://mirador.example/es/invoicing#service' },
  });
  expect(nodeOf(nodes, 'Service')).toMatchObject({
    name: 'Servicios',
    provider: { '@id': 'https://mirador.example/#organization' },
  });
});
