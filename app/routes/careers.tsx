import type { LoaderFunctionArgs } from 'react-router';
import { BelowFirstView } from '../behavior/first-view.tsx';
import { climbData } from '../page-data.server.ts';
import { pageOf } from '../page-of.tsx';
import { ClimbList } from '../sections/climb-list.tsx';
import { ContactButton } from '../sections/contact-button.tsx';
import { HowToApply } from '../sections/how-to-apply.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PointGrid } from '../sections/point-grid.tsx';
import { Prose } from '../sections/prose.tsx';
import { pageMeta } from '../seo.ts';

export { clientLoader } from '../behavior/page-ahead.ts';
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
