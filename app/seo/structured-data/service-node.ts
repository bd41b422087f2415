import type { ItemList, OfferCatalog, Service } from 'schema-dts';
import { type Described, type DescribedPage, pageNode, siteNode, urlOf } from './described-page.ts';
import { areasServed } from './organization.ts';

export function serviceNode(described: Described): Service {
  const { page } = described.data;
  return {
    '@type': 'Service',
    ...pageNode(described, 'service'),
    name: page.hero.tagline ?? page.navLabel,
    serviceType: page.navLabel,
    description: page.hero.description,
    url: urlOf(described),
    provider: siteNode(described, 'organization'),
    areaServed: areasServed(described),
    ...(page.tabs ? { hasOfferCatalog: catalog(page.tabs) } : {}),
  };
}

function catalog(tabs: NonNullable<DescribedPage['page']['tabs']>): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: tabs.sectionTitle,
    itemListElement: Object.values(tabs.tabContent).map(({ label, description }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: label, description },
    })),
  };
}

export function serviceList({ data, shell }: Described): ItemList {
  const links = (data.groups ?? []).flatMap((group) => group.links ?? []);
  return {
    '@type': 'ItemList',
    itemListElement: links.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: shell.origin + to,
    })),
  };
}
