import type { Graph, ImageObject, Thing, WebPage } from 'schema-dts';
import type { Kind } from '#app/content/pages.ts';
import { headlineText } from '../headline.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { type Described, type DescribedPage, pageNode, siteNode, urlOf } from './described-page.ts';
import { organization, website, wholeOrganization } from './organization.ts';
import { serviceList, serviceNode } from './service-node.ts';

type PageType = 'WebPage' | 'ContactPage' | 'AboutPage' | 'CollectionPage';

/** Kinds of pages that are something narrower than a page. */
const pageTypes: Partial<Record<Kind, PageType>> = {
  contact: 'ContactPage',
  about: 'AboutPage',
  partners: 'CollectionPage',
  services: 'CollectionPage',
  technologies: 'CollectionPage',
};
const serviceKinds = new Set<Kind>(['service', 'security', 'hire']);
const withoutTrail = new Set<Kind>(['home', 'contact']);
const aboutCompany = new Set<Kind>(['home', 'contact', 'about']);

/**
 * What a page says of itself as one schema.org graph: the company, the site, the page, its place and, where there is
 * one, its service. It repeats what the page shows, nothing else.
 */
export function pageGraph(described: Described): Graph {
  const { kind } = described.data;
  const company = aboutCompany.has(kind) ? wholeOrganization(described) : organization(described);
  const nodes: Thing[] = [company, website(described), webPage(described, kind)];
  if (!withoutTrail.has(kind)) nodes.push(breadcrumbs(described));
  if (serviceKinds.has(kind)) nodes.push(serviceNode(described));
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function webPage(described: Described, kind: Kind): WebPage {
  const { page, locale } = described.data;
  return {
    '@type': pageTypes[kind] ?? 'WebPage',
    ...pageNode(described, 'webpage'),
    url: urlOf(described),
    name: headlineText(page),
    description: page.hero.description,
    inLanguage: locale,
    isPartOf: siteNode(described, 'website'),
    ...(withoutTrail.has(kind) ? {} : { breadcrumb: pageNode(described, 'breadcrumb') }),
    ...(aboutCompany.has(kind) ? { about: siteNode(described, 'organization') } : {}),
    ...(serviceKinds.has(kind) ? { mainEntity: pageNode(described, 'service') } : {}),
    ...(kind === 'services' ? { mainEntity: serviceList(described) } : {}),
    ...(page.hero.image ? { primaryImageOfPage: picture(page.hero.image, described.shell.origin) } : {}),
  };
}

function picture(image: NonNullable<DescribedPage['page']['hero']['image']>, origin: string): ImageObject {
  return {
    '@type': 'ImageObject',
    url: origin + image.src,
    caption: image.alt,
  };
}
