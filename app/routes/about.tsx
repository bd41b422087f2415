import type { LoaderFunctionArgs } from 'react-router';
import { climbData } from '../content/loaders/page-data.server.ts';
import { BelowFirstView } from '../hooks/first-view.tsx';
import { pageOf } from '../page-of.tsx';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { Mission } from '../sections/company/mission.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { ClimbList } from '../sections/points/climb-list.tsx';
import { PointGrid } from '../sections/points/point-grid.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export { clientLoader } from '../hooks/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return climbData(url, 'about');
}

const Page = pageOf<typeof loader>(function AboutPage({ page, family, terrain, profile }) {
  return (
    <div data-family={family}>
      <PageHero hero={page.hero} name={page.navLabel} family={family} terrain={terrain} />
      <Mission mission={page.mission} />
      <BelowFirstView>
        <PointGrid block={page.approach} look="numbered" id="approach" ground="wash" />
        <ClimbList block={page.values} profile={profile} id="values" />
        <CallToAction cta={page.cta} terrain={terrain} />
      </BelowFirstView>
    </div>
  );
});

export const handle = { Page };
export default Page;
