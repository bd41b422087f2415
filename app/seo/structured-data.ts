import type {
  AdministrativeArea,
  BreadcrumbList,
  Graph,
  ImageObject,
  ItemList,
  OfferCatalog,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { ShellData } from '#app/content/loaders/shell-data.server.ts';
import { type Locale, locales, localizedPath } from '#app/content/locale.ts';
import type { Drawing, Picture } from '#app/content/page.ts';
import type { Kind, Menu } from '#app/content/pages.ts';
import { headlineText } from './headline.ts';

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
  return { '@type': 'ImageObject', url: origin + image.src, caption: image.alt };
}

/** The trail that the page shows above its headline: home, its family, itself. */
function breadcrumbs(described: Described): BreadcrumbList {
  const { data, shell } = described;
  const { nav } = shell.site;
  const at = (path: string) => shell.origin + localizedPath(path, data.locale);
  const { family } = data;
  const trail = [
    { name: nav.home, item: at('/') },
    ...(family && family !== 'corporate' ? [{ name: nav.menus[family], item: `${at('/services')}#${family}` }] : []),
    { name: data.page.navLabel, item: urlOf(described) },
  ];
  return {
    '@type': 'BreadcrumbList',
    ...pageNode(described, 'breadcrumb'),
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** The company by name and mark, for pages about something else: the rest stands on the pages about it, under one id. */
function organization(described: Described): Exclude<Organization, string> {
  const { company, origin } = described.shell;
  return {
    '@type': 'Organization',
    ...siteNode(described, 'organization'),
    name: company.name,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png` },
  };
}

/**
 * The company as the footer shows it. An Organization, not a LocalBusiness: an address, let alone a post office box, need be
 * no place that a customer can visit. No ratings: search engines ignore those that a company gives itself.
 */
function wholeOrganization(described: Described): Organization {
  const { company } = described.shell;
  const { address } = company;
  return {
    ...organization(described),
    legalName: company.legalName,
    foundingDate: String(company.founded),
    address: {
      '@type': 'PostalAddress',
      ...('street' in address ? { streetAddress: address.street } : { postOfficeBoxNumber: address.postOfficeBox }),
      addressLocality: address.city,
      ...(address.region && { addressRegion: address.region }),
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    telephone: company.phone.number,
    email: company.email,
    sameAs: company.social.map(({ url }) => url),
    areaServed: areasServed(described),
    knowsAbout: subjects(described),
  };
}

/** Names of the services in the menus; hiring somebody is no subject. */
function subjects({ shell }: Described): string[] {
  const links = shell.menus.filter(({ key }) => key !== 'corporate').flatMap((menu) => menu.links);
  return links.filter(({ hire }) => !hire).map(({ label }) => label);
}

function website(described: Described): WebSite {
  const { company, origin } = described.shell;
  return {
    '@type': 'WebSite',
    ...siteNode(described, 'website'),
    url: origin + localizedPath('/', 'en'),
    name: company.name,
    inLanguage: [...locales],
    publisher: siteNode(described, 'organization'),
  };
}

/** The countries and territories the company works in, in the language of the page. */
function areasServed({ data, shell }: Described): AdministrativeArea[] {
  const names = new Intl.DisplayNames(data.locale, { type: 'region' });
  return shell.company.areaServed.map((code) => ({ '@type': 'AdministrativeArea', name: names.of(code) ?? code }));
}

function serviceNode(described: Described): Service {
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

function serviceList({ data, shell }: Described): ItemList {
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

/** What the graph reads of a page's loader data. All kinds of pages have it; what only some have is optional. */
export type DescribedPage = {
  locale: Locale;
  path: string;
  kind: Kind;
  family?: Menu;
  share?: Drawing;
  page: {
    navLabel: string;
    hero: { tagline?: string; title: string; titleHighlight?: string; description: string; image?: Picture };
    tabs?: { sectionTitle: string; tabContent: Record<string, { label: string; description: string }> };
  };
  /** Of the index of all services. */
  groups?: { links?: { label: string; to: string }[] }[];
};

type Described = { data: DescribedPage; shell: ShellData };

function urlOf({ data, shell }: Described): string {
  return shell.origin + localizedPath(data.path, data.locale);
}

function siteNode({ shell }: Described, name: 'organization' | 'website'): { '@id': string } {
  return { '@id': `${shell.origin}/#${name}` };
}

function pageNode(described: Described, name: 'webpage' | 'breadcrumb' | 'service'): { '@id': string } {
  return { '@id': `${urlOf(described)}#${name}` };
}
