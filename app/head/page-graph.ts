import type { BlogPosting, BreadcrumbList, Graph, JobPosting, Organization, Thing, WebSite } from 'schema-dts';
import { localizedPath } from '#site/bundled-site.ts';
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

/** What search engines read of a page, as a schema.org graph: company, site, breadcrumbs and an article or a job. */
export function pageGraph(page: PageAndShell): Graph {
  const described = { ...page, sections: sectionData(page) };
  const { aboutCompany, trail } = described.data;
  const company = aboutCompany ? wholeOrganization(described) : organization(described);
  const nodes: Thing[] = [company, website(described)];
  if (trail) nodes.push(breadcrumbs(described));
  if (described.sections.article) nodes.push(articleNode(described));
  if (described.sections.job) nodes.push(described.sections.job);
  return { '@context': 'https://schema.org', '@graph': nodes };
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
    itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** Name and logo only; pages about the company have the rest, under the same id. */
function organization(described: Described): Exclude<Organization, string> {
  const { company, origin } = described.shell;
  return {
    '@type': 'Organization',
    ...companyNode(described),
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
  };
}

function website({ shell: { company, origin } }: Described): WebSite {
  return { '@type': 'WebSite', url: `${origin}/`, name: company.name };
}

function articleNode(described: Described): BlogPosting {
  const { hero, sharePicture } = described.data;
  return {
    '@type': 'BlogPosting',
    headline: headlineText(hero),
    publisher: companyNode(described),
    ...(sharePicture && { image: described.shell.origin + sharePicture.src }),
    ...described.sections.article,
  };
}

export type PageAndShell = { data: PageData; shell: ShellData };
type Described = PageAndShell & { sections: SectionData };

function sectionData(page: PageAndShell): SectionData {
  const dataOfSections = page.data.sections.map((section) =>
    describers[`../sections/${section.type}/structured-data.ts`]?.(section as never, page),
  );
  return Object.assign({}, ...dataOfSections);
}

function urlOf({ data, shell }: PageAndShell): string {
  return shell.origin + localizedPath(data.path, data.locale);
}

function companyNode({ shell }: Described): { '@id': string } {
  return { '@id': `${shell.origin}/#organization` };
}
