import { serviceData } from '../content/loaders/service-data.server.ts';
import { Buying } from '../sections/buying/buying.tsx';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { PageHero, ServiceActions } from '../sections/hero/page-hero.tsx';
import { PointGrid } from '../sections/points/points.tsx';
import { StatRow } from '../sections/service/fact-row.tsx';
import { RelatedPages } from '../sections/service/related-pages.tsx';
import { ServiceTabs } from '../sections/service/service-tabs.tsx';
import { TechnologyGrid } from '../sections/service/technology-grid.tsx';
import type { Route } from './+types/service';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => serviceData(url, 'service');

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { page, family, contours, related } = loaderData;
  return (
    <div data-family={family}>
      <PageHero
        hero={page.hero}
        name={page.navLabel}
        family={family}
        contours={contours}
        actions={<ServiceActions />}
      />
      <ServiceTabs tabs={page.tabs} />
      <StatRow stats={page.stats} />
      <TechnologyGrid technologies={page.technologies} />
      {page.industries && <PointGrid block={page.industries} look="columns" />}
      {page.benefits && <PointGrid block={page.benefits} look="numbered" />}
      <Buying page={page} />
      <RelatedPages related={related} />
      <CallToAction cta={page.cta} contours={contours} />
    </div>
  );
}
