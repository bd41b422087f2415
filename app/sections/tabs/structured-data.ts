import type { OfferCatalog } from 'schema-dts';
import type { SectionProps } from '../definitions.ts';

export function describe({ view }: SectionProps<'tabs'>): { service: { hasOfferCatalog: OfferCatalog } } {
  const itemListElement = Object.values(view.tabContent).map(({ label, description }) => ({
    '@type': 'Offer' as const,
    itemOffered: { '@type': 'Service' as const, name: label, description },
  }));
  return { service: { hasOfferCatalog: { '@type': 'OfferCatalog', name: view.sectionTitle, itemListElement } } };
}
