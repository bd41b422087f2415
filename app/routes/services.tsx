import { servicesData } from '../content/loaders/index-data.server.ts';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { FamilyJumps } from '../sections/hero/family-jumps.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { FamilyIndex } from '../sections/indexes/family-index.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import type { Route } from './+types/services';

export const meta = pageMeta;

export function loader({ url }: Route.LoaderArgs) {
  return servicesData(url);
}

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
