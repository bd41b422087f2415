import type { SectionBlock } from '#app/content/loaders/section-data.server.ts';
import type { Drawing } from '#app/content/page.ts';
import { Testimonials } from '../testimonials/testimonials.tsx';
import { AboutBlock } from './about-block.tsx';
import { AdvisoryGrid } from './advisory-grid.tsx';
import { SolutionCards } from './solution-cards.tsx';

export function HomeBlock({ block, contours }: { block: SectionBlock; contours: Drawing }) {
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
