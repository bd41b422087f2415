import { milestonesData } from '../content/loaders/page-data.server.ts';
import { useHashScroll } from '../hooks/scrolling.ts';
import { Buying } from '../sections/buying/buying.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { Engagements, Expertise, HireActions, HireContact } from '../sections/hire/hire.tsx';
import { Milestones, PointGrid } from '../sections/points/points.tsx';
import type { Route } from './+types/hire';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => milestonesData(url, 'hire');

export default function HirePage({ loaderData }: Route.ComponentProps) {
  const { page, family, contours, profile } = loaderData;
  useHashScroll();
  return (
    <div data-family={family}>
      <PageHero
        hero={page.hero}
        name={page.navLabel}
        family={family}
        contours={contours}
        actions={<HireActions {...page.hero} />}
      />
      <PointGrid block={page.why} look="columns" id="why" />
      <Expertise expertise={page.expertise} />
      <Milestones block={page.offers} profile={profile} id="offers" />
      <Engagements engagements={page.engagements} />
      <PointGrid block={page.approach} look="numbered" id="approach" />
      <Buying page={page} />
      <HireContact contact={page.contact} contours={contours} />
    </div>
  );
}
