import type {
  AdministrativeArea,
  BlogPosting,
  BreadcrumbList,
  Graph,
  JobPosting,
  Organization,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { locales, localizedPath } from '#site/bundled-site.ts';
import type { PageData } from '#site/page-data.server.ts';
import type { ShellData } from '#site/shell-data.server.ts';
import { headlineText } from './headline-text.ts';

/** What a section's `structured-data.ts` adds: properties of the article, or a job. */
type SectionData = {
  article?: Partial<Exclude<BlogPosting, string>>;
  job?: JobPosting;
};
type Describe = (section: never, page: PageAndShell) => SectionData;

const describers = import.meta.glob<Describe>('../sections/*/structured-data.ts', { eager: true, import: 'describe' });

/** A page as a schema.org graph: company, site, page, breadcrumbs and, where there is one, service, article or job. */
export function pageGraph(page: PageAndShell): Graph {
  const described = { ...page, sections: sectionData(page) };
  const { aboutCompany, trail, schemaType } = described.data;
  const company = aboutCompany ? wholeOrganization(described) : organization(described);
  const nodes: Thing[] = [company, website(described), webPage(described)];
  if (trail) nodes.push(breadcrumbs(described));
  if (schemaType === 'Service') nodes.push(serviceNode(described));
  if (described.sections.article) nodes.push(articleNode(described));
  if (described.sections.job) nodes.push(described.sections.job);
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function webPage(described: Described): WebPage {
  const { hero, locale, schemaType, trail, aboutCompany } = described.data;
  const isService = schemaType === 'Service';
  const { article } = described.sections;
  return {
    '@type': isService ? 'WebPage' : schemaType,
    ...pageNode(described, 'webpage'),
    url: urlOf(described),
    name: headlineText(hero),
    description: hero.description,
    inLanguage: locale,
    isPartOf: siteNode(described, 'website'),
    ...(trail ? { breadcrumb: pageNode(described, 'breadcrumb') } : {}),
    ...(aboutCompany ? { about: siteNode(described, 'organization') } : {}),
    ...(isService ? { mainEntity: pageNode(described, 'service') } : {}),
    ...(article ? { mainEntity: pageNode(described, 'article') } : {}),
    ...(hero.image && {
      primaryImageOfPage: {
        '@type': 'ImageObject',
        url: described.shell.origin + hero.image.src,
        caption: hero.image.alt,
      },
    }),
  };
}

function breadcrumbs(described: Described): BreadcrumbList {
  const { data, shell } = described;
  const { nav } = shell.words;
  const trail = [
    { name: nav.home, item: shell.origin + localizedPath('/', data.locale) },
    ...(data.trail ?? []).map(({ label, to }) => ({ name: label, item: shell.origin + to })),
    { name: data.navLabel, item: urlOf(described) },
  ];
  return {
    '@type': 'BreadcrumbList',
    ...pageNode(described, 'breadcrumb'),
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** Name and logo only; pages about the company have the rest, under the same id. */
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

/** Not a LocalBusiness, which customers can visit. No ratings: search engines ignore those by the company itself. */
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
  };
}

function website(described: Described): WebSite {
  const { company, origin } = described.shell;
  return {
    '@type': 'WebSite',
    ...siteNode(described, 'website'),
    url: `${origin}/`,
    name: company.name,
    inLanguage: [...locales],
    publisher: siteNode(described, 'organization'),
  };
}

function areasServed({ data, shell }: Described): AdministrativeArea[] | undefined {
  const names = new Intl.DisplayNames(data.locale, { type: 'region' });
  return shell.company.areaServed?.map((code) => ({ '@type': 'AdministrativeArea', name: names.of(code) ?? code }));
}

function serviceNode(described: Described): Service {
  const { hero, navLabel } = described.data;
  return {
    '@type': 'Service',
    ...pageNode(described, 'service'),
    name: hero.tagline ?? navLabel,
    serviceType: navLabel,
    description: hero.description,
    url: urlOf(described),
    provider: siteNode(described, 'organization'),
    areaServed: areasServed(described),
  };
}

function articleNode(described: Described): BlogPosting {
  const { hero, locale, share } = described.data;
  return {
    '@type': 'BlogPosting',
    ...pageNode(described, 'article'),
    headline: headlineText(hero),
    description: hero.description,
    url: urlOf(described),
    mainEntityOfPage: pageNode(described, 'webpage'),
    inLanguage: locale,
    publisher: siteNode(described, 'organization'),
    ...(share && { image: described.shell.origin + share.src }),
    ...described.sections.article,
  };
}

export type PageAndShell = { data: PageData; shell: ShellData };
type Described = PageAndShell & { sections: SectionData };

function sectionData(page: PageAndShell): SectionData {
  const parts = page.data.sections.map((section) =>
    describers[`../sections/${section.type}/structured-data.ts`]?.(section as never, page),
  );
  return Object.assign({}, ...parts);
}

function urlOf({ data, shell }: PageAndShell): string {
  return shell.origin + localizedPath(data.path, data.locale);
}

function siteNode({ shell }: Described, name: 'organization' | 'website'): { '@id': string } {
  return { '@id': `${shell.origin}/#${name}` };
}

function pageNode(described: Described, name: 'webpage' | 'breadcrumb' | 'service' | 'article'): { '@id': string } {
  return { '@id': `${urlOf(described)}#${name}` };
}
