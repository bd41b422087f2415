import { type Block, heading, inline, link, list } from './blocks.ts';
import type { Setting } from './parts.ts';

/** How to reach the company, at the foot of every twin as in the footer of every page. */
export function reachPart({ shell }: Setting): Block[] {
  const { company, addressLines, site } = shell;
  return [
    heading(2, site.footer.contact),
    list([
      inline([company.legalName, ...addressLines].join(', ')),
      link(company.phone.shown, `tel:${company.phone.number}`),
      link(company.email, `mailto:${company.email}`),
      ...company.social.map(({ name, url }) => link(name, url)),
    ]),
  ];
}
