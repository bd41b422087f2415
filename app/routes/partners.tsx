import type { LoaderFunctionArgs } from 'react-router';
import { partnersData } from '../content/loaders/partners-data.server.ts';
import { BelowFirstView } from '../hooks/first-view.tsx';
import { pageOf } from '../page-of.tsx';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { ClientList } from '../sections/company/client-list.tsx';
import { PartnerGrid } from '../sections/company/partner-grid.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export { clientLoader } from '../hooks/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return partnersData(url);
}

const Page = pageOf<typeof loader>(function PartnersPage({ page, family, terrain, partners, clients }) {
  return (
    <div data-family={family}>
      <PageHero hero={page.hero} name={page.navLabel} family={family} terrain={terrain} />
      <PartnerGrid heading={page.partners} partners={partners} />
      <BelowFirstView>
        <ClientList heading={page.clients} clients={clients} />
        <CallToAction cta={page.cta} terrain={terrain} />
      </BelowFirstView>
    </div>
  );
});

export const handle = { Page };
export default Page;
