import type { LoaderFunctionArgs } from 'react-router';
import { climbData } from '../content/loaders/page-data.server.ts';
import { BelowFirstView } from '../hooks/first-view.tsx';
import { pageOf } from '../page-of.tsx';
import { ContactButton } from '../sections/call-to-action/contact-button.tsx';
import { HowToApply } from '../sections/company/how-to-apply.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { ClimbList } from '../sections/points/climb-list.tsx';
import { PointGrid } from '../sections/points/point-grid.tsx';
import { Prose } from '../sections/reading/prose.tsx';
import { pageMeta } from '../seo/page-meta.ts';

export { clientLoader } from '../hooks/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return climbData(url, 'careers');
}

const Page = pageOf<typeof loader>(function CareersPage({ page, family, terrain, profile }) {
  return (
    <div data-family={family}>
      <PageHero hero={page.hero} name={page.navLabel} family={family} terrain={terrain}>
        <ContactButton label={page.hero.buttonText} />
      </PageHero>
      <Prose {...page.culture} ground="deep" />
      <BelowFirstView>
        <ClimbList block={page.values} profile={profile} id="values" ground="wash" />
        <PointGrid block={page.why} look="columns" id="why" />
        <HowToApply apply={page.apply} terrain={terrain} />
      </BelowFirstView>
    </div>
  );
});

export const handle = { Page };
export default Page;
