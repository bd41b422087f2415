import { partnersData } from '../content/loaders/partners-data.server.ts';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { ClientList, PartnerGrid } from '../sections/company/partner-lists.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import type { Route } from './+types/partners';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => partnersData(url);

export default function PartnersPage({ loaderData }: Route.ComponentProps) {
  const { page, family, contours, partners, clients } = loaderData;
  return (
    <div data-family={family}>
      <PageHero hero={page.hero} name={page.navLabel} family={family} contours={contours} />
      <PartnerGrid heading={page.partners} partners={partners} />
      <ClientList heading={page.clients} clients={clients} />
      <CallToAction cta={page.cta} contours={contours} />
    </div>
  );
}
