import type { SectionBlock } from '../section-data.server.ts';
import { AboutBlock } from './about-block.tsx';
import { AdvisoryGrid } from './advisory-grid.tsx';
import { SolutionCards } from './solution-cards.tsx';
import { Testimonials } from './testimonials.tsx';

/** One block of home, on a page of its own. */
export function HomeBlock({ block }: { block: SectionBlock }) {
  switch (block.kind) {
    case 'about':
      return <AboutBlock about={block.about} />;
    case 'featured':
      return <SolutionCards solutions={block.solutions} />;
    case 'advisory':
      return <AdvisoryGrid advisory={block.advisory} />;
    case 'testimonials':
      return <Testimonials testimonials={block.testimonials} />;
  }
}
