import type { JobPosting } from 'schema-dts';
import type { PageAndShell } from '#app/head/page-graph.ts';
import { escapeMarkup } from '#shared/escape-markup.ts';
import type { SectionProps } from '../definitions.ts';

/** An open job as Google asks: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export function describe({ view }: SectionProps<'opening'>, { data: page, shell }: PageAndShell): { job: JobPosting } {
  const { words, company, locale, origin } = shell;
  const { address, areaServed = [address.country] } = company;
  const { employmentType, salary, remote, posted, validThrough } = view;
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  const list = (name: 'work' | 'needs') => {
    const lines = view[name].map((line) => `<li>${escapeMarkup(line)}</li>`);
    return `<p>${escapeMarkup(words.opening[name])}</p><ul>${lines.join('')}</ul>`;
  };
  const place = {
    '@type': 'PostalAddress',
    addressLocality: address.city,
    ...(address.region && { addressRegion: address.region }),
    addressCountry: address.country,
  } as const;
  const { from, to, unit } = salary;
  const baseSalary = {
    '@type': 'MonetaryAmount',
    currency: company.currency,
    value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: unit },
  } as const;
  const job = {
    '@type': 'JobPosting',
    title: page.navLabel,
    description: `<p>${escapeMarkup(page.hero.description)}</p>${list('work')}${list('needs')}`,
    datePosted: posted,
    ...(validThrough && { validThrough }),
    ...(employmentType && { employmentType }),
    hiringOrganization: { '@id': `${origin}/#organization` },
    ...(from && to && unit && { baseSalary }),
    directApply: false,
  } as const;
  if (!remote) return { job: { ...job, jobLocation: { '@type': 'Place', address: place } } };
  const areas = areaServed.map((code) => ({ '@type': 'Country', name: regions.of(code) ?? code }) as const);
  return { job: { ...job, jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: areas } };
}
