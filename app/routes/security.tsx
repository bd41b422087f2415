import type { LoaderFunctionArgs } from 'react-router';
import { BelowFirstView } from '../behavior/first-view.tsx';
import { pageOf } from '../page-of.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ContactButton } from '../sections/contact-button.tsx';
import { FactRow } from '../sections/fact-row.tsx';
import { PageHero } from '../sections/page-hero.tsx';
import { PointGrid } from '../sections/point-grid.tsx';
import { Prose } from '../sections/prose.tsx';
import { RelatedPages } from '../sections/related-pages.tsx';
import { pageMeta } from '../seo.ts';
import { serviceData } from '../service-data.server.ts';

export { clientLoader } from '../behavior/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return serviceData(url, 'security');
}

const Page = pageOf<typeof loader>(function SecurityPage({ page, family, terrain, related }) {
  return (
    <div data-family={family}>
      <PageHero ground="deep" hero={page.hero} name={page.navLabel} family={family} terrain={terrain}>
        <ContactButton label={page.cta.buttonText} />
      </PageHero>
      <Prose paragraphs={page.intro} />
      <BelowFirstView>
        <PointGrid block={page.components} look="numbered" ground="wash" />
        <PointGrid block={page.points} look="columns" />
        <FactRow facts={page.facts} />
        <RelatedPages related={related} />
        <CallToAction cta={page.cta} terrain={terrain} />
      </BelowFirstView>
    </div>
  );
});

export const handle = { Page };
export default Page;
