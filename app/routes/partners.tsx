import type { LoaderFunctionArgs } from 'react-router';
import { BelowFirstView } from '../behavior/first-view.tsx';
import { pageOf } from '../page-of.tsx';
import { partnersData } from '../partners-data.server.ts';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ClientList } from '../sections/client-list.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PartnerGrid } from '../sections/partner-grid.tsx';
import { pageMeta } from '../seo.ts';

export { clientLoader } from '../behavior/page-ahead.ts';
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
