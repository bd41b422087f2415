import { homeData } from '../content/loaders/home-data.server.ts';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { AboutBlock } from '../sections/home/about-block.tsx';
import { AdvisoryGrid } from '../sections/home/advisory-grid.tsx';
import { ClientStrip } from '../sections/home/client-strip.tsx';
import { ExperienceBlock } from '../sections/home/experience-block.tsx';
import { Banner, HomeHero } from '../sections/home/home-hero.tsx';
import { ServiceIndex, SolutionCards } from '../sections/home/home-offers.tsx';
import { Testimonials } from '../sections/testimonials/testimonials.tsx';
import type { Route } from './+types/home';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => homeData(url);

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { page, contours, serviceLinks, clients, papers } = loaderData;
  return (
    <>
      <HomeHero hero={page.hero} contours={contours} />
      <Banner banner={page.banner} />
      <ExperienceBlock experience={page.experience} />
      <AboutBlock about={page.about} more={page.about.more} />
      <SolutionCards solutions={page.solutions} contours={contours} more={page.solutions.more} />
      <ServiceIndex services={page.services} links={serviceLinks} />
      <Testimonials testimonials={page.testimonials} more={page.testimonials.more} />
      <AdvisoryGrid advisory={page.advisory} papers={papers} more={page.advisory.more} />
      <ClientStrip strip={page.clients} clients={clients} />
      <CallToAction cta={page.cta} contours={contours} />
    </>
  );
}
