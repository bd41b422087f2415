import { servicesData } from '../content/loaders/index-data.server.ts';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { FamilyJumps } from '../sections/hero/family-jumps.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { FamilyIndex } from '../sections/indexes/family-index.tsx';
import type { Route } from './+types/services';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => servicesData(url);

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { page, contours, groups } = loaderData;
  return (
    <div data-family="corporate">
      <PageHero hero={page.hero} name={page.navLabel} contours={contours}>
        <FamilyJumps families={groups.map(({ family }) => family)} />
      </PageHero>
      {groups.map((group) => (
        <FamilyIndex key={group.family} group={group} />
      ))}
      <CallToAction cta={page.cta} contours={contours} />
    </div>
  );
}
