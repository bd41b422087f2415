import { facts } from '#content/load.server.ts';
import { type Block, heading, inline, link, list } from './blocks.ts';
import type { Setting } from './parts.ts';

/** How to reach the company, at the foot of every twin as in the footer of every page. */
export function reachPart({ shell }: Setting): Block[] {
  const { company, site } = shell;
  const { postOfficeBox, city, region, postalCode } = company.address;
  return [
    heading(2, site.footer.contact),
    list([
      inline(`${company.legalName}, PO Box ${postOfficeBox}, ${city}, ${region} ${postalCode}`),
      link(facts(company).phone ?? company.phone, `tel:+1${company.phone}`),
      link(company.email, `mailto:${company.email}`),
      ...company.social.map(({ name, url }) => link(name, url)),
    ]),
  ];
}
