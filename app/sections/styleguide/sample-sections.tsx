import type { Samples } from '#app/styleguide-data.server.ts';
import { AboutBlock } from '../about-block.tsx';
import { AdvisoryGrid } from '../advisory-grid.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { ClimbList } from '../climb-list.tsx';
import { ExperienceBlock } from '../experience-block.tsx';
import { FactRow } from '../fact-row.tsx';
import { Mission } from '../mission.tsx';
import { PointGrid } from '../point-grid.tsx';
import { Prose } from '../prose.tsx';
import { ServiceTabs } from '../service-tabs.tsx';
import { SolutionCards } from '../solution-cards.tsx';
import { StatRow } from '../stat-row.tsx';
import { TechnologyGrid } from '../technology-grid.tsx';
import { Testimonials } from '../testimonials.tsx';

/** Sections as pages use them, with content of home, a service, a security page and the company. */
export function SampleSections({ samples }: { samples: Samples }) {
  const { home, service, security, about, terrain, profile, papers } = samples;
  return (
    <>
      <ExperienceBlock experience={home.experience} />
      <AboutBlock about={home.about} />
      <SolutionCards solutions={home.solutions} terrain={terrain} />
      <Testimonials testimonials={home.testimonials} />
      <AdvisoryGrid advisory={home.advisory} papers={papers} />
      <div data-family="erp">
        <ServiceTabs tabs={service.tabs} />
        <StatRow stats={service.stats} />
        <TechnologyGrid technologies={service.technologies} />
      </div>
      <div data-family="security">
        <Prose paragraphs={security.intro} />
        <PointGrid block={security.components} look="numbered" ground="wash" />
        <PointGrid block={security.points} look="columns" />
        <FactRow facts={security.facts} />
      </div>
      <Mission mission={about.mission} />
      <ClimbList block={about.values} profile={profile} id="values" ground="wash" />
      <CallToAction cta={home.cta} terrain={terrain} />
    </>
  );
}
