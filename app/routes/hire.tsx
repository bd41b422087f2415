import type { LoaderFunctionArgs } from 'react-router';
import { BelowFirstView } from '../behavior/first-view.tsx';
import { useHashScroll } from '../behavior/use-hash-scroll.ts';
import { climbData } from '../page-data.server.ts';
import { pageOf } from '../page-of.tsx';
import { ClimbList } from '../sections/climb-list.tsx';
import { Expertise } from '../sections/expertise.tsx';
import { HireActions } from '../sections/hire-actions.tsx';
import { HireContact } from '../sections/hire-contact.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PointGrid } from '../sections/point-grid.tsx';
import { TwoLists } from '../sections/two-lists.tsx';
import { pageMeta } from '../seo.ts';

export { clientLoader } from '../behavior/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return climbData(url, 'hire');
}

const Page = pageOf<typeof loader>(function HirePage({ page, family, terrain, profile }) {
  useHashScroll();
  return (
    <div data-family={family}>
      <PageHero hero={page.hero} name={page.navLabel} family={family} terrain={terrain}>
        <HireActions requestLabel={page.hero.requestLabel} exploreLabel={page.hero.exploreLabel} />
      </PageHero>
      <PointGrid block={page.why} look="columns" id="why" />
      <BelowFirstView>
        <Expertise expertise={page.expertise} />
        <ClimbList block={page.offers} profile={profile} id="offers" />
        <TwoLists engagements={page.engagements} />
        <PointGrid block={page.approach} look="numbered" id="approach" />
        <HireContact contact={page.contact} terrain={terrain} />
      </BelowFirstView>
    </div>
  );
});

export const handle = { Page };
export default Page;
