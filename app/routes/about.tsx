import type { LoaderFunctionArgs } from 'react-router';
import { BelowFirstView } from '../behavior/first-view.tsx';
import { climbData } from '../page-data.server.ts';
import { pageOf } from '../page-of.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ClimbList } from '../sections/climb-list.tsx';
import { Mission } from '../sections/mission.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PointGrid } from '../sections/point-grid.tsx';
import { pageMeta } from '../seo.ts';

export { clientLoader } from '../behavior/page-ahead.ts';
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
