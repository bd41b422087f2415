import type { LoaderFunctionArgs } from 'react-router';
import { BelowFirstView } from '../behavior/first-view.tsx';
import { homeData } from '../home-data.server.ts';
import { pageOf } from '../page-of.tsx';
import { AboutBlock } from '../sections/about-block.tsx';
import { AdvisoryGrid } from '../sections/advisory-grid.tsx';
import { Banner } from '../sections/banner.tsx';
import { CallToAction } from '../sections/call-to-action.tsx';
import { ClientStrip } from '../sections/client-strip.tsx';
import { ExperienceBlock } from '../sections/experience-block.tsx';
import { HomeHero } from '../sections/home-hero.tsx';
import { ServiceIndex } from '../sections/service-index.tsx';
import { SolutionCards } from '../sections/solution-cards.tsx';
import { Testimonials } from '../sections/testimonials.tsx';
import { pageMeta } from '../seo.ts';

export { clientLoader } from '../behavior/page-ahead.ts';
export const meta = pageMeta;

export function loader({ url }: LoaderFunctionArgs) {
  return homeData(url);
}

const Page = pageOf<typeof loader>(function HomePage({ page, terrain, serviceLinks, clients, papers }) {
  return (
    <>
      <HomeHero hero={page.hero} terrain={terrain} />
      <Banner banner={page.banner} />
      <BelowFirstView>
        <ExperienceBlock experience={page.experience} />
        <AboutBlock about={page.about} more={page.about.more} />
        <SolutionCards solutions={page.solutions} terrain={terrain} more={page.solutions.more} />
        <ServiceIndex services={page.services} links={serviceLinks} />
        <Testimonials testimonials={page.testimonials} more={page.testimonials.more} />
        <AdvisoryGrid advisory={page.advisory} papers={papers} more={page.advisory.more} />
        <ClientStrip strip={page.clients} clients={clients} />
        <CallToAction cta={page.cta} terrain={terrain} />
      </BelowFirstView>
    </>
  );
});

export const handle = { Page };
export default Page;
