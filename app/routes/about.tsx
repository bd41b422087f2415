import { milestonesData } from '../content/loaders/page-data.server.ts';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { Mission } from '../sections/company/mission.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { Milestones, PointGrid } from '../sections/points/points.tsx';
import type { Route } from './+types/about';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => milestonesData(url, 'about');

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { page, family, contours, profile } = loaderData;
  return (
    <div data-family={family}>
      <PageHero hero={page.hero} name={page.navLabel} family={family} contours={contours} />
      <Mission mission={page.mission} />
      <PointGrid block={page.approach} look="numbered" id="approach" surface="wash" />
      <Milestones block={page.values} profile={profile} id="values" />
      {page.firm && <PointGrid block={page.firm} look="columns" id="firm" />}
      <CallToAction cta={page.cta} contours={contours} />
    </div>
  );
}
