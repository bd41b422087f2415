import type { AdministrativeArea, Organization, WebSite } from 'schema-dts';
import { locales, localizedPath } from '#app/content/locale.ts';
import { type Described, siteNode } from './described-page.ts';

/** The company by name and mark, for pages about something else: the rest stands on the pages about it, under one id. */
export function organization(described: Described): Exclude<Organization, string> {
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
export function wholeOrganization(described: Described): Organization {
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

export function website(described: Described): WebSite {
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
export function areasServed({ data, shell }: Described): AdministrativeArea[] {
  const names = new Intl.DisplayNames(data.locale, { type: 'region' });
  return shell.company.areaServed.map((code) => ({ '@type': 'AdministrativeArea', name: names.of(code) ?? code }));
}
