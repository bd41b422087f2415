import type { Drawing } from '../page.ts';
import type { SectionBlock } from '../section-data.server.ts';
import { AboutBlock } from './about-block.tsx';
import { AdvisoryGrid } from './advisory-grid.tsx';
import { SolutionCards } from './solution-cards.tsx';
import { Testimonials } from './testimonials.tsx';

/** One block of home, on a page of its own. */
export function HomeBlock({ block, terrain }: { block: SectionBlock; terrain: Drawing }) {
  switch (block.kind) {
    case 'about':
      return <AboutBlock about={block.about} />;
    case 'featured':
      return <SolutionCards solutions={block.solutions} terrain={terrain} />;
    case 'advisory':
      return <AdvisoryGrid advisory={block.advisory} papers={block.papers} />;
    case 'testimonials':
      return <Testimonials testimonials={block.testimonials} />;
  }
}
