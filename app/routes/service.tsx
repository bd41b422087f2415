import type { LoaderFunctionArgs } from 'react-router';
import { BelowFirstView } from '../behavior/first-view.tsx';
import { pageOf } from '../page-of.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { PageHero, ServiceActions } from '../sections/page-hero.tsx';
import { PointGrid } from '../sections/point-grid.tsx';
import { RelatedPages } from '../sections/related-pages.tsx';
import { ServiceTabs } from '../sections/service-tabs.tsx';
import { StatRow } from '../sections/stat-row.tsx';
import { TechnologyGrid } from '../sections/technology-grid.tsx';
import { pageMeta } from '../seo.ts';
import { serviceData } from '../service-data.server.ts';

export { clientLoader } from '../behavior/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return serviceData(url, 'service');
}

const Page = pageOf<typeof loader>(function ServicePage({ page, family, terrain, related }) {
  return (
    <div data-family={family}>
      <PageHero hero={page.hero} name={page.navLabel} family={family} terrain={terrain}>
        <ServiceActions />
      </PageHero>
      <ServiceTabs tabs={page.tabs} />
      <BelowFirstView>
        <StatRow stats={page.stats} />
        <TechnologyGrid technologies={page.technologies} />
        {page.industries && <PointGrid block={page.industries} look="columns" />}
        {page.benefits && <PointGrid block={page.benefits} look="numbered" />}
        <RelatedPages related={related} />
        <CallToAction cta={page.cta} terrain={terrain} />
      </BelowFirstView>
    </div>
  );
});

export const handle = { Page };
export default Page;
