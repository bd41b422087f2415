import { type SectionBlock, sectionData } from '../content/loaders/home-data.server.ts';
import type { Drawing } from '../content/page.ts';
import { CallToAction } from '../sections/call-to-action/call-to-action.tsx';
import { PageHero } from '../sections/hero/page-hero.tsx';
import { AboutBlock } from '../sections/home/about-block.tsx';
import { AdvisoryGrid } from '../sections/home/advisory-grid.tsx';
import { SolutionCards } from '../sections/home/home-offers.tsx';
import { Prose } from '../sections/reading/prose.tsx';
import { Testimonials } from '../sections/testimonials/testimonials.tsx';
import type { Route } from './+types/section';

export { pageMeta as meta } from '../seo/page-meta.ts';

export const loader = ({ url }: Route.LoaderArgs) => sectionData(url);

export default function SectionPage({ loaderData }: Route.ComponentProps) {
  const { page, contours, block } = loaderData;
  const papers = block.kind === 'advisory' ? block.papers : [];
  return (
    <div data-family="corporate">
      <PageHero hero={page.hero} name={page.navLabel} contours={contours} />
      <HomeBlock block={block} contours={contours} />
      {page.depth.map((part, place) => (
        <Prose key={part.title} {...part} picture={papers[place]} />
      ))}
      <CallToAction cta={page.cta} contours={contours} />
    </div>
  );
}

function HomeBlock({ block, contours }: { block: SectionBlock; contours: Drawing }) {
  switch (block.kind) {
    case 'about':
      return <AboutBlock about={block.about} />;
    case 'featured':
      return <SolutionCards solutions={block.solutions} contours={contours} />;
    case 'advisory':
      return <AdvisoryGrid advisory={block.advisory} papers={block.papers} />;
    case 'testimonials':
      return <Testimonials testimonials={block.testimonials} />;
  }
}
